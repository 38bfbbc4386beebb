import * as z from 'zod/mini';
import { assistantLimits } from '../domain/assistant/limits.ts';
import { area, item, list, paging, sortedBy, unpagedList } from './endpoint.ts';
import {
  day,
  id,
  idAndName,
  integer,
  multilineText,
  optionalLines,
  perHour,
  person,
  role,
  search,
  storedInstant,
  text,
  version,
} from './fields.ts';

const endpoint = area('assistant');

/** What the person may confirm: an ordinary request, which the client sends with `id` as Idempotency-Key. */
export const AssistantProposal = z.object({
  id,
  /** The name of an endpoint. */
  endpoint: z.string(),
  params: z.record(z.string(), z.string()),
  query: z.record(z.string(), z.string()),
  body: z.record(z.string(), z.unknown()),
  state: z.enum(['open', 'confirmed', 'declined', 'expired']),
});
export type AssistantProposal = z.infer<typeof AssistantProposal>;

export const ratings = ['up', 'down'] as const;

export const AssistantMessage = z.object({
  id,
  role: z.enum(['user', 'assistant']),
  /**
   * Of the assistant: Markdown, with links to pages of the app that show what the answer is from, and none elsewhere.
   */
  content: z.string(),
  /** DD.MM.YYYY HH:mm:ss in Prague. */
  date: z.string(),
  at: storedInstant,
  proposals: z.array(AssistantProposal),
  rating: z.nullable(z.enum(ratings)),
});
export type AssistantMessage = z.infer<typeof AssistantMessage>;

export const listAssistantMessages = endpoint({
  name: 'list-assistant-messages',
  summary:
    'List the messages of the caller and the assistant of the last 90 days, the oldest first; not those of before it was cleared',
  method: 'GET',
  path: '/api/gpt/messages',
  access: 'signed-in',
  query: z.strictObject({ /** Only the own one. */ user_id: z.optional(id) }),
  reply: unpagedList(AssistantMessage),
  problems: ['not-found'],
});

export const askAssistant = endpoint({
  name: 'ask-assistant',
  summary:
    'Ask the assistant. It reads with the rights of the caller, and changes nothing: its proposals are requests for the caller to send. When no model answers, the reply has an error instead of a choice',
  method: 'POST',
  path: '/api/gpt/message',
  access: 'signed-in',
  localized: true,
  form: true,
  body: z.strictObject({ message: multilineText(assistantLimits.message) }),
  reply: item(
    z.object({
      choices: z.array(z.object({ message: z.object({ role: z.literal('assistant'), content: z.string() }) })),
      /** As `list-assistant-messages` has it. */
      answer: z.nullable(AssistantMessage),
      error: z.optional(z.object({ message: z.string() })),
    }),
  ),
  problems: ['assistant-busy', 'assistant-limit'],
});

export const clearAssistantChat = endpoint({
  name: 'clear-assistant-chat',
  summary: 'Delete the messages of the caller and the assistant',
  method: 'DELETE',
  path: '/api/gpt/chat',
  access: 'signed-in',
  reply: item(z.object({ cleared: z.literal(true) })),
});

export const getAssistantStart = endpoint({
  name: 'get-assistant-start',
  summary: 'Get what the assistant says first, in the language of the caller, and its avatar',
  method: 'GET',
  path: '/api/gpt/start_message',
  access: 'signed-in',
  localized: true,
  reply: item(z.object({ value: z.string(), avatar: z.nullable(z.string()) })),
});

export const answerProposal = endpoint({
  name: 'answer-proposal',
  summary: 'Note that the caller has carried out a proposal of the assistant, or does not want it',
  method: 'PUT',
  path: '/api/gpt/proposal/{id}',
  access: 'signed-in',
  params: z.object({ id }),
  body: z.strictObject({ state: z.enum(['confirmed', 'declined']) }),
  reply: item(AssistantProposal),
  problems: ['not-found', 'proposal-not-open'],
});

export const rateAnswer = endpoint({
  name: 'rate-answer',
  summary: 'Say whether an answer of the assistant helped, and why not; null takes it back',
  method: 'PUT',
  path: '/api/gpt/message/{id}/rating',
  access: 'signed-in',
  params: z.object({ id }),
  body: z.strictObject({
    rating: z.nullable(z.enum(ratings)),
    reason: z.optional(optionalLines(assistantLimits.reason)),
  }),
  reply: item(AssistantMessage),
  problems: ['not-found'],
});

const inEach = <S extends z.ZodMiniType>(schema: S) => z.strictObject({ cs: schema, en: schema, ru: schema });
const prompt = optionalLines(assistantLimits.prompt);
const greeting = multilineText(assistantLimits.greeting);
const model = z.strictObject({
  /** Its id at the provider; null: the one that the deployment names first, for the reserve second. */
  model: z.nullable(text(200)),
  /** Haléř per million tokens. */
  input_price: perHour,
  output_price: perHour,
});
const perDay = z.strictObject({ messages: integer(0, 1_000_000), tokens: integer(0, 10_000_000_000) });

export const AssistantFields = z.strictObject({
  main_prompt: multilineText(assistantLimits.prompt),
  role_prompts: z.record(role, prompt),
  language_prompts: inEach(prompt),
  greetings: inEach(greeting),
  main_model: model,
  reserve_model: model,
  /** Of each person, each company, and all together, a day in Prague. */
  limits: z.strictObject({ account: perDay, company: perDay, platform: perDay }),
});
export type AssistantInput = z.input<typeof AssistantFields>;

