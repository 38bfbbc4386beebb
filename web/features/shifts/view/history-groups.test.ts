import { describe, expect, it } from 'vitest';
import type { LogEntry } from '#shared/contracts/shifts.ts';
import type { HoursState } from '#shared/domain/hours/hours.ts';
import { stepsOf } from './history-groups.ts';

const [customer, performer] = [
  { id: 'c', fio: 'Alena Hrubá' },
  { id: 'p', fio: 'Martina Dvořáková' },
];
const terms = {
  starts_at: '2026-11-23T05:00:00.000Z',
  ends_at: '2026-11-23T13:00:00.000Z',
  category: 'Cashier',
  hourly_rate: 17_500,
  planned_break_minutes: 30,
};
const beside = { field: null, on_behalf_of: null, reason: null } as const;
const requestedBy = (by: LogEntry['by'], at: string): LogEntry => ({
  ...beside,
  kind: 'change_asked',
  before: terms,
  after: terms,
  by,
  at,
});
const endedBy = (by: LogEntry['by'], at: string): LogEntry => ({
  ...beside,
  kind: 'change_refused',
  before: terms,
  after: terms,
  by,
  at,
});

describe('the history of a requested change', () => {
  const first = '2026-11-20T08:00:00.000Z';
  const second = '2026-11-20T09:00:00.000Z';

  it('says that the other side refused it', () => {
    const log = [requestedBy(performer, first), endedBy(customer, second)];
    expect(stepsOf(log).map(({ deed }) => deed)).toEqual(['refused', 'asked']);
  });

  it('says that the person who requested it withdrew it', () => {
    const log = [requestedBy(customer, first), requestedBy(performer, first), endedBy(performer, second)];
    expect(stepsOf(log).map(({ deed }) => deed)).toEqual(['withdrawn', 'asked', 'asked']);
  });
});

describe('the history of a break', () => {
  const from = '2026-11-23T11:00:00.000Z';
  const pause = { from, to: '2026-11-23T11:30:00.000Z' };
  const running = { from, to: null };

  it.each([
    ['started', null, running, 'break_started'],
    ['ended', running, pause, 'break_ended'],
    ['added by a correction', null, pause, 'corrected'],
    ['removed by a correction', pause, null, 'corrected'],
    ['moved by a correction', pause, { ...pause, from: '2026-11-23T11:10:00.000Z' }, 'corrected'],
  ])('says that it was %s', (_, before, after, deed) => {
    const entry: LogEntry = { ...beside, kind: 'break', before, after, by: customer, at: pause.to };
    expect(stepsOf([entry])).toMatchObject([{ deed }]);
  });
});

describe('the history of the hours', () => {
  const entry = { ...beside, by: performer, at: '2026-11-23T14:00:00.000Z' } as const;
  const hours = (before: HoursState, after: HoursState): LogEntry => ({ ...entry, kind: 'hours', before, after });
  const end: LogEntry = {
    ...entry,
    kind: 'end',
    field: 'actual_end',
    before: '2026-11-23T13:00:00.000Z',
    after: '2026-11-23T13:15:00.000Z',
  };
  const pay: LogEntry = {
    ...entry,
    kind: 'pay',
    before: { gross: 120_000, net: 102_000 },
    after: { gross: 125_000, net: 106_250 },
  };

  it.each([
    ['approved', 'submitted', 'approved', 'hours_approved'],
    ['disputed', 'submitted', 'disputed', 'hours_disputed'],
    ['approved with the times of the customer', 'disputed', 'approved', 'hours_accepted'],
    ['answered with other times', 'disputed', 'submitted', 'hours_proposed'],
    ['reopened', 'locked', 'reopened', 'hours_reopened'],
    ['corrected', 'approved', 'submitted', 'corrected'],
  ] as const)('says that they were %s', (_, before, after, deed) => {
    expect(stepsOf([end, { ...hours(before, after), reason: 'Because' }, pay])).toMatchObject([{ deed }]);
  });

  it.each(['submitted', 'reopened'] as const)('says that an approval was undone, and the hours are %s', (after) => {
    expect(stepsOf([hours('approved', after)])).toMatchObject([{ deed: 'hours_unapproved' }]);
  });

  it('says that the pay was computed again, and why', () => {
    const premium: LogEntry = {
      ...entry,
      kind: 'premium',
      before: null,
      after: { amount: 50_000, reason: 'Inventory' },
    };
    expect(stepsOf([pay])).toMatchObject([{ deed: 'pay' }]);
    expect(stepsOf([premium, pay])).toMatchObject([{ deed: 'premium' }]);
  });
});
