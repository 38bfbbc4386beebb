import type { AssistantMessage } from '#shared/contracts/assistant.ts';
import type { Asking } from './asking.ts';

/** The messages with the last answer, which the history may not have yet, and the question that it does not have. */
export const shownMessages = (
  messages: readonly AssistantMessage[],
  asking: Asking | null,
): { shown: AssistantMessage[]; question: string | null } => {
  const stored = messages.filter(({ content, proposals }) => content.trim() !== '' || proposals.length > 0);
  if (asking === null || asking.state === 'refused') return { shown: stored, question: null };
  const last = stored.at(-1);
  const isStored = last?.role === 'user' && last.content === asking.text;
  const question = isStored ? null : asking.text;
  if (asking.state !== 'answered') return { shown: stored, question };
  const isKnown = messages.some(({ id }) => id === asking.answer.id);
  if (isKnown) return { shown: stored, question: null };
  const own: AssistantMessage = {
    ...asking.answer,
    id: `question of ${asking.answer.id}`,
    role: 'user',
    content: asking.text,
    proposals: [],
  };
  return { shown: [...stored, ...(isStored ? [] : [own]), asking.answer], question: null };
};
