import { expect, it } from 'vitest';
import type { HoursStep } from '#shared/contracts/pay-fields.ts';
import { reductionsOf } from './reductions.ts';

/** Eight hours without a break, as the performer recorded them. */
const exampleStep = (changes: Partial<HoursStep> = {}): HoursStep => ({
  kind: 'claimed',
  by: { id: 'jana', fio: 'Jana Nováková' },
  at: '2026-11-23T13:00:00.000Z',
  actual_start: '2026-11-23T05:00:00.000Z',
  actual_end: '2026-11-23T13:00:00.000Z',
  breaks: [],
  minutes: 480,
  reason: null,
  ...changes,
});

const claimed = exampleStep();
const disputed = exampleStep({ kind: 'disputed', minutes: 423, reason: 'Left at 12:03' });

it('accepted times are one reduction, with the reason of the dispute', () => {
  const accepted = exampleStep({ kind: 'accepted', minutes: 423 });
  expect(reductionsOf([claimed, disputed, accepted])).toEqual([{ step: disputed, before: 480 }]);
});

it('a correction by the performer counts too', () => {
  const corrected = exampleStep({ minutes: 450, reason: 'The break was not recorded' });
  expect(reductionsOf([claimed, corrected])).toEqual([{ step: corrected, before: 480 }]);
});

it('approved hours, and more hours, are none', () => {
  expect(
    reductionsOf([claimed, exampleStep({ kind: 'proposed', minutes: 500 }), exampleStep({ minutes: 500 })]),
  ).toEqual([]);
});
