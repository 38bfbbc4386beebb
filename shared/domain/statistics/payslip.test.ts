import { describe, expect, it } from 'vitest';
import type { HoursStep } from '../hours/hours.ts';
import type { PayLine } from '../pay/pay.ts';
import { noTotals } from '../pay/totals.ts';
import { aCompletedShift } from '../shifts/examples.ts';
import { besideBefore, type PaidShift, reductionOf, rulesOf } from './payslip.ts';

const line = (kind: PayLine['kind'], minutes: number, amount: number, patch: Partial<PayLine> = {}): PayLine => ({
  kind,
  minutes,
  rate: 20_000,
  amount,
  name: null,
  condition: null,
  factor: null,
  reason: null,
  ...patch,
});
const weekend = { name: 'Weekend', condition: 'weekend', factor: 1.25 } as const;
/** A shift whose month pays `gross`, whatever its lines are now. */
const paid = (lines: PayLine[], gross: number, minutes: number, isCorrection = false): PaidShift => ({
  shift: aCompletedShift({
    pay: {
      minutes: { weekday: minutes, weekend: 0, holiday: 0, night: 0 },
      lines,
      gross,
      deduction: 1500,
      net: 0,
      charge_lines: [],
      charge: 0,
      hourly_rate: 20_000,
      hourly_premium: 0,
    },
  }),
  contribution: {
    day: '2026-06-10',
    names: { staff: 'w', performer: 'v', customer: 'c', store: 's' },
    facts: isCorrection
      ? null
      : { coverage: 'worked', no_show: false, late: false, tardiness_minutes: 0, planned_minutes: minutes },
    totals: { ...noTotals, weekday: minutes, gross },
  },
});

describe('the rules of a month', () => {
  it('sum the lines of all shifts', () => {
    const lines = [line('base', 360, 120_000), line('coefficient', 360, 30_000, weekend)];
    const rules = rulesOf([paid(lines, 150_000, 360), paid([line('base', 60, 20_000)], 20_000, 60)]);
    expect(rules).toMatchObject([
      { kind: 'base', minutes: 420, amount: 140_000 },
      { kind: 'coefficient', ...weekend, minutes: 360, amount: 30_000 },
    ]);
  });

  it('have what the month pays beside the lines as a correction, so that they add up to the gross pay', () => {
    const lines = [line('base', 300, 100_000)];
    const [changedLater, difference] = [paid(lines, 120_000, 360), paid(lines, -20_000, -60, true)];
    expect(rulesOf([changedLater])).toMatchObject([
      { kind: 'base', amount: 100_000 },
      { kind: 'correction', minutes: 60, amount: 20_000 },
    ]);
    expect(rulesOf([difference])).toMatchObject([{ kind: 'correction', minutes: -60, amount: -20_000 }]);
  });

  it('stand beside those of the month before, also where only one of them has a rule', () => {
    const now = rulesOf([paid([line('base', 300, 100_000)], 100_000, 300)]);
    const before = rulesOf([paid([line('base', 60, 20_000), line('coefficient', 60, 5000, weekend)], 25_000, 60)]);
    expect(besideBefore(now, before)).toMatchObject([
      { kind: 'base', amount: 100_000, before: { minutes: 60, amount: 20_000 } },
      { kind: 'coefficient', minutes: 0, amount: 0, before: { minutes: 60, amount: 5000 } },
    ]);
  });
});

describe('a reduction', () => {
  const step = (kind: HoursStep['kind'], minutes: number, reason: string | null = null): HoursStep => ({
    kind,
    by: null,
    at: '2026-06-10T15:00:00.000Z',
    actual_start: '2026-06-10T08:00:00.000Z',
    actual_end: '2026-06-10T14:00:00.000Z',
    breaks: [],
    minutes,
    reason,
  });
  const of = (...record: HoursStep[]) =>
    reductionOf(aCompletedShift({ hours: { state: 'approved', month: '2026-06', record } }));

  it.each([
    ['is what a dispute took', [step('claimed', 360), step('disputed', 300, 'Late'), step('accepted', 300)], 60],
    [
      'is what is agreed in the end',
      [step('claimed', 360), step('disputed', 300, 'Late'), step('proposed', 330), step('approved', 330)],
      30,
    ],
  ])('%s, with the reason', (_, record, minutes) => {
    expect(of(...record)).toEqual({ minutes, reason: 'Late' });
  });

  it.each([
    ['nothing is disputed', [step('claimed', 360), step('approved', 360)]],
    ['nothing is agreed', [step('claimed', 360), step('disputed', 300)]],
    [
      'all is agreed in the end',
      [step('claimed', 360), step('disputed', 300), step('proposed', 360), step('approved', 360)],
    ],
  ])('is none, if %s', (_, record) => {
    expect(of(...record)).toBeNull();
  });
});
