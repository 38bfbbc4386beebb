import { type AssistantSettings, firstAssistantSettings } from '#shared/domain/assistant/settings.ts';
import { addDays } from '#shared/domain/days.ts';
import { localDay } from '#shared/domain/local-time.ts';
import { timeZone, wallTime } from './days.ts';

const first: AssistantSettings = {
  ...firstAssistantSettings,
  role_prompts: {
    ...firstAssistantSettings.role_prompts,
    ROLE_VENDOR_STAFF:
      'The person is a worker, often on a phone at work: name the store and the time, in two sentences.',
  },
};
const second: AssistantSettings = {
  ...first,
  main_prompt: `${first.main_prompt}\nNever estimate a number: say where it comes from, or that you do not know it.`,
  role_prompts: { ...first.role_prompts, ROLE_BUYER: 'Name costs only when the person asks about them.' },
};
const third: AssistantSettings = {
  ...second,
  limits: { ...second.limits, account: { messages: 80, tokens: 600_000 } },
  reserve_model: { ...second.reserve_model, input_price: 1800, output_price: 7500 },
};

const changes = [
  { ago: 52, clock: '9:40', fields: first },
  { ago: 27, clock: '14:15', fields: second },
  { ago: 9, clock: '10:05', fields: third },
];

type DemoVersion = { version: number; at: string; fields: AssistantSettings };

/** What the admin has set of the assistant, the oldest first. */
export const assistantVersionsAt = (now: string): DemoVersion[] =>
  changes.map(({ ago, clock, fields }, n) => ({
    version: n + 1,
    at: wallTime(addDays(localDay(now, timeZone), -ago), clock),
    fields,
  }));
