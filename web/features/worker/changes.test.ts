import { describe, expect, it } from 'vitest';
import { changesSince, forget, lookAt, widen } from './changes.ts';
import { exampleShift } from './example-shift.ts';

const now = '2026-11-21T09:00:00.000Z';
const until = '2026-12-21';
const thursday = exampleShift();
const friday = exampleShift({
  id: 'friday',
  day: '2026-11-27',
  starts_at: '2026-11-27T05:00:00.000Z',
  ends_at: '2026-11-27T13:00:00.000Z',
});
const look = lookAt([thursday, friday], until, now);
const since = (...shifts: (typeof thursday)[]) => {
  const { marks, gone } = changesSince(look, shifts, now);
  return { marks: Object.fromEntries(marks), gone: gone.map(({ id, canceled }) => ({ id, canceled })) };
};

describe('since the last look', () => {
  it('nothing is marked when nothing happened, however often the shift was written', () => {
    expect(since({ ...thursday, version: 7 }, friday)).toEqual({ marks: {}, gone: [] });
  });

  it('a shift that was not there is new', () => {
    expect(since(thursday, friday, { ...friday, id: 'other' }).marks).toEqual({ other: { kind: 'new' } });
  });

  it.each([
    ['time', { ends_at: '2026-11-26T15:00:00.000Z' }],
    ['store', { store: { ...thursday.store, name: 'Vysočany' } }],
    ['specialty', { category: { id: 'stocker', name: 'Stocker' } }],
  ])('another %s is a change, with what it was', (_, change) => {
    const { marks } = since({ ...thursday, ...change }, friday);
    expect(marks.thursday).toMatchObject({ kind: 'changed', before: { ends_at: thursday.ends_at, store: 'Pankrác' } });
  });

  it("a specialty's name in another language is no change", () => {
    expect(since({ ...thursday, category: { id: 'cashier', name: 'Pokladní' } }, friday).marks).toEqual({});
  });

  it('a shift that went to someone else is taken away, a canceled one says so', () => {
    expect(since({ ...friday, status: 'canceled' }).gone).toEqual([
      { id: 'thursday', canceled: false },
      { id: 'friday', canceled: true },
    ]);
  });

  it('a stand-by shift that was called up is changed, not new', () => {
    const standby = lookAt([{ ...thursday, status: 'reserve' }], until, now);
    const called = { ...thursday, store: { ...thursday.store, name: 'Vysočany' } };
    expect([...changesSince(standby, [called], now).marks.values()]).toMatchObject([{ kind: 'changed' }]);
  });

  it('a shift that was worked or is over is no news', () => {
    const later = '2026-11-26T14:00:00.000Z';
    const worked = { ...thursday, status: 'completed' as const };
    expect(changesSince(look, [worked, friday], later)).toEqual({ marks: new Map(), gone: [] });
    expect(changesSince(look, [friday], later).gone).toEqual([]);
  });

  it('what the worker left is not taken away', () => {
    expect(changesSince(forget(look, 'thursday'), [friday], now).gone).toEqual([]);
  });

  it('a day that only came into view brings no news, but what is added to it later does', () => {
    const christmas = { ...friday, id: 'christmas', day: '2026-12-22', ends_at: '2026-12-22T13:00:00.000Z' };
    expect(since(thursday, friday, christmas).marks).toEqual({});
    const wider = widen(look, [thursday, friday, christmas], '2026-12-22', now);
    const marks = changesSince(wider, [thursday, friday, christmas, { ...christmas, id: 'added' }], now).marks;
    expect([...marks.keys()]).toEqual(['added']);
  });
});
