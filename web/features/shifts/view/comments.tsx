import { useTranslation } from 'react-i18next';
import type { Shift } from '#shared/contracts/shifts.ts';
import { useMe } from '../../../api/me.ts';
import { CommentHead, CommentTime } from '../../../domain/shifts/comment-head.tsx';
import { useComments } from '../../../domain/shifts/use-comments.ts';
import { useDraft } from '../../../kit/form/drafts.ts';
import { Composer } from '../../../kit/parts/composer.tsx';
import { ShowEarlier } from '../../../kit/parts/show-earlier.tsx';
import { UnsentNote } from '../../../kit/parts/unsent-note.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Count } from '../../../ui/pill.tsx';
import { Checkbox } from '../../../ui/switch.tsx';

const entry = 'grid grid-cols-[24px_minmax(0,1fr)] gap-x-2.5 gap-y-0.5 *:last:col-start-2';

/** The comments of a shift. An unsent comment is shown at once; one that failed can be sent again or discarded. */
export const Comments = ({ shift }: { shift: Shift }) => {
  const { t } = useTranslation('shifts');
  const me = useMe();
  const { list, history, unsent, text, setText, send: sendText } = useComments(shift.id);
  const [instruction, setInstruction] = useDraft<boolean>(`instruction of ${shift.id}`, false);
  const comments = history.entries ?? [];

  const send = () => {
    if (sendText(instruction ? { instruction } : {})) setInstruction(false);
  };

  return (
    <section aria-labelledby="comments">
      <h2 id="comments" className="text-14 mb-3 flex flex-wrap items-center gap-x-2 font-semibold">
        {t('view.comments.title')}
        {history.total > 0 && <Count>{history.total}</Count>}
        <span className="text-12 font-regular text-ink-3 ml-auto">{t('view.comments.seenBy')}</span>
      </h2>
      {!history.entries && !history.error && <span className="skeleton w-48" />}
      <ShowEarlier history={history} list={list} />
      <ol ref={list} className="flex flex-col gap-4 [&:not(:empty)]:mb-4">
        {comments.map((comment) => (
          <li key={comment.id} className={entry}>
            <Avatar name={comment.by.fio} />
            <CommentHead
              by={comment.by.fio}
              label={comment.instruction && t('view.comments.instruction')}
              className="items-center"
            >
              <CommentTime at={comment.at} zone={shift.store.time_zone} />
            </CommentHead>
            <p className="col-start-2 text-pretty wrap-anywhere whitespace-pre-line">{comment.text}</p>
          </li>
        ))}
        {unsent.items.map((waiting) => (
          <li key={waiting.key} className={entry}>
            <Avatar name={me.fio} />
            <CommentHead
              by={me.fio}
              label={waiting.content.instruction === true && t('view.comments.instruction')}
              className="items-center"
            />
            <p className="col-start-2 text-pretty wrap-anywhere whitespace-pre-line">{waiting.content.text}</p>
            <UnsentNote entry={waiting} onRetry={() => unsent.retry(waiting)} onDrop={() => unsent.drop(waiting)} />
          </li>
        ))}
      </ol>
      <Composer
        label={t('view.comments.new')}
        placeholder={t('view.comments.placeholder')}
        send={t('view.comments.send')}
        text={text}
        maxLength={2000}
        onText={setText}
        onSend={send}
      />
      <label className="text-12 text-ink-2 mt-2 flex cursor-pointer items-center gap-2">
        <Checkbox checked={instruction} onChange={(event) => setInstruction(event.target.checked)} />
        {t('view.comments.asInstruction')}
      </label>
    </section>
  );
};
