import type { Kind } from '../audit/kind.ts';
import type { AssistantSettings } from './settings.ts';

/** The prompts are too long for the audit log: their versions are kept. */
export const assistantAudit = {
  main_model: ({ main_model }) => main_model.model,
  reserve_model: ({ reserve_model }) => reserve_model.model,
  account_messages: ({ limits }) => limits.account.messages,
  company_messages: ({ limits }) => limits.company.messages,
  platform_messages: ({ limits }) => limits.platform.messages,
  account_tokens: ({ limits }) => limits.account.tokens,
  company_tokens: ({ limits }) => limits.company.tokens,
  platform_tokens: ({ limits }) => limits.platform.tokens,
} satisfies Kind<AssistantSettings>;

/** Why an admin read a conversation. */
export const assistantReadAudit = { reading_reason: ({ reason }) => reason } satisfies Kind<{ reason: string }>;
