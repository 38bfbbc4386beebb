import { type AssistantMessage, askAssistant } from '#shared/contracts/assistant.ts';
import { api } from '../../api/client.ts';
import { answering } from '../../api/live-state.ts';
import { onClearCaches } from '../../api/load-me.ts';
import { ApiProblem } from '../../api/problem.ts';
import { draftOf, writeDraft } from '../../kit/form/drafts.ts';
import { translate } from '../../ui/i18n.ts';
import { createStore } from '../../ui/store.ts';
import { refreshMessages } from './use-messages.ts';

/** The last question of this tab. It goes on while the dialog is closed. */
export type Asking =
  | { state: 'waiting'; text: string }
  | { state: 'answered'; text: string; answer: AssistantMessage }
  /** No model answered: what is said instead is not in the history. */
  | { state: 'unanswered'; text: string; apology: string }
  /** Its text is in the draft again. */
  | { state: 'refused'; message: string };

export const asking = createStore<Asking | null>(null);
export const forgetQuestion = (): void => asking.write(null);
onClearCaches(forgetQuestion);

export const draftName = 'question to the assistant';

export const sendQuestion = async (text: string): Promise<void> => {
  const mine: Asking = { state: 'waiting', text };
  answering.write('');
  asking.write(mine);
  const settle = (next: Asking | null) => {
    if (asking.read() === mine) asking.write(next);
  };
  try {
    const { answer, error } = (await api(askAssistant, { body: { message: text } })).data;
    settle(
      answer
        ? { state: 'answered', text, answer }
        : { state: 'unanswered', text, apology: error?.message ?? translate('assistant:apology') },
    );
  } catch (error) {
    if (!(error instanceof ApiProblem)) {
      settle(null);
      throw error;
    }
    // What was typed meanwhile stays behind it.
    writeDraft(draftName, [text, draftOf(draftName, '')].filter((part) => part.trim() !== '').join('\n'));
    settle({ state: 'refused', message: error.message });
  }
  await refreshMessages();
};
