import { costOf, type Tokens } from '#shared/domain/assistant/cost.ts';
import { assistantLimits } from '#shared/domain/assistant/limits.ts';
import type { AssistantSettings, DayLimit } from '#shared/domain/assistant/settings.ts';
import { addDays } from '#shared/domain/days.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { expiry } from '../indexes.ts';
import { type Key, monthOf, monthsBetween } from '../keys.ts';
import { part } from '../part.ts';
import { get, getMany, type Item, queryTable, type Write } from '../table.ts';

/** Who used the assistant on a day in Prague: accounts, companies, and all together. */
const assistantCountsPartition = (day: string) => `ASSISTANT_COUNTS#${day}`;
const platform = 'platform';
type Subject = { level: keyof AssistantSettings['limits']; name: string; sk: string };
const subjectsOf = ({ id, fio, company }: Pick<Actor, 'id' | 'fio' | 'company'>): Subject[] => [
  { level: 'account', name: fio, sk: `account#${id}` },
  ...(company ? [{ level: 'company', name: company.name, sk: `company#${company.id}` } as const] : []),
  { level: 'platform', name: '', sk: platform },
];
const assistantCountKey = (day: string, sk: string): Key => ({ pk: assistantCountsPartition(day), sk });

/** What models used, by month: the sort key is the day and the model. */
const assistantUsagePartition = (month: string) => `ASSISTANT_USAGE#${month}`;
const assistantUsageKey = (month: string, dayAndModel: string): Key => ({
  pk: assistantUsagePartition(month),
  sk: dayAndModel,
});

/** Its condition fails when a limit of the day is used up. */
export const ofCounts = part('assistant-count');

const keptDays = 60;
const expiryOf = (day: string) => Math.floor(Date.parse(addDays(day, keptDays)) / 1000);

/**
 * Counts a question of a day, unless the messages or the tokens of the account, its company or all are used up: the
 * condition fails then. Throws assistant-limit where nothing is allowed at all.
 */
export const questionWrites = (
  actor: Pick<Actor, 'id' | 'fio' | 'company'>,
  day: string,
  limits: AssistantSettings['limits'],
): Write[] =>
  subjectsOf(actor).map(({ level, name, sk }) => {
    const { messages, tokens }: DayLimit = limits[level];
    if (messages === 0 || tokens === 0) throw new Problem('assistant-limit');
    return {
      part: ofCounts,
      update: assistantCountKey(day, sk),
      set: `SET #name = :name, ${expiry} = :expiry ADD messages :one, tokens :none`,
      names: { '#name': 'name' },
      values: { ':name': name, ':expiry': expiryOf(day), ':one': 1, ':none': 0 },
      if: {
        expression: 'attribute_not_exists(messages) OR (messages < :messages AND tokens < :tokens)',
        values: { ':messages': messages, ':tokens': tokens },
      },
    };
  });

/** What a model used of a question, and what that costs by the prices of now: haléř per million tokens. */
export type ModelUse = { model: string; tokens: Tokens; price: { input_price: number; output_price: number } };

/** The main and the reserve model may be one. */
const byModel = (uses: readonly ModelUse[]): { model: string; tokens: Tokens; cost: number }[] =>
  [...Map.groupBy(uses, ({ model }) => model)].map(([model, own]) => ({
    model,
    tokens: {
      input: own.reduce((sum, { tokens }) => sum + tokens.input, 0),
      output: own.reduce((sum, { tokens }) => sum + tokens.output, 0),
    },
    cost: own.reduce((sum, { tokens, price }) => sum + costOf(tokens, price), 0),
  }));

/** Counts the tokens of an answer. */
export const tokenWrites = (
  actor: Pick<Actor, 'id' | 'fio' | 'company'>,
  day: string,
  uses: readonly ModelUse[],
): Write[] => {
  const all = uses.reduce((sum, { tokens }) => sum + tokens.input + tokens.output, 0);
  return [
    ...subjectsOf(actor).map(({ sk }) => ({
      part: 'assistant-tokens',
      update: assistantCountKey(day, sk),
      set: 'ADD tokens :tokens',
      values: { ':tokens': all },
    })),
    ...byModel(uses).map(({ model, tokens, cost }) => ({
      part: 'assistant-usage',
      update: assistantUsageKey(monthOf(day), `${day}#${model}`),
      set: 'ADD messages :one, input_tokens :input, output_tokens :output, cost :cost',
      values: { ':one': 1, ':input': tokens.input, ':output': tokens.output, ':cost': cost },
    })),
  ];
};

type Count = { messages: number; tokens: number };
const countIn = (item: Item | undefined): Count => ({
  messages: Number(item?.['messages'] ?? 0),
  tokens: Number(item?.['tokens'] ?? 0),
});

/** What each of the accounts used on a day. */
export const countsOfAccounts = async (day: string, ids: readonly string[]): Promise<ReadonlyMap<string, Count>> => {
  const items = await getMany(ids.map((each) => assistantCountKey(day, `account#${each}`)));
  return new Map(items.map((item) => [String(item['sk']).slice('account#'.length), countIn(item)]));
};

/** What all together used on a day. */
export const countOfPlatform = async (day: string): Promise<Count> =>
  countIn(await get(assistantCountKey(day, platform)));

type Named = Count & { id: string; name: string };

/** The accounts, or the companies, that used the most tokens on a day. */
export const topUsers = async (day: string, level: 'account' | 'company', limit: number): Promise<Named[]> => {
  const items = await queryTable(assistantCountsPartition(day), { startsWith: `${level}#` });
  return items
    .map((item) => ({ id: String(item['sk']).slice(level.length + 1), name: String(item['name']), ...countIn(item) }))
    .toSorted((one, other) => other.tokens - one.tokens || other.messages - one.messages)
    .slice(0, limit);
};

/** `cost` in millionths of a haléř. */
type DayUse = {
  day: string;
  model: string;
  messages: number;
  input_tokens: number;
  output_tokens: number;
  cost: number;
};

/** What each model used on each of the last days, the newest first. */
export const usageUntil = async (today: string): Promise<DayUse[]> => {
  const first = addDays(today, 1 - assistantLimits.usageDays);
  const items = await Promise.all(
    monthsBetween(first, today).map((month) =>
      queryTable(assistantUsagePartition(month), { from: first, to: `${today}#~` }),
    ),
  );
  return items
    .flat()
    .map((item) => {
      const [day = '', ...model] = String(item['sk']).split('#');
      return {
        day,
        model: model.join('#'),
        messages: Number(item['messages']),
        input_tokens: Number(item['input_tokens']),
        output_tokens: Number(item['output_tokens']),
        cost: Number(item['cost']),
      };
    })
    .toSorted((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : other.cost - one.cost));
};
