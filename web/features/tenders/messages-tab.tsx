import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { listTenderMessages, sendTenderMessage, type Tender, type TenderMessage } from '#shared/contracts/tenders.ts';
import { tenderLimits } from '#shared/domain/tenders/limits.ts';
import { api } from '../../api/client.ts';
import { useHistory } from '../../api/pages.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useSend } from '../../api/query.ts';
import { useDraft } from '../../kit/form/drafts.ts';
import { Composer } from '../../kit/parts/composer.tsx';
import { ShowEarlier } from '../../kit/parts/show-earlier.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { cx } from '../../ui/cx.ts';
import { deviceMoment } from '../../ui/device-time.ts';
import { count } from '../../ui/format.ts';
import { MarkedText } from '../../ui/marked-text.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { Part, TabLayout, Waiting } from './tab-layout.tsx';

/** From here on, the number of characters left is shown. */
const nearLimit = 500;

/** Questions and answers about a tender: everybody who reads it reads them. */
export default function MessagesTab({ tender }: { tender: Tender }) {
  const { t } = useTranslation('tenders');
  const list = useRef<HTMLOListElement>(null);
  const history = useHistory(listTenderMessages, tender.id, (page, signal) =>
    api(listTenderMessages, { params: { id: tender.id }, query: { page } }, { signal }),
  );
  const [text, setText] = useDraft<string>(`message about tender ${tender.id}`, '');
  const send = useSend(sendTenderMessage);
  const messages = history.entries;
  const left = tenderLimits.text - text.length;
  const sendText = async () => {
    const written = text.trim();
    if (written === '' || send.isPending) return;
    try {
      await send.mutateAsync({ params: { id: tender.id }, body: { text: written } });
      setText('');
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      snack({ tone: 'bad', text: error.message });
    }
  };
  return (
    <TabLayout>
      <div className="max-w-180">
        <Part title={t('messages.title')} end={history.total > 0 && count(history.total)}>
          {!messages && !history.error && <Waiting />}
          <ShowEarlier history={history} list={list} />
          {messages?.length === 0 && <p className="text-ink-2 mb-4 text-pretty">{t('messages.empty')}</p>}
          <ol ref={list} className="flex flex-col gap-4 [&:not(:empty)]:mb-4">
            {messages?.map((message) => (
              <li key={message.id}>
                <Said message={message} />
              </li>
            ))}
          </ol>
          <div className="flex flex-col gap-2">
            <Composer
              label={t('messages.write')}
              placeholder={t(tender.is_owner ? 'messages.answer' : 'messages.ask')}
              send={t('messages.send')}
              text={text}
              maxLength={tenderLimits.text}
              disabled={send.isPending}
              onText={setText}
              onSend={() => void sendText()}
            />
            {left < nearLimit && (
              <p role="status" className="text-12 text-ink-3 tabular-nums">
                {t('messages.left', { characters: count(left) })}
              </p>
            )}
            <p className="text-12 text-ink-3 text-pretty">
              {t(tender.is_owner ? 'messages.helpOwner' : 'messages.helpParticipant')}
            </p>
          </div>
        </Part>
      </div>
    </TabLayout>
  );
}

const Said = ({ message: { by, company, side, own, text, at } }: { message: TenderMessage }) => {
  const { t } = useTranslation('tenders');
  const name = own ? t('messages.you') : (by?.fio ?? t('messages.participant'));
  return (
    <div className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-2.5">
      <Avatar name={by?.fio ?? name} />
      <div className="min-w-0">
        <p className="mb-1 flex flex-wrap items-baseline gap-x-2">
          <b className="font-medium">{name}</b>
          <span className="text-12 text-ink-2">
            {[company?.name, (by || own) && t(`messages.sides.${side}`)].filter(Boolean).join(', ')}
          </span>
          <time dateTime={at} className="figures text-12 text-ink-3 ml-auto">
            {deviceMoment(at)}
          </time>
        </p>
        <div className={cx('rounded-2 px-3 py-2', own ? 'bg-primary-soft' : 'border-line bg-surface border')}>
          <p className="text-pretty wrap-anywhere whitespace-pre-line">
            <MarkedText text={text} />
          </p>
        </div>
      </div>
    </div>
  );
};
