import { randomUUID } from 'node:crypto';
import { askAssistant } from '#shared/contracts/assistant.ts';
import { systemPrompt } from '#shared/domain/assistant/prompt.ts';
import { dayInPrague } from '#shared/domain/bounded-days.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { type Chat, chatWrite, findChat, ofChat } from '../data/assistant/chats.ts';
import { type Message, messageWrite } from '../data/assistant/messages.ts';
import { tokenWrites } from '../data/assistant/usage.ts';
import { derivedId } from '../data/derived-id.ts';
import { consume } from '../data/rate-limits.ts';
import { settings } from '../data/system/system-settings.ts';
import { serve } from '../http/serve.ts';
import { languageOf } from '../http/translate.ts';
import { type Answer, answerQuestion } from './answer.ts';
import { apologyIn } from './apology.ts';
import { beginQuestion } from './begin-question.ts';
import { startPreview } from './preview.ts';
import { toReplyMessage } from './to-reply.ts';

export const handler = serve(askAssistant, async ({ body, actor, caller, locale, now, idempotencyKey }) => {
  await consume('assistant-messages-of-account', actor.id, now);
  const { value, version } = await settings.assistant.read();
  const day = dayInPrague(now);
  const id = derivedId('assistant-question', actor.id, idempotencyKey ?? randomUUID());
  const before = await beginQuestion({ id, actor, content: body.message, limits: value.limits, day, now });
  const system = systemPrompt(value, { actor, role: actor.role, language: languageOf(locale), today: day });
  const said = before.map(({ role, content }) => ({ role, content }));
  const preview = startPreview(actor.id);
  const answered = await answerQuestion({
    id,
    system,
    history: said,
    message: body.message,
    role: actor.role,
    caller,
    settings: value,
    onText: preview.show,
    now,
  });
  await preview.end();
  const message = messageOf(answered, { id, actor, version, now });
  const chat = await findChat(actor.id);
  return {
    reply: { data: message ? replyOf(message, now) : await failureIn(locale) },
    writes: [...endWrites(chat, { id, answered, message }), ...tokenWrites(actor, day, answered.uses)],
    // Cleared at this very moment.
    refusals: [[ofChat, 'assistant-busy']],
  };
});

const replyOf = (message: Message, now: string) => ({
  choices: [{ message: { role: 'assistant' as const, content: message.content } }],
  answer: toReplyMessage(message, now),
});

const failureIn = async (locale: Parameters<typeof apologyIn>[0]) => ({
  choices: [],
  answer: null,
  error: { message: await apologyIn(locale) },
});

type Of = { id: string; actor: Actor; version: number; now: string };

const messageOf = ({ text, proposals, model }: Answer, { id, actor, version, now }: Of): Message | null =>
  text === null
    ? null
    : {
        id: derivedId('assistant-answer', id),
        version: 1,
        account_id: actor.id,
        role: 'assistant',
        content: text,
        at: now,
        proposals,
        model,
        settings_version: version,
        rating: null,
        reason: null,
      };

type End = { id: string; answered: Answer; message: Message | null };

/** Ends the turn. An answer whose conversation was cleared meanwhile is not kept. */
const endWrites = (chat: Chat | undefined, { id, answered, message }: End) => {
  if (chat?.answering?.id !== id) return [];
  const tokens = answered.uses.reduce((sum, { tokens: { input, output } }) => sum + input + output, 0);
  const after: Chat = {
    ...chat,
    version: chat.version + 1,
    messages: chat.messages + (message ? 1 : 0),
    tokens: chat.tokens + tokens,
    answering: null,
  };
  return [chatWrite(chat, after), ...(message ? [messageWrite(undefined, message)] : [])];
};
