import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bonusPosting, type Leg, moneyPosting, nameOfLedger, type Posting, requireBalanced } from './posting.ts';

const posting = (...legs: Leg[]): Posting => ({ id: 'p', at: '2031-05-06T08:00:00.000Z', reason: 'promotion', legs });
const bonus = (owner: string, amount: number): Leg => ({ account: { book: 'bonus', owner }, amount });
const issued = (amount: number): Leg => ({ account: { book: 'issued-bonuses' }, amount });

it.each([
  ['two accounts', [bonus('a', 500), issued(-500)]],
  ['a transfer', [bonus('a', -500), bonus('b', 500)]],
  ['three accounts', [bonus('a', 300), bonus('b', 200), issued(-500)]],
])('legs of different accounts that add up to zero are balanced: %s', (_, legs) => {
  expect(() => requireBalanced(posting(...legs))).not.toThrow();
});

it.each([
  ['no legs', []],
  ['one leg', [bonus('a', 500)]],
  ['a sum other than zero', [bonus('a', 500), issued(-499)]],
  ['a part of a haléř', [bonus('a', 0.5), issued(-0.5)]],
  ['no amount', [bonus('a', 0), issued(0)]],
  ['an amount that cannot be exact', [bonus('a', 2 ** 53), issued(-(2 ** 53))]],
  ['not a number', [bonus('a', Number.NaN), issued(Number.NaN)]],
  ['one account twice', [bonus('a', 500), bonus('a', -500)]],
])('other legs are refused: %s', (_, legs) => {
  expect(() => requireBalanced(posting(...legs))).toThrow('not balanced');
});

it('a bonus is balanced against what the platform has issued', () => {
  fc.assert(
    fc.property(
      fc.uuid(),
      fc.maxSafeInteger().filter((amount) => amount !== 0),
      (accountId, amount) => {
        const { legs } = bonusPosting({ id: 'p', at: '2031-05-06T08:00:00.000Z', reason: 'order', accountId, amount });
        expect(legs).toEqual([bonus(accountId, amount), issued(-amount)]);
        requireBalanced(posting(...legs));
      },
    ),
  );
});

it('after any history of payments and refunds, all books together are zero', () => {
  const companyId = fc.constantFrom('a', 'b');
  const from = fc.constantFrom('card-payments' as const, 'bank-transfers' as const, 'corrections' as const);
  const amount = fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }).filter((each) => each !== 0);
  const move = fc.record({ companyId, from, amount });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
      const books = new Map<string, number>();
      for (const [nth, each] of moves.entries()) {
        const made = moneyPosting({ id: String(nth), at: '2031-05-06T08:00:00.000Z', reason: 'payment', ...each });
        requireBalanced(made);
        for (const { account, amount: moved } of made.legs)
          books.set(nameOfLedger(account), (books.get(nameOfLedger(account)) ?? 0) + moved);
      }
      expect([...books.values()].reduce((sum, each) => sum + each, 0)).toBe(0);
      const paid = moves.filter((each) => each.companyId === 'a').reduce((sum, each) => sum + each.amount, 0);
      expect(books.get('paid#a') ?? 0).toBe(paid);
    }),
  );
});
