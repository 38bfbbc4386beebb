import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAssistantChat } from '#shared/contracts/assistant.ts';
import type { Answer } from '#shared/contracts/endpoint.ts';
import { useSend } from '../../api/query.ts';
import { ReasonDialog } from '../../kit/form/reason-dialog.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { AnswerText } from './answer-text.tsx';
import { Bubble } from './bubble.tsx';
import type { ChatRow } from './chat-columns.tsx';
import { ProposalFacts } from './proposal-facts.tsx';
import { isKnown } from './proposals.tsx';

type Read = Answer<typeof readAssistantChat>['data'];

/** The conversation of a person, after a reason that the audit log keeps. */
export const ReadChat = ({ chat, onClose }: { chat: ChatRow; onClose: () => void }) => {
  const { t } = useTranslation('assistant');
  const { mutateAsync } = useSend(readAssistantChat, { refetches: false });
  const [read, setRead] = useState<Read | null>(null);
  if (read) return <Messages read={read} onClose={onClose} />;
  return (
    <ReasonDialog<Read>
      title={t('read.title', { name: chat.fio })}
      confirm={t('read.confirm')}
      keep={t('read.keep')}
      reason={{ label: t('read.reason'), hint: t('read.hint') }}
      submit={async (reason = '') => (await mutateAsync({ body: { user_id: chat.user_id, reason } })).data}
      onDone={setRead}
      onClose={onClose}
    >
      <p className="text-pretty">{t('read.text')}</p>
    </ReasonDialog>
  );
};

const Messages = ({ read: { user, messages }, onClose }: { read: Read; onClose: () => void }) => {
  const { t } = useTranslation('assistant');
  const shown = messages.filter(({ content, proposals }) => content.trim() !== '' || proposals.length > 0);
  return (
    <Drawer title={user.fio} onClose={onClose}>
      {shown.length === 0 ? (
        <p className="text-ink-2">{t('read.none')}</p>
      ) : (
        <ol className="flex flex-col gap-3 pb-3">
          {shown.map((message) => (
            <li key={message.id} className="flex flex-col gap-1.5">
              <Message message={message} />
            </li>
          ))}
        </ol>
      )}
    </Drawer>
  );
};

const Message = ({ message }: { message: Read['messages'][number] }) => {
  const { t } = useTranslation('assistant');
  const { role, content, at, date, model, proposals, rating, reason } = message;
  const isQuestion = role === 'user';
  const Thumb = rating === 'up' ? ThumbsUp : ThumbsDown;
  return (
    <>
      {content.trim() !== '' && (
        <Bubble isOwn={isQuestion}>{isQuestion ? content : <AnswerText>{content}</AnswerText>}</Bubble>
      )}
      {proposals.map((proposal) => (
        <section key={proposal.id} className="rounded-2 border-line border pt-2">
          <h3 className="flex flex-wrap gap-x-2 px-3 pb-1.5 font-semibold">
            {isKnown(proposal.endpoint) ? t(`proposals.kinds.${proposal.endpoint}.title`) : proposal.endpoint}
            <span className="text-ink-3 font-regular">{t(`proposals.states.${proposal.state}`)}</span>
          </h3>
          <ProposalFacts proposal={proposal} />
        </section>
      ))}
      <p className={`text-11 text-ink-3 flex flex-wrap items-center gap-x-1.5 ${isQuestion ? 'justify-end' : ''}`}>
        <time dateTime={at} className="figures">
          {date}
        </time>
        {model !== null && <span>· {model}</span>}
        {rating !== null && (
          <>
            <Thumb role="img" aria-label={t(`read.ratings.${rating}`)} className="size-3!" />
            {reason !== null && <span className="text-ink-2 wrap-anywhere">{reason}</span>}
          </>
        )}
      </p>
    </>
  );
};
