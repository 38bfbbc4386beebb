import { Megaphone } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { createComment, listComments } from '#shared/contracts/shifts.ts';
import type { Shift } from '#shared/contracts/shifts.ts';
import { api } from '../../api/client.ts';
import { useHistory } from '../../api/history.ts';
import { useDraft } from '../../resource/drafts.ts';
import { useOutbox } from '../../resource/outbox.ts';
import { ShowEarlier } from '../../resource/show-earlier.tsx';
import { UnsentNote } from '../../resource/unsent-note.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { controlClass } from '../../ui/field.tsx';
import { clock, dayOf, shortDay } from '../../ui/format.ts';
import { Tag } from '../../ui/pill.tsx';
import { pollInterval } from './my-shifts.ts';

/** The comments of a shift. A comment that failed stays here to be sent again. */
export const Comments = ({ shift }: { shift: Shift }) => {
  const { t } = useTranslation(['worker', 'common']);
  const params = { id: shift.id };
  const zone = shift.store.time_zone;
  const { area, name } = listComments;
  const list = useRef<HTMLOListElement>(null);
  const history = useHistory(
    [area, name, 'pages', shift.id],
    (page, signal) => api(listComments, { params, query: { page } }, { signal }),
    pollInterval,
  );
  const outbox = useOutbox(`comments of ${shift.id}`, createComment);
  const [text, setText] = useDraft<string>(`comment of ${shift.id}`, '');
  const send = () => {
    setText('');
    void outbox.add({ params, body: { text: text.trim() } });
  };
  return (
    <div>
      <h3 className="text-14 flex flex-wrap items-baseline gap-x-2 font-semibold">
        {t('details.comments')}
        <span className="text-12 font-regular text-ink-3">{t('details.commentsHelp')}</span>
      </h3>
      {history.entries?.length === 0 && outbox.items.length === 0 && (
        <p className="text-14 text-ink-2 mt-1">{t('details.noComments')}</p>
      )}
      {!history.entries && !history.error && <span className="skeleton mt-2 w-48" />}
      <ShowEarlier history={history} list={list} />
      <ol ref={list} className="text-14 mt-2 flex flex-col gap-3">
        {history.entries?.map((comment) => (
          <li key={comment.id}>
            <p className="text-13 flex flex-wrap items-baseline gap-x-2">
              <b className="font-medium">{comment.by.fio}</b>
              {comment.instruction && (
                <Tag tone="info" icon={Megaphone}>
                  {t('details.instruction')}
                </Tag>
              )}
              <time dateTime={comment.at} className="figures text-12 text-ink-3 ml-auto">
                {`${shortDay(dayOf(comment.at, zone))} ${clock(comment.at, zone)}`}
              </time>
            </p>
            <p className="text-pretty wrap-anywhere whitespace-pre-line">{comment.text}</p>
          </li>
        ))}
        {outbox.items.map((unsent) => (
          <li key={unsent.key}>
            <p className={cx('text-pretty wrap-anywhere whitespace-pre-line', unsent.failed === null && 'opacity-60')}>
              {unsent.request.body.text}
            </p>
            <UnsentNote
              failed={unsent.failed}
              onRetry={() => void outbox.retry(unsent)}
              onDrop={() => outbox.drop(unsent)}
            />
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
