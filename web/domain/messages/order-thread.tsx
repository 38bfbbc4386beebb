import { useTranslation } from 'react-i18next';
import type { Message } from '#shared/contracts/messages.ts';
import { messageLimits } from '#shared/domain/messages/limits.ts';
import { useMe } from '../../api/me.ts';
import { Composer } from '../../kit/parts/composer.tsx';
import { ShowEarlier } from '../../kit/parts/show-earlier.tsx';
import { UnsentNote } from '../../kit/parts/unsent-note.tsx';
import { useLastInView } from '../../kit/parts/use-last-in-view.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { cx } from '../../ui/cx.ts';
import { deviceExactMoment } from '../../ui/device-time.ts';
import { Field } from '../../ui/field.tsx';
import { count } from '../../ui/format.ts';
import { MarkedText } from '../../ui/marked-text.tsx';
import { Count } from '../../ui/pill.tsx';
import { Select } from '../../ui/select.tsx';
import { useThread } from './use-thread.ts';

/** From here on, the number of characters left is shown. */
const nearLimit = 500;

/** The messages about an order between its sides, live. An unsent one is shown at once and can be sent again. */
export const OrderThread = ({ orderId }: { orderId: string }) => {
  const { t } = useTranslation('messages');
  const me = useMe();
  const { list, history, unsent, text, setText, addressee, setTo, canSend, send, firstUnread } = useThread(orderId);
  const messages = history.entries ?? [];
  const people = history.newest?.people ?? [];
  const waiting = unsent.items.at(-1);
  useLastInView(list, { last: history.entries && (waiting?.key ?? messages.at(-1)?.id), isOwn: waiting !== undefined });
  const left = messageLimits.text - text.length;
  const firstShown = history.total - messages.length;
  // The first unread message may be on an earlier page.
  const firstNew = firstUnread === null ? null : Math.max(firstUnread, firstShown);
  return (
    <section aria-labelledby="thread" className="min-w-0">
      <h2 id="thread" className="text-14 mb-3 flex items-center gap-x-2 font-semibold">
        {t('thread.title')}
        {history.total > 0 && <Count>{history.total}</Count>}
      </h2>
      {!history.entries && !history.error && <span className="skeleton w-48" />}
      <ShowEarlier history={history} list={list} />
      {history.entries && messages.length === 0 && unsent.items.length === 0 && (
        <p className="text-ink-2 mb-4 text-pretty">{t('thread.empty')}</p>
      )}
      <ol ref={list} className="flex flex-col gap-4 [&:not(:empty)]:mb-4">
        {messages.map((message, nth) => (
          <li key={message.id} className="flex flex-col gap-4">
            {firstShown + nth === firstNew && (
              <p className="text-12 text-primary-text flex items-center gap-2 font-medium">
                {t('thread.new')}
                <span aria-hidden className="border-line-strong flex-1 border-t" />
              </p>
            )}
            <Said message={message} isOwn={message.by.id === me.id} />
          </li>
        ))}
        {unsent.items.map((entry) => (
          <li key={entry.key}>
            <Bubble name={me.fio} isOwn>
              {entry.content.for_name && <ForPerson name={entry.content.for_name} />}
              <p className="wrap-anywhere whitespace-pre-line">
                <MarkedText text={entry.content.text} />
              </p>
              <UnsentNote entry={entry} onRetry={() => unsent.retry(entry)} onDrop={() => unsent.drop(entry)} />
            </Bubble>
          </li>
        ))}
      </ol>
      <div className="flex flex-col gap-2">
        <Composer
          label={t('thread.write')}
          placeholder={t('thread.placeholder')}
          send={t('thread.send')}
          text={text}
          maxLength={messageLimits.text}
          disabled={!canSend}
          onText={setText}
          onSend={send}
        />
        {left < nearLimit && (
          <p role="status" className="text-12 text-ink-3 tabular-nums">
            {t('thread.left', { characters: count(left) })}
          </p>
        )}
        {people.length > 0 && (
          <Field label={t('thread.to')}>
            {(ids) => (
              <Select
                {...ids}
                options={[
                  { value: '', label: t(history.newest?.side === 'platform' ? 'thread.toBoth' : 'thread.toAll') },
                  ...people.map(({ id, fio, side }) => ({ value: id, label: fio, note: t(`sides.${side}`) })),
                ]}
                value={addressee?.id ?? ''}
                onChange={setTo}
              />
            )}
          </Field>
        )}
        <p className="text-12 text-ink-3 text-pretty">
          <MarkedText text={t('thread.help')} />
        </p>
      </div>
    </section>
  );
};

const Said = ({ message: { by, side, at, text, for_user }, isOwn }: { message: Message; isOwn: boolean }) => {
  const { t } = useTranslation('messages');
  return (
    <Bubble name={by.fio} side={t(`sides.${side}`)} at={at} isOwn={isOwn}>
      {for_user && <ForPerson name={for_user.fio} />}
      <p className="text-pretty wrap-anywhere whitespace-pre-line">
        <MarkedText text={text} />
      </p>
    </Bubble>
  );
};

const ForPerson = ({ name }: { name: string }) => {
  const { t } = useTranslation('messages');
  return <p className="text-12 text-ink-2">{t('thread.for', { name })}</p>;
};

const Bubble = ({
  name,
  side,
  at,
  isOwn,
  children,
}: {
  name: string;
  side?: string;
  at?: string;
  isOwn: boolean;
  children: React.ReactNode;
}) => (
  <div className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-2.5">
    <Avatar name={name} />
    <div className="min-w-0">
      <p className="mb-1 flex flex-wrap items-baseline gap-x-2">
        <b className="font-medium">{name}</b>
        {side && <span className="text-12 text-ink-2">{side}</span>}
        {at && (
          <time dateTime={at} className="figures text-12 text-ink-3 ml-auto">
            {deviceExactMoment(at)}
          </time>
        )}
      </p>
      <div className={cx('rounded-2 px-3 py-2', isOwn ? 'bg-primary-soft' : 'border-line bg-surface border')}>
        {children}
      </div>
    </div>
  </div>
);