const settingVersion = integer(0, Number.MAX_SAFE_INTEGER);
const facts = { at: z.nullable(storedInstant), by: z.nullable(person) };
const AssistantSetting = z.extend(AssistantFields, {
  version: settingVersion,
  ...facts,
  avatar: z.nullable(z.string()),
});
export type AssistantSetting = z.infer<typeof AssistantSetting>;

export const getAssistantSettings = endpoint({
  name: 'get-assistant-settings',
  summary: 'Get the prompts, the greetings, the models and the limits of the assistant',
  method: 'GET',
  path: '/api/gpt_settings',
  access: 'assistant.manage',
  reply: item(AssistantSetting),
});

export const setAssistantSettings = endpoint({
  name: 'set-assistant-settings',
  summary: 'Set the prompts, the greetings, the models and the limits of the assistant; the version before is kept',
  method: 'PUT',
  path: '/api/gpt_settings',
  access: 'assistant.manage',
  body: z.extend(AssistantFields, { version: settingVersion }),
  reply: item(AssistantSetting),
  problems: ['changed'],
});

export const setAssistantAvatar = endpoint({
  name: 'set-assistant-avatar',
  summary: 'Set the avatar of the assistant to an uploaded picture, or remove it',
  method: 'PUT',
  path: '/api/gpt_settings/avatar',
  access: 'assistant.manage',
  body: z.strictObject({ upload_id: z.nullable(id) }),
  reply: item(AssistantSetting),
  problems: ['not-found', 'upload-not-ready'],
});

export const listAssistantVersions = endpoint({
  name: 'list-assistant-versions',
  summary:
    'List the last 50 versions of what is set of the assistant, the newest first. An old one comes back by setting it again',
  method: 'GET',
  path: '/api/gpt_settings/versions',
  access: 'assistant.manage',
  reply: unpagedList(z.extend(AssistantFields, { version, ...facts })),
});

export const listAssistantModels = endpoint({
  name: 'list-assistant-models',
  summary: 'List the models that the provider of this deployment has',
  method: 'GET',
  path: '/api/gpt_models',
  access: 'assistant.manage',
  reply: unpagedList(z.object({ id: z.string() })),
  problems: ['assistant-unreachable'],
});

export const tryAssistant = endpoint({
  name: 'try-assistant',
  summary: 'Ask the assistant with settings that are not saved. The question and its answer are not kept; they count',
  method: 'POST',
  path: '/api/gpt_settings/try',
  access: 'assistant.manage',
  localized: true,
  body: z.strictObject({
    message: multilineText(assistantLimits.message),
    settings: AssistantFields,
    /** Whose prompts are added. The tools are those of the caller. */
    role,
  }),
  reply: item(
    z.object({
      /** Null when no model answered. */
      answer: z.nullable(z.string()),
      proposals: z.array(AssistantProposal),
      /** The one that answered. */
      model: z.nullable(z.string()),
      tokens: z.int(),
      /** The tools that it called, in their order. */
      calls: z.array(z.object({ name: z.string(), input: z.string() })),
    }),
  ),
  problems: ['assistant-limit'],
});

const used = { messages: z.int(), tokens: z.int() };

export const listAssistantChats = endpoint({
  name: 'list-assistant-chats',
  summary: 'List who has asked the assistant, the last first: without what was said',
  method: 'GET',
  path: '/api/gpt/messages_stat',
  access: 'assistant.manage',
  query: z.strictObject({
    ...paging,
    ...sortedBy(['updated_at', 'messages', 'tokens'], 'desc'),
    name: z.optional(search),
  }),
  reply: list(
    z.object({
      user_id: id,
      fio: z.string(),
      company: z.nullable(idAndName),
      /** Of all time, with those that were cleared. */
      ...used,
      updated_at: storedInstant,
      /** On this day in Prague. */
      today: z.object(used),
    }),
  ),
});

export const readAssistantChat = endpoint({
  name: 'read-assistant-chat',
  summary: 'Read the messages of a person and the assistant, for a reason that the audit log keeps',
  method: 'POST',
  path: '/api/gpt/messages/read',
  access: 'assistant.manage',
  body: z.strictObject({ user_id: id, reason: multilineText(assistantLimits.reason) }),
  reply: item(
    z.object({
      user: person,
      messages: z.array(z.extend(AssistantMessage, { model: z.nullable(z.string()), reason: z.nullable(z.string()) })),
    }),
  ),
  problems: ['not-found'],
});

export const getAssistantUsage = endpoint({
  name: 'get-assistant-usage',
  summary:
    'Get what the assistant used and cost, by day and model, of the last 31 days; and who uses it today beside the limits',
  method: 'GET',
  path: '/api/gpt/usage',
  access: 'assistant.manage',
  reply: item(
    z.object({
      today: day,
      days: z.array(
        z.object({
          day,
          model: z.string(),
          /** Questions that it answered, or tried to. */
          messages: z.int(),
          input_tokens: z.int(),
          output_tokens: z.int(),
          /** Haléř, by the prices of that moment. */
          cost: z.int(),
        }),
      ),
      limits: AssistantFields.shape.limits,
      platform: z.object(used),
      /** Up to 20, those with the most tokens first. */
      companies: z.array(z.object({ ...idAndName.shape, ...used })),
      accounts: z.array(z.object({ ...person.shape, ...used })),
    }),
  ),
});
