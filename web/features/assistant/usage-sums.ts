import type { getAssistantUsage } from '#shared/contracts/assistant.ts';
import type { Answer } from '#shared/contracts/endpoint.ts';
import { assistantLimits } from '#shared/domain/assistant/limits.ts';
import { addDays } from '#shared/domain/days.ts';

type Usage = Answer<typeof getAssistantUsage>['data'];
type Used = Usage['days'][number];

/** Haléř of every day up to today, also of those without a question, the oldest first. */
export const costByDay = ({ today, days }: Pick<Usage, 'today' | 'days'>): { day: string; cost: number }[] =>
  Array.from({ length: assistantLimits.usageDays }, (_, nth) => {
    const day = addDays(today, nth + 1 - assistantLimits.usageDays);
    return { day, cost: sumOf(days.filter((one) => one.day === day)) };
  });

/** The sums of each model, the one that cost most first. */
export const usageByModel = (days: readonly Used[]): Omit<Used, 'day'>[] =>
  [...Map.groupBy(days, ({ model }) => model)]
    .map(([model, ofModel]) => ({
      model,
      messages: ofModel.reduce((sum, { messages }) => sum + messages, 0),
      input_tokens: ofModel.reduce((sum, { input_tokens }) => sum + input_tokens, 0),
      output_tokens: ofModel.reduce((sum, { output_tokens }) => sum + output_tokens, 0),
      cost: sumOf(ofModel),
    }))
    .toSorted((one, other) => other.cost - one.cost);

export const sumOf = (days: readonly { cost: number }[]): number => days.reduce((sum, { cost }) => sum + cost, 0);
