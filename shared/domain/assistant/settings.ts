import type { Role } from '../roles.ts';

/** In each language of the app. */
export type Texts = { cs: string; en: string; ru: string };

/** At most so many messages and tokens on a day in Prague. */
export type DayLimit = { messages: number; tokens: number };

/** What an admin sets of the assistant. */
export type AssistantSettings = {
  main_prompt: string;
  /** Added to the main prompt for people with the role. Empty: nothing. */
  role_prompts: Record<Role, string>;
  /** Added for people who read the language. Empty: nothing. */
  language_prompts: Texts;
  greetings: Texts;
  main_model: ModelChoice;
  /** Answers when the main model does not. */
  reserve_model: ModelChoice;
  limits: { account: DayLimit; company: DayLimit; platform: DayLimit };
};

/** A model by its id at the provider; null is the first, or the second, of the deployment. Haléř per million tokens. */
type ModelChoice = { model: string | null; input_price: number; output_price: number };

/** Until an admin sets others. */
export const firstAssistantSettings: AssistantSettings = {
  main_prompt: [
    'You are the assistant of Smena, where customer companies order shifts of workers at their stores and performers staff them, and where companies buy products.',
    'Answer from the tools only. If they do not say it, say that you do not know it and where in the app it may be found.',
    'Answer briefly: the result first, then at most ten lines. Times are those of the store.',
  ].join('\n'),
  role_prompts: {
    ROLE_ADMIN: '',
    ROLE_MANAGER: '',
    ROLE_VENDOR: '',
    ROLE_VENDOR_STAFF: 'The person is a worker, often on a phone at work: two sentences are enough.',
    ROLE_BUYER: '',
    ROLE_BUYER_MANAGER: '',
    ROLE_STORE_MANAGER: '',
    ROLE_USER: 'The person has no role yet: explain how to get one.',
  },
  language_prompts: { cs: 'Vykej.', en: '', ru: 'Обращайся на «вы».' },
  greetings: {
    cs: 'Dobrý den. Odpovím na otázky o směnách, lidech, výkazech a objednávkách, které smíte vidět.',
    en: 'Hello. I answer questions about the shifts, people, hours and orders that you may see.',
    ru: 'Здравствуйте. Я отвечаю на вопросы о сменах, людях, часах и заказах, которые вам доступны.',
  },
  main_model: { model: null, input_price: 7000, output_price: 35_000 },
  reserve_model: { model: null, input_price: 2000, output_price: 8000 },
  limits: {
    account: { messages: 100, tokens: 500_000 },
    company: { messages: 1000, tokens: 4_000_000 },
    platform: { messages: 20_000, tokens: 60_000_000 },
  },
};
