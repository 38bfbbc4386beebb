import { Fragment, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssistantMessage } from '#shared/contracts/assistant.ts';
import { answering } from '../../api/live-state.ts';
import { useLastInView } from '../../kit/parts/use-last-in-view.ts';
import { Button } from '../../ui/button.tsx';
import { useStore } from '../../ui/store.ts';
import { AnswerText } from './answer-text.tsx';
import { type Asking, sendQuestion } from './asking.ts';
import { Bubble } from './bubble.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { RateAnswer } from './rate-answer.tsx';
import { shownMessages } from './shown-messages.ts';

type Props = {
  /** What the assistant says first. */
  start: string | undefined;
  /** Undefined until they have loaded. */
  messages: readonly AssistantMessage[] | undefined;
  asking: Asking | null;
};

/** What was said, the oldest first, with the question that waits for its answer. */
export const Log = ({ start, messages, asking }: Props) => {
  const { t } = useTranslation('assistant');
  const list = useRef<HTMLOListElement>(null);
  const { shown, question } = shownMessages(messages ?? [], asking);
  const written = useStore(answering, '');
  const last = [shown.at(-1)?.id, question, asking?.state, written.length].join(' ');
  useLastInView(list, { last: messages && last, isOwn: written === '', opensAtLast: true });
  return (
    <div
      role="log"
      aria-label={t('log')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be operable by keyboard
      tabIndex={0}
      className="quiet-scroll min-h-0 flex-1 overflow-auto px-4 pt-2 -outline-offset-2"
    >
      <ol ref={list} className="flex flex-col gap-2.5 pb-3">
        {start !== undefined && start !== '' && (
          <li className="flex flex-col">
            <Bubble>
              <AnswerText>{start}</AnswerText>
            </Bubble>
          </li>
        )}
        {!messages && (
          <li aria-hidden>
            <span className="skeleton w-48" />
          </li>
        )}
        {shown.map((message, nth) => (
          <Fragment key={message.id}>
            {dayOf(message) !== dayOf(shown[nth - 1]) && (
              <li className="text-12 text-ink-3 text-center tabular-nums">
                <time dateTime={message.at}>{message.date}</time>
              </li>
            )}
            <li className="flex flex-col gap-2">
              <Said message={message} />
            </li>
          </Fragment>
        ))}
        {question !== null && (
          <li className="flex flex-col">
            <Bubble isOwn>{question}</Bubble>
          </li>
        )}
        {asking?.state === 'waiting' && (
          <li className="flex flex-col">
            <Bubble>{written === '' ? <Typing /> : <AnswerText>{written}</AnswerText>}</Bubble>
          </li>
        )}
        {asking?.state === 'unanswered' && (
          <li className="flex flex-col items-start gap-2">
            <Bubble>{asking.apology}</Bubble>
            <Button size="sm" onClick={() => void sendQuestion(asking.text)}>
              {t('ask.again')}
            </Button>
          </li>
        )}
      </ol>
    </div>
  );
};

/** The day in Prague of a message. */
const dayOf = (message: AssistantMessage | undefined): string | undefined => message?.date.slice(0, 10);

const Said = ({ message }: { message: AssistantMessage }) => {
  if (message.role === 'user') return <Bubble isOwn>{message.content}</Bubble>;
  return (
    <>
      {message.content.trim() !== '' && (
        <Bubble>
          <AnswerText>{message.content}</AnswerText>
        </Bubble>
      )}
      {message.proposals.map((proposal) => (
        <ProposalCard key={proposal.id} proposal={proposal} />
      ))}
      <RateAnswer message={message} />
    </>
  );
};

const Typing = () => {
  const { t } = useTranslation('assistant');
  return (
    <span role="status" className="inline-flex gap-1 py-1.5">
      <span className="sr-only">{t('typing')}</span>
      {['', 'opacity-70 [animation-delay:150ms]', 'opacity-40 [animation-delay:300ms]'].map((dot) => (
        <span key={dot} aria-hidden className={`bg-ink-3 size-1.5 animate-pulse rounded-full ${dot}`} />
      ))}
    </span>
  );
};
