import { describe, expect, test } from 'vitest';
import { exampleShift as shift, exampleStore } from '../example.ts';
import { arrange, coverageOf } from './arrange.ts';
import { countedIn, inView, showsEmptyStore, type View } from './use-calendar.ts';

const unfilled = { status: 'new', staff: null } as const;
const days = ['2026-11-23', '2026-11-24'];

describe('the board', () => {
  test('groups by store, specialty and day, each sorted by name or time', () => {
    const stocker = { category: { id: 'stocker', name: 'Shelf stocker' } };
    const brno = { store: { ...shift({}).store, id: 'brno', name: 'Brno' } };
    const board = arrange(
      [
        shift({ ...stocker, day: '2026-11-24' }),
        shift({ id: 'late', starts_at: '2026-11-23T13:00:00.000Z' }),
        shift({ id: 'early' }),
        shift(brno),
      ],
      days,
    );
    expect(board.map(({ name }) => name)).toEqual(['Brno', 'Praha 4, Pankrác']);
    expect(board[1]?.rows.map(({ specialty }) => specialty)).toEqual(['Cashier', 'Shelf stocker']);
    expect(board[1]?.rows[0]?.days.map((stacks) => stacks.map(([{ id }]) => id))).toEqual([['early', 'late'], []]);
  });

  test('shows equal unfilled shifts as one, and no others', () => {
    const board = arrange([shift(unfilled), shift(unfilled), shift({}), shift({})], days);
    expect(board[0]?.rows[0]?.days[0]?.map((stack) => stack.length)).toEqual([2, 1, 1]);
  });

  test('shows a rate only if all shifts have the same one', () => {
    expect(arrange([shift({})], days)[0]?.rows[0]?.rate).toBe(17_500);
    expect(arrange([shift({}), shift({ hourly_rate: 18_000 })], days)[0]?.rows[0]?.rate).toBeNull();
  });
});

describe('stores without shifts', () => {
  const large = { ...exampleStore, id: 'large', name: 'Anděl', sales_area_m2: 900 };
  const christmas = ['2026-12-24', '2026-12-25'];
  const holidays = new Map(christmas.map((day) => [day, 'Christmas']));

  test('are shown on the board among the others, with the hour from which the law closes them', () => {
    const onChristmas = shift({ day: '2026-12-25' });
    const places = [large, exampleStore];
    const board = arrange([onChristmas], christmas, { places, empty: places, holidays });
    expect(board.map(({ id, rows, closed }) => [id, rows.length, closed])).toEqual([
      ['large', 0, { '2026-12-24': 12, '2026-12-25': 0 }],
      ['pankrac', 1, {}],
    ]);
  });

  test.each([
    ['no filter', {}, 'all', true],
    ['its name', { q: 'ande kos' }, 'all', true],
    ['another name', { q: 'brno' }, 'all', false],
    ['a chosen store', { store_id: ['large'] }, 'all', true],
    ['other chosen stores', { store_id: ['pankrac'] }, 'all', false],
    ['a specialty', { category_id: ['cashier'] }, 'all', false],
    ['a status', { status: ['new'] }, 'all', false],
    ['a view of shifts', {}, 'unfilled', false],
  ] satisfies [string, Record<string, string | string[]>, View, boolean][])(
    'with %s: shown is %s %s %s',
    (_, filters, view, shown) => {
      expect(showsEmptyStore(filters, view)(large)).toBe(shown);
    },
  );
});

describe('a view of one gap', () => {
  const now = '2026-11-23T05:32:00.000Z';
  const lost = shift({ id: 'lost', status: 'canceled', canceled_by: 'performer' });
  const missed = shift({ id: 'missed', status: 'unfulfilled', flags: ['no_show'] });
  const nobody = shift({ id: 'nobody', status: 'unfulfilled', staff: null });
  const canceled = shift({ status: 'canceled' });
  const shifts = [shift({ id: 'waits' }), shift({ ...unfilled, id: 'free' }), lost, canceled, missed, nobody];
  test.each([
    ['no_show', ['missed']],
    ['unfulfilled', ['nobody']],
    ['not_started', ['waits']],
    ['canceled_by_performer', ['lost']],
    ['unfilled', ['free']],
  ] satisfies [View, string[]][])('%s has the shifts that the summary counts', (view, ids) =>
    expect(shifts.filter((one) => inView[view](one, now)).map(({ id }) => id)).toEqual(ids),
  );
});

describe('coverage', () => {
  const before = '2026-11-23T04:00:00.000Z';

  test('counts neither canceled nor stand-by shifts as ordered', () =>
    expect(
      coverageOf([shift({}), shift(unfilled), shift({ status: 'canceled' }), shift({ status: 'reserve' })], before),
    ).toMatchObject({ ordered: 2, filled: 1, gaps: { unfilled: 1 }, minutes: 900 }));

  test('counts those that are not started as filled, as the overview does, and no shift that the performer canceled', () => {
    const lost = shift({ status: 'canceled', flags: ['late_cancel'], canceled_by: 'performer' });
    const running = shift({ status: 'in_progress' });
    expect(coverageOf([lost, shift({}), running], '2026-11-23T05:32:00.000Z')).toMatchObject({
      ordered: 3,
      filled: 2,
      short: 2,
      gaps: { canceled_by_performer: 1, not_started: 1 },
      byStatus: { unfulfilled: 1, confirmed: 1, in_progress: 1 },
    });
  });

  test('counts legal warnings of shifts that are still planned or took place, and no broken agreement as one', () => {
    const of = (rule: string) => ({ warnings: [{ rule, text: rule }] });
    const { warnings } = coverageOf(
      [
        shift(of('rest')),
        shift({ status: 'completed', ...of('closed-by-law') }),
        shift({ status: 'canceled', ...of('rest') }),
        shift(of('notice')),
      ],
      before,
    );
    expect(warnings).toBe(2);
  });

  test('separates workers who did not come from shifts without workers', () =>
    expect(
      coverageOf([shift({ status: 'unfulfilled', flags: ['no_show'] }), shift({ status: 'unfulfilled' })], before),
    ).toMatchObject({ ordered: 2, filled: 0, gaps: { no_show: 1, unfulfilled: 1 } }));

  test.each([
    ['2026-11-23T05:05:00.000Z', 0],
    ['2026-11-23T05:06:00.000Z', 1],
  ])('a worker counts as missing after five minutes: %s', (now, notStarted) =>
    expect(coverageOf([shift({})], now)).toMatchObject({ gaps: { not_started: notStarted } }),
  );
});

test('a month counts its own days, not those of the neighbouring months in its weeks', () => {
  expect(countedIn('month', '2026-11-15')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(countedIn('week', '2026-11-29')).toEqual({ from: '2026-11-23', to: '2026-11-29' });
});
