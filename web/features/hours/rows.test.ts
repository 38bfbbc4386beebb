import { describe, expect, it } from 'vitest';
import type { HoursRow } from '#shared/contracts/hours.ts';
import { byWorker, mayChoose, mayCorrect, rowsIn, sumOf, urgentFirst } from './rows.ts';

/** Submitted hours of a Monday morning, 06:00–14:00 in Prague, punched as planned. */
const exampleRow = (changes: Partial<HoursRow> = {}): HoursRow => ({
  id: crypto.randomUUID(),
  version: 1,
  status: 'completed',
  store: { id: 'pankrac', name: 'Pankrác', time_zone: 'Europe/Prague' },
  customer: { id: 'kos', name: 'Zelený koš' },
  vendor: { id: 'plus', name: 'Personál Plus' },
  staff: { id: 'jana', fio: 'Jana Nováková' },
  category: { id: 'cashier', name: 'Cashier' },
  day: '2026-11-23',
  starts_at: '2026-11-23T05:00:00.000Z',
  ends_at: '2026-11-23T13:00:00.000Z',
  planned_break_minutes: 30,
  planned_minutes: 450,
  actual_start: '2026-11-23T05:00:00.000Z',
  actual_end: '2026-11-23T13:00:00.000Z',
  breaks: [{ from: '2026-11-23T09:00:00.000Z', to: '2026-11-23T09:30:00.000Z' }],
  break_minutes: 30,
  minutes_worked: 450,
  difference: 0,
  flags: [],
  state: 'submitted',
  odd: false,
  needs_look: false,
  proposal: null,
  charge: 131_250,
  actions: ['approve', 'dispute'],
  ...changes,
});

const days = ['2026-11-23', '2026-11-24'];
const petr = { staff: { id: 'petr', fio: 'Petr Svoboda' } };
const tuesday = { day: '2026-11-24', starts_at: '2026-11-24T05:00:00.000Z', ends_at: '2026-11-24T13:00:00.000Z' };
const submitted = exampleRow();
const approved = exampleRow({ ...tuesday, state: 'approved', actions: [] });
const odd = exampleRow({ ...petr, odd: true, minutes_worked: 424, difference: -26 });
const noEnd = exampleRow({ ...petr, ...tuesday, state: null, actual_end: null, minutes_worked: 99, difference: 40 });
const disputed = exampleRow({ staff: { id: 'ola', fio: 'Ola' }, state: 'disputed' });
const locked = exampleRow({ staff: { id: 'ola', fio: 'Ola' }, state: 'locked' });
const all = [submitted, approved, odd, noEnd, disputed, locked];

describe('a tab', () => {
  it('to approve has the whole week of those who have something to approve', () => {
    expect(rowsIn(all, 'toApprove')).toEqual([submitted, approved, odd, noEnd]);
  });

  it('of others has only its own rows', () => {
    expect(rowsIn(all, 'odd')).toEqual([odd, noEnd]);
    expect(rowsIn(all, 'disputed')).toEqual([disputed]);
    expect(rowsIn(all, 'approved')).toEqual([approved, locked]);
  });
});

describe('the grid', () => {
  it('begins with the workers whose hours need attention', () => {
    const [first, second] = byWorker([submitted, approved, odd, noEnd], days);
    expect([first?.name, second?.name]).toEqual(['Petr Svoboda', 'Jana Nováková']);
    expect(second?.days).toEqual([[submitted], [approved]]);
  });

  it('stacks the shifts of a day by their start', () => {
    const late = exampleRow({ starts_at: '2026-11-23T15:00:00.000Z' });
    expect(byWorker([late, submitted], days)[0]?.days[0]).toEqual([submitted, late]);
  });

  it('counts no hours without an end', () => {
    expect(sumOf([odd, noEnd])).toEqual({ minutes: 424, difference: -26 });
  });
});

it('the list begins with what needs attention', () => {
  expect(urgentFirst([submitted, noEnd, odd])).toEqual([odd, noEnd, submitted]);
});

it('the performer corrects the times of ended shifts until they are locked, and nobody else does', () => {
  expect(all.filter((row) => mayCorrect(row, 'ROLE_VENDOR'))).toEqual([submitted, approved, odd, disputed]);
  for (const role of ['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_BUYER', 'ROLE_STORE_MANAGER'] as const)
    expect(all.some((row) => mayCorrect(row, role))).toBe(false);
});

it('hours that need a look, or that the reader may not approve, are not approved in bulk', () => {
  expect(mayChoose(submitted)).toBe(true);
  expect(mayChoose(exampleRow({ odd: true, needs_look: true }))).toBe(false);
  expect(mayChoose(approved)).toBe(false);
});
