import { useTranslation } from 'react-i18next';
import type { Shift } from '#shared/contracts/shifts.ts';
import { CommentHead, CommentTime } from '../../domain/shifts/comment-head.tsx';
import { useComments } from '../../domain/shifts/use-comments.ts';
import { ShowEarlier } from '../../kit/parts/show-earlier.tsx';
import { UnsentNote } from '../../kit/parts/unsent-note.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { controlClass } from '../../ui/field.tsx';

/** The comments of a shift. A comment that failed stays here to be sent again. */
export const Comments = ({ shift }: { shift: Shift }) => {
  const { t } = useTranslation(['worker', 'common']);
  const zone = shift.store.time_zone;
  const { list, history, unsent, text, setText, send } = useComments(shift.id);
  return (
    <div>
      <h3 className="text-14 flex flex-wrap items-baseline gap-x-2 font-semibold">
        {t('details.comments')}
        <span className="text-12 font-regular text-ink-3">{t('details.commentsHelp')}</span>
      </h3>
      {history.entries?.length === 0 && unsent.items.length === 0 && (
        <p className="text-14 text-ink-2 mt-1">{t('details.noComments')}</p>
      )}
      {!history.entries && !history.error && <span className="skeleton mt-2 w-48" />}
      <ShowEarlier history={history} list={list} />
      <ol ref={list} className="text-14 mt-2 flex flex-col gap-3">
        {history.entries?.map((comment) => (
          <li key={comment.id}>
            <CommentHead
              by={comment.by.fio}
              label={comment.instruction && t('details.instruction')}
              className="text-13 items-baseline"
            >
              <CommentTime at={comment.at} zone={zone} />
            </CommentHead>
            <p className="text-pretty wrap-anywhere whitespace-pre-line">{comment.text}</p>
          </li>
        ))}
        {unsent.items.map((entry) => (
          <li key={entry.key}>
            <p className="text-pretty wrap-anywhere whitespace-pre-line">{entry.content.text}</p>
            <UnsentNote entry={entry} onRetry={() => unsent.retry(entry)} onDrop={() => unsent.drop(entry)} />
          </li>
        ))}
      </ol>
      <form
        className="mt-3 flex flex-wrap items-end justify-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <textarea
          aria-label={t('details.comment')}
          placeholder={t('details.comment')}
          rows={1}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={cx(controlClass, 'h-auto! min-h-11 flex-1 basis-44 resize-none py-2.5 [field-sizing:content]')}
        />
        <Button type="submit" disabled={text.trim() === ''} className="h-11!">
          {t('details.send')}
        </Button>
      </form>
    </div>
  );
};
