import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { exportedListNames, exportedLists } from '#shared/contracts/exported-lists.generated.ts';
import { createExport, exportQueryOf } from '#shared/contracts/exports.ts';
import { fieldIssues } from '#shared/contracts/field-issue.ts';
import { dayPairs } from '../world/day-pairs.ts';

const issuesOf = (schema: z.ZodMiniType, value: object) => {
  const { error } = schema.safeParse(value);
  return error ? fieldIssues(error) : {};
};

describe('a read of days', () => {
  it('is one of these', () => {
    expect(dayPairs.map(({ name, part, first, last }) => [name, part, first, last].join(' ')).toSorted()).toEqual([
      'count-shifts query from to',
      'export-invoices query from to',
      'get-promo-code-stat-all query start_date end_date',
      'get-sales query from to',
      'get-stock-info body from to',
      'list-audit query from to',
      'list-holidays query from to',
      'list-hours query from to',
      'list-invoices query from to',
      'list-promo-codes query start_date end_date',
      'list-sales query from to',
      'list-shifts query from to',
      'list-transactions query start_date end_date',
      'object-statistics query from to',
      'staff-statistics query from to',
    ]);
  });

  it.each(dayPairs)('$name refuses $last before $first, at $last', ({ schema, first, last }) => {
    expect(issuesOf(schema, { [first]: '2026-02-01', [last]: '2026-01-31' })).toEqual({
      [last]: { key: 'range-order' },
    });
  });

  it.each(dayPairs)('$name accepts either day alone, and one day', ({ schema, first, last }) => {
    for (const day of ['2000-01-01', '2026-02-01', '9999-12-31'])
      for (const value of [{ [first]: day }, { [last]: day }, { [first]: day, [last]: day }])
        expect([value, issuesOf(schema, value)]).toEqual([value, {}]);
  });
});

describe('an export of days', () => {
  const exported = exportedListNames.flatMap((list) => {
    const pair = dayPairs.find(({ contract }) => contract === exportedLists[list].list);
    return pair ? [{ list, ...pair }] : [];
  });

  it('is one of these', () => {
    expect(exported.map(({ list }) => list).toSorted()).toEqual([
      'audit',
      'objectStatistics',
      'sales',
      'shifts',
      'staffStatistics',
      'transactions',
    ]);
  });

  it.each(exported)('of $list refuses $last before $first', ({ list, first, last }) => {
    const query = { [first]: '2026-02-01', [last]: '2026-01-31' };
    expect(issuesOf(createExport.body, { list, format: 'csv', query })).toEqual({
      [`query.${last}`]: { key: 'range-order' },
    });
    expect(issuesOf(exportQueryOf(list), { [first]: '2026-02-01' })).toEqual({});
  });
});
