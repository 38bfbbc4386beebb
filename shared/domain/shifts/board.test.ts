import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardOf, maxBoardStores, type Presence } from './board.ts';
import { aCompletedShift, aConfirmedShift, aRunningShift, aShift } from './examples.ts';
import { type Shift, shiftStatuses } from './shift.ts';

const day = '2026-06-10';
const now = '2026-06-10T08:30:41.000Z';
const shown = (shift: Shift, presence: Presence = null) => ({ ...shift, presence });
const at = (name: string) => ({ store: { ...aShift().store, id: `id-${name}`, name } });
const none = { planned: 0, on_site: 0, on_break: 0, late: 0, missing: 0, unfilled: 0, stand_by: 0 };
const ended = { from: '2026-06-10T08:05:00.000Z', to: '2026-06-10T08:10:00.000Z' };
const later = { starts_at: '2026-06-10T16:00:00.000Z' };
const dayBefore = { day: '2026-06-09', starts_at: '2026-06-09T20:00:00.000Z' };

describe('the numbers of a board', () => {
  it.each<[string, ReturnType<typeof shown>, Partial<typeof none>]>([
    ['of a worker who works', shown(aRunningShift(), 'present'), { planned: 1, on_site: 1 }],
    ['of a late worker', shown(aRunningShift({ flags: ['late'] }), 'present'), { planned: 1, on_site: 1, late: 1 }],
    [
      'of a worker on a break',
      shown(aRunningShift({ breaks: [ended, { from: '2026-06-10T08:20:07.000Z', to: null }] }), 'present'),
      { planned: 1, on_site: 1, on_break: 1 },
    ],
    ['of a worker after a break', shown(aRunningShift({ breaks: [ended] }), 'present'), { planned: 1, on_site: 1 }],
    ['of a late worker who has left', shown(aCompletedShift({ flags: ['late'] })), { planned: 1, late: 1 }],
    ['of a worker who did not come', shown(aConfirmedShift(), 'absent'), { planned: 1, missing: 1 }],
    ['of a shift that begins later', shown(aConfirmedShift(later)), { planned: 1 }],
    ['of a shift without a worker', shown(aShift(later)), { planned: 1, unfilled: 1 }],
    ['of a shift without a worker that has begun', shown(aShift()), { planned: 1 }],
    ['of a shift that nobody took', shown(aShift({ status: 'unfulfilled' }), 'absent'), { planned: 1, missing: 1 }],
    ['of a stand-by worker', shown(aConfirmedShift({ status: 'reserve', ...later })), { stand_by: 1 }],
    [
      'of a shift that the performer canceled',
      shown(aConfirmedShift({ status: 'canceled', canceled_by: 'performer' }), 'absent'),
      { planned: 1, missing: 1 },
    ],
    [
      'of a night worker of the day before',
      shown(aRunningShift({ ...dayBefore, flags: ['late'] }), 'present'),
      { on_site: 1 },
    ],
    [
      'of a night worker of the day before who did not come',
      shown(aConfirmedShift(dayBefore), 'absent'),
      { missing: 1 },
    ],
  ])('%s', (_, shift, counts) => {
    const { stores, ...all } = boardOf([shift], { day, now });
    expect(all).toEqual({ ...none, ...counts });
    expect(stores).toMatchObject([{ ...none, ...counts, id: 's1', customer: shift.customer }]);
  });
});

describe('the stores of a board', () => {
  it('are in the order of what they need: a missing worker, an unfilled shift, then by name', () => {
    const { stores } = boardOf(
      [
        shown(aRunningShift({ id: 'a', ...at('Žižkov') }), 'present'),
        shown(aRunningShift({ id: 'b', ...at('Chodov') }), 'present'),
        shown(aRunningShift({ id: 'c', ...at('Cheb') }), 'present'),
        shown(aShift({ id: 'd', ...later, ...at('Zlín') }), null),
        shown(aConfirmedShift({ id: 'e', ...at('Zličín') }), 'absent'),
      ],
      { day, now },
    );
    expect(stores.map(({ name }) => name)).toEqual(['Zličín', 'Zlín', 'Cheb', 'Chodov', 'Žižkov']);
  });

  it('have their shifts in the order of the starts', () => {
    const ids = ['late', 'early', 'same'];
    const [first, second, third] = [later, {}, {}].map((times, nth) =>
      shown(aConfirmedShift({ id: ids[nth] ?? '', ...times })),
    );
    const { stores } = boardOf(
      [first, second, third].filter((one) => one !== undefined),
      { day, now },
    );
    expect(stores.map(({ shifts }) => shifts.map(({ id }) => id))).toEqual([['early', 'same', 'late']]);
  });

  it('are at most as many as fit, and the totals count all', () => {
    const shifts = Array.from({ length: maxBoardStores + 1 }, (_, nth) =>
      shown(aRunningShift({ id: String(nth), ...at(`Store ${nth}`) }), 'present'),
    );
    const board = boardOf(shifts, { day, now });
    expect([board.stores.length, board.on_site]).toEqual([maxBoardStores, maxBoardStores + 1]);
  });

  it('add up to the totals, with each shift once', () => {
    const anyShift = fc.record({
      status: fc.constantFrom(...shiftStatuses),
      presence: fc.constantFrom('present', 'absent', null),
      flags: fc.subarray(['late', 'holiday'] as const),
      day: fc.constantFrom(day, dayBefore.day),
      starts_at: fc.constantFrom(aShift().starts_at, later.starts_at),
      canceled_by: fc.constantFrom('customer', 'performer', undefined),
      store: fc.constantFrom('Brno', 'Praha', 'Zlín').map((name) => at(name).store),
    });
    fc.assert(
      fc.property(fc.array(anyShift, { maxLength: 30 }), (made) => {
        const shifts = made.map(({ presence, ...patch }, nth) =>
          shown(aShift({ id: String(nth), ...patch }), presence),
        );
        const { stores, ...totals } = boardOf(shifts, { day, now });
        for (const name of Object.keys(none) as (keyof typeof none)[])
          expect(stores.reduce((sum, store) => sum + store[name], 0)).toBe(totals[name]);
        const ids = stores.flatMap((store) => store.shifts).map(({ id }) => id);
        expect(ids.toSorted()).toEqual(shifts.map(({ id }) => id).toSorted());
      }),
    );
  });
});
