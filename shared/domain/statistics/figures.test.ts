import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noTotals, totalNames, type Totals } from '../pay/totals.ts';
import { roles } from '../roles.ts';
import { coverages } from '../shifts/coverage.ts';
import {
  byDay,
  byStaff,
  byStaffAndStore,
  byStore,
  type Entry,
  type Figures,
  figuresOf,
  hasStaff,
  rangeAfter,
  rangeBefore,
  readableBy,
  wholeMonths,
} from './figures.ts';

const totals = fc.record(
  Object.fromEntries(totalNames.map((name) => [name, fc.integer({ min: -1000, max: 100_000 })])) as Record<
    keyof Totals,
    fc.Arbitrary<number>
  >,
);
const count = fc.nat(600);
const entry: fc.Arbitrary<Entry> = fc
  .record({
    customer: fc.constantFrom('c1', 'c2'),
    nth: fc.constantFrom('1', '2'),
    performer_id: fc.constantFrom('v1', 'v2'),
    staff_id: fc.option(fc.constantFrom('w1', 'w2', 'w3')),
    day: fc.integer({ min: 1, max: 28 }),
    facts: fc.option(
      fc.record({
        coverage: fc.constantFrom(...coverages),
        no_show: fc.boolean(),
        late: fc.boolean(),
        tardiness_minutes: count,
        planned_minutes: count,
        break_minutes: count,
        expected_charge: count,
      }),
    ),
    totals: fc.option(totals),
  })
  .map(({ customer, nth, performer_id, staff_id, day, facts, totals: sums }) => ({
    cell: { month: '2026-06', customer_id: customer, store_id: `${customer}-${nth}`, performer_id, staff_id },
    contribution: {
      day: `2026-06-${String(day).padStart(2, '0')}`,
      names: { staff: staff_id, performer: performer_id, customer, store: nth },
      facts,
      totals: sums,
    },
  }));

const summed = (rows: readonly { figures: Figures }[]): Partial<Figures> => {
  const sums: Record<string, number> = {};
  for (const { figures } of rows)
    for (const [name, value] of Object.entries(figures)) sums[name] = (sums[name] ?? 0) + value;
  return rows.length === 0 ? figuresOf([]) : sums;
};

describe('figures', () => {
  it('by employee, by store and by day add up to the same totals', () => {
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const staffed = entries.filter(hasStaff);
        expect(summed(byStaff(entries))).toEqual(figuresOf(staffed));
        expect(summed(byStore(entries))).toEqual(figuresOf(entries));
        expect(summed(byStore(staffed))).toEqual(summed(byStaff(staffed)));
        const days = byDay(entries, { from: '2026-06-01', to: '2026-06-30' });
        expect(days).toHaveLength(30);
        const all = figuresOf(entries);
        for (const name of ['weekday', 'weekend', 'holiday', 'night', 'charge', 'gross'] as const)
          expect(days.reduce((sum, each) => sum + each[name], 0)).toBe(all[name]);
      }),
    );
  });

  it('by employee and store add up to what is paid', () => {
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const paid = entries.filter((each) => hasStaff(each) && each.contribution.totals !== null);
        const rows = byStaffAndStore(entries);
        expect(summed(rows)).toEqual(figuresOf(paid));
        const ids = rows.map(({ staff, company, store }) => `${staff.id} ${company.id} ${store.id}`);
        expect(new Set(ids).size).toBe(rows.length);
        expect(Object.fromEntries(totalNames.map((name) => [name, figuresOf(paid)[name]]))).toEqual(
          Object.fromEntries(totalNames.map((name) => [name, figuresOf(entries.filter(hasStaff))[name]])),
        );
      }),
    );
  });

  it('have the name of the last day', () => {
    const [one] = fc.sample(entry, 1);
    if (!one) throw new Error('No entry');
    const named = (day: string, store: string): Entry => ({
      ...one,
      contribution: { ...one.contribution, day, names: { ...one.contribution.names, store } },
    });
    expect(byStore([named('2026-06-02', 'New'), named('2026-06-01', 'Old')])).toMatchObject([
      { store: { name: 'New' } },
    ]);
  });
});

it.each([
  ['ROLE_ADMIN', [1, 1]],
  ['ROLE_MANAGER', [null, 1]],
  ['ROLE_VENDOR', [1, 1]],
  ['ROLE_VENDOR_STAFF', [1, null]],
  ['ROLE_BUYER', [null, 1]],
  ['ROLE_BUYER_MANAGER', [null, 1]],
  ['ROLE_STORE_MANAGER', [null, 1]],
] as const)('%s reads of pay and charge: %j', (role, [pay, charge]) => {
  const ones = Object.fromEntries(totalNames.map((name) => [name, 1])) as Totals;
  const read = readableBy(role)({ ...ones });
  const { weekday, weekend, holiday, night, charge: charged, ...amounts } = read;
  expect([weekday, weekend, holiday, night, charged]).toEqual([1, 1, 1, 1, charge]);
  expect(new Set(Object.values(amounts))).toEqual(new Set([pay]));
  expect(Object.keys(read)).toEqual(Object.keys(noTotals));
});

it('the margin is what is charged less the gross pay, and is read by the performer alone', () => {
  const [one] = fc.sample(entry, 1);
  if (!one) throw new Error('No entry');
  const paid = {
    ...one,
    contribution: { ...one.contribution, totals: { ...noTotals, charge: 1500_00, gross: 1200_00 } },
  };
  const notYet = { ...one, contribution: { ...one.contribution, totals: null } };
  const figures = figuresOf([paid, notYet]);
  expect(figures.margin).toBe(300_00);
  const readers = roles.filter((role) => readableBy(role)(figures).margin !== null);
  expect(readers).toEqual(['ROLE_VENDOR']);
});

it.each([
  ['2026-06-01', '2026-06-30', 1, '2026-05-01', '2026-05-31'],
  ['2026-01-01', '2026-12-31', 12, '2025-01-01', '2025-12-31'],
  ['2026-01-01', '2026-02-28', 2, '2025-11-01', '2025-12-31'],
  ['2026-06-01', '2026-06-29', 0, '2026-05-03', '2026-05-31'],
  ['2026-06-10', '2026-06-10', 0, '2026-06-09', '2026-06-09'],
  ['2000-01-01', '2000-01-31', 1, '1999-12-01', '1999-12-31'],
  ['9999-12-01', '9999-12-31', 1, '9999-11-01', '9999-11-30'],
  ['9999-12-31', '9999-12-31', 0, '9999-12-30', '9999-12-30'],
])('%s to %s is %i whole months, and before it comes %s to %s', (from, to, months, before, last) => {
  expect(wholeMonths({ from, to })).toBe(months);
  expect(rangeBefore({ from, to })).toEqual({ from: before, to: last });
  if (months !== 0 || from === to) expect(rangeAfter({ from: before, to: last })).toEqual({ from, to });
});
