import type { Readers } from '../records.ts';
import { readAssistantChat } from './chats.ts';
import { readAssistantMessage } from './messages.ts';
import { readAssistantVersion } from './versions.ts';

export const readers = {
  'assistant-chat': readAssistantChat,
  'assistant-message': readAssistantMessage,
  'assistant-version': readAssistantVersion,
} satisfies Readers;
