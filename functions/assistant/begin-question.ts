import { assistantTime } from '#shared/domain/assistant/limits.ts';
import type { AssistantSettings } from '#shared/domain/assistant/settings.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { type Chat, chatWrite, findChat, ofChat } from '../data/assistant/chats.ts';
import { lastMessages, type Message, messageWrite } from '../data/assistant/messages.ts';
import { ofCounts, questionWrites } from '../data/assistant/usage.ts';
import { ConditionFailed, transact } from '../data/table.ts';

/** Counts a question whose words are not kept. Throws assistant-limit. */
export const countQuestion = async (actor: Actor, day: string, limits: AssistantSettings['limits']): Promise<void> => {
  await transact(questionWrites(actor, day, limits)).catch((error: unknown) => {
    throw refusalOf(error);
  });
};

type Beginning = {
  /** The same for a repeated request. */
  id: string;
  actor: Actor;
  content: string;
  limits: AssistantSettings['limits'];
  /** YYYY-MM-DD in Prague. */
  day: string;
  now: string;
};

const isAnswering = (chat: Chat | undefined, now: string): boolean => (chat?.answering?.until ?? '') > now;

const newChat = ({ id, fio, company }: Actor, now: string): Chat => ({
  id,
  version: 0,
  fio,
  company,
  messages: 0,
  tokens: 0,
  updated_at: now,
  cleared_at: null,
  answering: null,
});

/** A limit that is used up has its own answer; any other conflict is another question of the same person. */
const refusalOf = (error: unknown): unknown => {
  if (!(error instanceof ConditionFailed)) return error;
  if (error.parts.includes(ofCounts)) return new Problem('assistant-limit');
  return error.parts.includes(ofChat) ? new Problem('assistant-busy') : error;
};

/**
 * Keeps a question, counts it, and takes the turn of its person: of two tabs, one is refused with assistant-busy. Returns
 * the messages before it. Throws assistant-limit when the day's questions or tokens are used up.
 */
export const beginQuestion = async ({ id, actor, content, limits, day, now }: Beginning): Promise<Message[]> => {
  const before = await findChat(actor.id);
  if (isAnswering(before, now)) throw new Problem('assistant-busy');
  const said = await lastMessages(actor.id, { after: before?.cleared_at ?? null });
  const isKept = said.some((message) => message.id === id);
  const chat = before ?? newChat(actor, now);
  const question: Message = {
    id,
    version: 1,
    account_id: actor.id,
    role: 'user',
    content,
    at: now,
    proposals: [],
    model: null,
    settings_version: null,
    rating: null,
    reason: null,
  };
  const after: Chat = {
    ...chat,
    version: chat.version + 1,
    fio: actor.fio,
    company: actor.company,
    messages: chat.messages + (isKept ? 0 : 1),
    updated_at: now,
    answering: { id, until: new Date(Date.parse(now) + assistantTime.busy).toISOString() },
  };
  await transact([
    chatWrite(before, after),
    ...(isKept ? [] : [messageWrite(undefined, question)]),
    ...questionWrites(actor, day, limits),
  ]).catch((error: unknown) => {
    throw refusalOf(error);
  });
  return said.filter((message) => message.id !== id);
};
