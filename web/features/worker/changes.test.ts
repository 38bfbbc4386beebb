import { describe, expect, it } from 'vitest';
import { exampleShift } from '../../domain/shifts/example-shift.ts';
import { changesSince, removeShift, snapshotOf, extendSnapshot } from './changes.ts';

const now = '2026-11-21T09:00:00.000Z';
const until = '2026-12-21';
const thursday = exampleShift();
const friday = exampleShift({
  id: 'friday',
  day: '2026-11-27',
  starts_at: '2026-11-27T05:00:00.000Z',
  ends_at: '2026-11-27T13:00:00.000Z',
});
const snapshot = snapshotOf([thursday, friday], until, now);
const since = (...shifts: (typeof thursday)[]) => {
  const { marks, gone } = changesSince(snapshot, shifts, now);
  return { marks: Object.fromEntries(marks), gone: gone.map(({ id, canceled }) => ({ id, canceled })) };
};

describe('changes since the last visit', () => {
  it('are none when only the version of a shift changed', () => {
    expect(since({ ...thursday, version: 7 }, friday)).toEqual({ marks: {}, gone: [] });
  });

  it('include a shift that was not there before', () => {
    expect(since(thursday, friday, { ...friday, id: 'other' }).marks).toEqual({ other: { kind: 'new' } });
  });

  it.each([
    ['time', { ends_at: '2026-11-26T15:00:00.000Z' }],
    ['store', { store: { ...thursday.store, name: 'Vysočany' } }],
    ['specialty', { category: { id: 'stocker', name: 'Stocker' } }],
  ])('include another %s, with the previous value', (_, change) => {
    const { marks } = since({ ...thursday, ...change }, friday);
    expect(marks.thursday).toMatchObject({ kind: 'changed', before: { ends_at: thursday.ends_at, store: 'Pankrác' } });
  });

  it("do not include a specialty's name in another language", () => {
    expect(since({ ...thursday, category: { id: 'cashier', name: 'Pokladní' } }, friday).marks).toEqual({});
  });

  it('say that a shift went to another worker or was canceled', () => {
    expect(since({ ...friday, status: 'canceled' }).gone).toEqual([
      { id: 'thursday', canceled: false },
      { id: 'friday', canceled: true },
    ]);
  });

  it('show a stand-by shift that was called up as changed, not as new', () => {
    const standby = snapshotOf([{ ...thursday, status: 'reserve' }], until, now);
    const called = { ...thursday, store: { ...thursday.store, name: 'Vysočany' } };
    expect([...changesSince(standby, [called], now).marks.values()]).toMatchObject([{ kind: 'changed' }]);
  });

  it('do not include shifts that are finished or in the past', () => {
    const later = '2026-11-26T14:00:00.000Z';
    const worked = { ...thursday, status: 'completed' as const };
    expect(changesSince(snapshot, [worked, friday], later)).toEqual({ marks: new Map(), gone: [] });
    expect(changesSince(snapshot, [friday], later).gone).toEqual([]);
  });

  it('do not include a shift that the worker left', () => {
    expect(changesSince(removeShift(snapshot, 'thursday'), [friday], now).gone).toEqual([]);
  });

  it('include nothing for a day that only became visible, but later additions to it', () => {
    const christmas = { ...friday, id: 'christmas', day: '2026-12-22', ends_at: '2026-12-22T13:00:00.000Z' };
    expect(since(thursday, friday, christmas).marks).toEqual({});
    const wider = extendSnapshot(snapshot, [thursday, friday, christmas], '2026-12-22', now);
    const marks = changesSince(wider, [thursday, friday, christmas, { ...christmas, id: 'added' }], now).marks;
    expect([...marks.keys()]).toEqual(['added']);
  });
});
