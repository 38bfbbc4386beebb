import { expect, it } from 'vitest';
import { costByDay, sumOf, usageByModel } from './usage-sums.ts';

const days = [
  { day: '2026-11-27', model: 'small', messages: 2, input_tokens: 100, output_tokens: 10, cost: 5 },
  { day: '2026-11-28', model: 'small', messages: 1, input_tokens: 50, output_tokens: 5, cost: 3 },
  { day: '2026-11-28', model: 'large', messages: 4, input_tokens: 900, output_tokens: 90, cost: 70 },
];

it('a day costs what all models did on it, and each of the last 31 days is there', () => {
  const all = costByDay({ today: '2026-11-28', days });
  expect(all.length).toBe(31);
  expect(all[0]).toEqual({ day: '2026-10-29', cost: 0 });
  expect(all.slice(-3)).toEqual([
    { day: '2026-11-26', cost: 0 },
    { day: '2026-11-27', cost: 5 },
    { day: '2026-11-28', cost: 73 },
  ]);
  expect(sumOf(all)).toBe(78);
});

it('a model has the sums of its days, the dearest first', () => {
  expect(usageByModel(days)).toEqual([
    { model: 'large', messages: 4, input_tokens: 900, output_tokens: 90, cost: 70 },
    { model: 'small', messages: 3, input_tokens: 150, output_tokens: 15, cost: 8 },
  ]);
});
