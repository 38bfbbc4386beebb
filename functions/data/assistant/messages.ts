import * as z from 'zod/mini';
import { AssistantProposal, ratings } from '#shared/contracts/assistant.ts';
import { id, storedInstant, version } from '#shared/contracts/fields.ts';
import { assistantLimits } from '#shared/domain/assistant/limits.ts';
import { Problem } from '#shared/domain/problem.ts';
import { entity } from '../entity.ts';
import { expiry } from '../indexes.ts';
import type { Key } from '../keys.ts';
import { part } from '../part.ts';
import { atVersion, ifNotExists, queryTable, transact, type Write } from '../table.ts';

const assistantMessagesPartition = (accountId: string) => `ASSISTANT_MESSAGES#${accountId}`;
/** `sortKey` starts with the time. */
const assistantMessageKey = (accountId: string, sortKey: string): Key => ({
  pk: assistantMessagesPartition(accountId),
  sk: sortKey,
});
/** A question and its answer have the time of the request; the question is first. */
const keyOf = ({ account_id, at, role, id: messageId }: Message): Key =>
  assistantMessageKey(account_id, `${at}#${role === 'user' ? 1 : 2}#${messageId}`);

const Message = z.object({
  id,
  version,
  account_id: id,
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  at: storedInstant,
  proposals: z.array(AssistantProposal),
  /** What wrote it, with the version of the settings; null for a question. */
  model: z.nullable(z.string()),
  settings_version: z.nullable(z.int()),
  rating: z.nullable(z.enum(ratings)),
  reason: z.nullable(z.string()),
});
export type Message = z.infer<typeof Message>;
const messages = entity('assistant-message', Message);
export const readAssistantMessage = messages.read;

/** A handler that answers a proposal or rates an answer runs again when another request changed the message. */
export const ofMessage = part('assistant-message');

const daySeconds = 86_400;

/** A new message, or a changed one at the version that was read. Deleted by itself after 90 days. */
export const messageWrite = (before: Message | undefined, message: Message): Write => ({
  part: ofMessage,
  put: {
    ...keyOf(message),
    ...messages.store(message),
    [expiry]: Math.floor(Date.parse(message.at) / 1000) + assistantLimits.days * daySeconds,
  },
  if: before ? atVersion(before.version) : ifNotExists,
});

/** The last messages of an account, the oldest first. Strongly consistent. */
export const lastMessages = async (
  accountId: string,
  { after, limit = assistantLimits.kept }: { after?: string | null; limit?: number } = {},
): Promise<Message[]> => {
  const items = await queryTable(assistantMessagesPartition(accountId), { backward: true, limit });
  return items
    .toReversed()
    .map(messages.read)
    .filter(({ at }) => !after || at > after);
};

/** The message that a condition finds among the last ones. Throws not-found. */
export const requireMessage = async (accountId: string, is: (message: Message) => boolean): Promise<Message> => {
  const found = (await lastMessages(accountId)).find(is);
  if (!found) throw new Problem('not-found');
  return found;
};

/** A transaction has up to 100 writes. */
const atOnce = 90;

/** Deletes the messages of an account up to an instant. */
export const removeMessages = async (accountId: string, until: string): Promise<void> => {
  for (;;) {
    const items = await queryTable(assistantMessagesPartition(accountId), { to: `${until}#~`, limit: atOnce });
    if (items.length === 0) return;
    await transact(
      items.map(({ pk, sk }) => ({ part: 'assistant-message', remove: { pk: String(pk), sk: String(sk) } })),
    );
  }
};
