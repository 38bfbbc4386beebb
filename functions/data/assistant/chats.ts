import * as z from 'zod/mini';
import { id, idAndName, storedInstant, version } from '#shared/contracts/fields.ts';
import { assistantLimits } from '#shared/domain/assistant/limits.ts';
import { assistantChatScope } from '#shared/domain/assistant/scope.ts';
import { foldText } from '#shared/domain/fold-text.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { entity } from '../entity.ts';
import { recordKeyOf } from '../keys.ts';
import { type Page, pageOf, type Paging } from '../list.ts';
import { part } from '../part.ts';
import { readScope } from '../scope.ts';
import { atVersion, get, ifNotExists, type Write } from '../table.ts';

const assistantChatKey = recordKeyOf('ASSISTANT_CHAT');
const assistantChatsPartition = 'ASSISTANT_CHATS';

/** The conversation of an account with the assistant, without what was said. */
const Chat = z.object({
  /** The account's. */
  id,
  version,
  fio: z.string(),
  company: z.nullable(idAndName),
  /** Of all time. */
  messages: z.int(),
  tokens: z.int(),
  updated_at: storedInstant,
  /** Messages up to this time are deleted. */
  cleared_at: z.nullable(storedInstant),
  /** The question that is being answered, and when it has failed at the latest. */
  answering: z.nullable(z.object({ id, until: storedInstant })),
});
export type Chat = z.infer<typeof Chat>;
const chats = entity('assistant-chat', Chat);
export const readAssistantChat = chats.read;

export const ofChat = part('assistant-chat');

type Projection = Pick<Chat, 'fio' | 'messages' | 'tokens' | 'updated_at'>;

/** Of a new conversation, or of a changed one at the version that was read. */
export const chatWrite = (before: Chat | undefined, chat: Chat): Write => {
  const { fio, messages, tokens, updated_at } = chat;
  return {
    part: ofChat,
    put: {
      ...assistantChatKey(chat.id),
      ...chats.store(chat),
      projection: { fio, messages, tokens, updated_at } satisfies Projection,
      all_pk: assistantChatsPartition,
      all_sk: `${updated_at}#${chat.id}`,
    },
    if: before ? atVersion(before.version) : ifNotExists,
  };
};

/** Of a closed account. What it cost stays. */
export const chatRemovalWrite = (accountId: string): Write => ({
  part: 'assistant-chat',
  remove: assistantChatKey(accountId),
});

/** Strongly consistent. */
export const findChat = async (accountId: string): Promise<Chat | undefined> => {
  const item = await get(assistantChatKey(accountId));
  return item && chats.read(item);
};

const columns = {
  updated_at: ({ updated_at }: Projection) => updated_at,
  messages: ({ messages }: Projection) => String(messages).padStart(12, '0'),
  tokens: ({ tokens }: Projection) => String(tokens).padStart(15, '0'),
};
type Filter = Paging<keyof typeof columns> & { name?: string | undefined };

/** One page of the conversations, of the last ones. `name` is the beginnings of words. */
export const listChats = async (actor: Actor, { name = '', ...paging }: Filter): Promise<Page<Chat>> => {
  const words = foldText(name).split(/\s+/).filter(Boolean);
  return pageOf<Projection, Chat>({
    entries: await readScope(assistantChatScope, actor, {
      sources: () => [{ index: 'all', pk: assistantChatsPartition }],
      subject: (entry) => entry,
      bound: { newest: assistantLimits.chats },
    }),
    paging,
    keep: ({ fio }) => words.every((word) => ` ${foldText(fio)}`.includes(` ${word}`)),
    sorting: { language: 'en', columns },
    key: assistantChatKey,
    read: chats.read,
  });
};
