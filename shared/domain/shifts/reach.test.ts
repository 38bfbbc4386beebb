import { describe, expect, it } from 'vitest';
import {
  aConfirmedShift,
  admin,
  aShift,
  buyer,
  buyerManager,
  manager,
  newcomer,
  otherVendor,
  otherWorker,
  performer,
  storeManager,
  worker,
} from './examples.ts';
import { reaches } from './reach.ts';

const other = { id: 'c2', name: 'Druhý zákazník' };
const rival = { ...performer, id: 'rival', company: otherVendor };

describe('a shift is in the scope', () => {
  it.each([admin, manager])('of $id, whoever staffs or orders it', (actor) => {
    expect(reaches(actor, aConfirmedShift({ vendor: otherVendor, customer: other }))).toBe(true);
  });

  it('of every performer to which it is offered, and of one alone once that one staffs it', () => {
    const seenBy = (shift = aShift()) => [performer, rival].map((actor) => reaches(actor, shift));
    expect(seenBy()).toEqual([true, true]);
    expect(seenBy(aShift({ offered_to: ['v2'] }))).toEqual([false, true]);
    expect(seenBy(aConfirmedShift())).toEqual([true, false]);
  });

  it('of its own worker only', () => {
    expect([worker, otherWorker].map((actor) => reaches(actor, aConfirmedShift()))).toEqual([true, false]);
    expect(reaches(worker, aShift())).toBe(false);
  });

  it("of the customer's buyer, and of its other managers only at their stores", () => {
    const seenBy = (shift = aShift()) => [buyer, buyerManager, storeManager].map((actor) => reaches(actor, shift));
    expect(seenBy()).toEqual([true, true, true]);
    expect(seenBy(aShift({ store: { ...aShift().store, id: 's2' } }))).toEqual([true, false, false]);
    expect(seenBy(aShift({ customer: other }))).toEqual([false, false, false]);
  });

  it('of nobody without a role', () => {
    expect(reaches(newcomer, aConfirmedShift())).toBe(false);
  });

  it('of no performer or customer without a company', () => {
    for (const actor of [performer, buyer]) expect(reaches({ ...actor, company: null }, aShift())).toBe(false);
  });
});
