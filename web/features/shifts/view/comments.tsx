import { Megaphone } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { createComment, listComments } from '#shared/contracts/shifts.ts';
import type { Shift } from '#shared/contracts/shifts.ts';
import { api } from '../../../api/client.ts';
import { useHistory } from '../../../api/history.ts';
import { useMe } from '../../../api/me.ts';
import { useDraft } from '../../../resource/drafts.ts';
import { useOutbox } from '../../../resource/outbox.ts';
import { ShowEarlier } from '../../../resource/show-earlier.tsx';
import { UnsentNote } from '../../../resource/unsent-note.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { controlClass } from '../../../ui/field.tsx';
import { clock, dayOf, shortDay } from '../../../ui/format.ts';
import { Count, Tag } from '../../../ui/pill.tsx';
import { Checkbox } from '../../../ui/switch.tsx';
import { pollInterval } from '../queries.ts';

const entry = 'grid grid-cols-[24px_minmax(0,1fr)] gap-x-2.5 gap-y-0.5 *:last:col-start-2';

/** The comments of a shift. An unsent comment is shown at once; one that failed can be sent again or discarded. */
export const Comments = ({ shift }: { shift: Shift }) => {
  const { t } = useTranslation('shifts');
  const me = useMe();
  const params = { id: shift.id };
  const { area, name } = listComments;
  const list = useRef<HTMLOListElement>(null);
  const history = useHistory(
    [area, name, 'pages', shift.id],
    (page, signal) => api(listComments, { params, query: { page } }, { signal }),
    pollInterval,
  );
  const outbox = useOutbox(`comments of ${shift.id}`, createComment);
  const [text, setText] = useDraft<string>(`comment of ${shift.id}`, '');
  const [instruction, setInstruction] = useDraft<boolean>(`instruction of ${shift.id}`, false);
  const comments = history.entries ?? [];

  const send = () => {
    const written = text.trim();
    if (written === '') return;
    setText('');
    void outbox.add({ params, body: { text: written, ...(instruction && { instruction }) } });
    setInstruction(false);
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
            <p className="flex flex-wrap items-center gap-x-2">
              <b className="font-medium">{comment.by.fio}</b>
              {comment.instruction && (
                <Tag tone="info" icon={Megaphone}>
                  {t('view.comments.instruction')}
                </Tag>
              )}
              <time dateTime={comment.at} className="figures text-12 text-ink-3 ml-auto">
                {`${shortDay(dayOf(comment.at, shift.store.time_zone))} ${clock(comment.at, shift.store.time_zone)}`}
              </time>
            </p>
            <p className="col-start-2 text-pretty wrap-anywhere whitespace-pre-line">{comment.text}</p>
          </li>
        ))}
        {outbox.items.map((unsent) => (
          <li key={unsent.key} className={cx(entry, unsent.failed === null && 'opacity-60')}>
            <Avatar name={me.fio} />
            <p className="flex flex-wrap items-center gap-x-2">
              <b className="font-medium">{me.fio}</b>
              {unsent.request.body.instruction === true && (
                <Tag tone="info" icon={Megaphone}>
                  {t('view.comments.instruction')}
                </Tag>
              )}
              {unsent.failed === null && (
                <span className="text-12 text-ink-3 ml-auto">{t('view.comments.sending')}</span>
              )}
            </p>
            <p className="col-start-2 text-pretty wrap-anywhere whitespace-pre-line">{unsent.request.body.text}</p>
            <UnsentNote
              failed={unsent.failed}
              onRetry={() => void outbox.retry(unsent)}
              onDrop={() => outbox.drop(unsent)}
            />
          </li>
        ))}
      </ol>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <div className="relative">
          <textarea
            aria-label={t('view.comments.new')}
            placeholder={t('view.comments.placeholder')}
            rows={2}
            maxLength={2000}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              send();
            }}
            className={cx(controlClass, 'h-auto! resize-none pt-2 pb-12 [field-sizing:content]')}
          />
          <Button
            type="submit"
            size="sm"
            keys="Ctrl Enter"
            disabled={text.trim() === ''}
            className="absolute right-1.5 bottom-1.5"
          >
            {t('view.comments.send')}
          </Button>
        </div>
        <label className="text-12 text-ink-2 mt-2 flex cursor-pointer items-center gap-2">
          <Checkbox checked={instruction} onChange={(event) => setInstruction(event.target.checked)} />
          {t('view.comments.asInstruction')}
        </label>
      </form>
    </section>
  );
};
