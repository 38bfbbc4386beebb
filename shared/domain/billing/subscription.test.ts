import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Subscription, SubscriptionState } from './subscription.ts';
import {
  countsAs,
  daysLeft,
  newTrial,
  paidFor,
  reminderOf,
  stateOf,
  subscriptionEvents,
  subscriptionStates,
  withFreePlan,
  withGivenDays,
} from './subscription.ts';

const now = '2026-11-02T08:00:00.000Z';
const day = 86_400_000;
const after = (days: number, from = now) => new Date(Date.parse(from) + days * day).toISOString();
const paid = (until: string, patch: Partial<Subscription> = {}): Subscription => ({
  ground: 'paid',
  tariff_id: 'vendor-professional',
  until,
  paid: { amount: 2_490_00, days: 30 },
  ...patch,
});
const examples: Record<SubscriptionState, Subscription | null> = {
  none: null,
  trial: newTrial(after(-1)),
  active: paid(after(10)),
  free: { ground: 'free', tariff_id: 'vendor-basic', until: null, paid: null },
  expired: paid(after(-1)),
};

it.each(subscriptionStates)('there is an example of a company whose state is %s', (state) => {
  expect(stateOf(examples[state], now)).toBe(state);
});

it('at the moment of its end a subscription is expired, and a millisecond before it goes on', () => {
  const trial = newTrial(now);
  expect(trial.until).toBe(after(7));
  expect(stateOf(trial, new Date(Date.parse(after(7)) - 1).toISOString())).toBe('trial');
  expect(stateOf(trial, after(7))).toBe('expired');
  expect([daysLeft(trial, now), daysLeft(trial, after(6.5)), daysLeft(trial, after(8))]).toEqual([7, 1, 0]);
});

describe('the events do what their table says', () => {
  const run = {
    pay: (subscription: Subscription | null) =>
      paidFor(subscription, { tariff_id: 'vendor-premium', amount: 4_980_00, days: 30 }, now),
    give_days: (subscription: Subscription | null) => withGivenDays(subscription, 14, now),
    choose_free: (subscription: Subscription | null) => withFreePlan(subscription, 'vendor-basic', now),
  };
  const cases = (Object.keys(run) as (keyof typeof run)[]).flatMap((event) =>
    subscriptionStates.map((state) => ({ event, state })),
  );
  it.each(cases)('$event from $state', ({ event, state }) => {
    const { from, to } = subscriptionEvents[event];
    const apply = () => run[event](examples[state]);
    if (!(from as readonly string[]).includes(state)) return expect(apply).toThrow('subscription-not-allowed');
    // Days that are given to a paid plan leave it paid.
    expect(stateOf(apply(), now)).toBe(event === 'give_days' && state === 'active' ? 'active' : to);
  });
});

describe('a payment', () => {
  const bought = { tariff_id: 'vendor-professional', amount: 2_490_00, days: 30 } as const;
  it.each([
    ['from now on without a subscription', null, 30],
    ['from now on after its end', examples.expired, 30],
    ['from now on after a free plan', examples.free, 30],
    ['from the end of a trial', newTrial(now), 37],
    ['from the end of the same plan', paid(after(10)), 40],
    // 10 days of 83 Kč are worth 830 Kč, for which Professional gives 10 days.
    ['with the rest of a dearer plan by its price', paid(after(10), premium()), 50],
    ['with the rest of a cheaper plan by its price', paid(after(10), { tariff_id: 'vendor-premium', ...half() }), 35],
  ])('lasts %s', (_, before, days) => {
    expect(paidFor(before, bought, now).until).toBe(after(days));
  });
  function premium() {
    return { tariff_id: 'vendor-premium', paid: { amount: 4_980_00, days: 30 } } as const;
  }
  function half() {
    return { paid: { amount: 1_245_00, days: 30 } };
  }

  it('never loses time of the same plan, and never money of another: to a millisecond of the plan', () => {
    const amount = fc.integer({ min: 400_00, max: 60_000_00 });
    const days = fc.constantFrom(7, 30, 120, 365);
    // Haléř for the milliseconds of a day: these products are above what is exact.
    const rounding = 64;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 * day }), amount, days, amount, days, (left, a, d, b, e) => {
        const until = new Date(Date.parse(now) + left).toISOString();
        const before = paid(until, { paid: { amount: a, days: d } });
        const gained = (tariff_id: 'vendor-professional' | 'vendor-premium') =>
          Date.parse(paidFor(before, { tariff_id, amount: b, days: e }, now).until ?? '') - Date.parse(now) - e * day;
        expect(gained('vendor-professional')).toBe(left);
        const [worthBefore, worthAfter] = [(left * a) / d, (gained('vendor-premium') * b) / e];
        expect(worthBefore - worthAfter).toBeGreaterThan(-rounding);
        expect(worthBefore - worthAfter).toBeLessThanOrEqual(b / e + rounding);
      }),
    );
  });
});

it('days that are given to a free plan count as a trial, and the free plan goes on after them', () => {
  const given = withGivenDays(examples.free, 14, now);
  const states = [now, after(13), after(14)].map((at) => [stateOf(given, at), countsAs(given, 'vendor', at)]);
  expect(states).toEqual([
    ['trial', 'vendor-professional'],
    ['trial', 'vendor-professional'],
    ['free', 'vendor-basic'],
  ]);
  expect(stateOf(withGivenDays(examples.expired, 14, now), after(14))).toBe('expired');
  expect(countsAs(paid(after(10)), 'vendor', now)).toBe('vendor-professional');
});

it.each([
  ['8 days before', paid(after(8)), null],
  ['7 days before', paid(after(7)), `${after(7)} 7`],
  ['2 days before', paid(after(2)), `${after(2)} 7`],
  ['a day before', paid(after(1)), `${after(1)} 1`],
  ['not after the end', paid(after(-1)), null],
  ['not at the beginning of a trial', newTrial(now), null],
  ['a day before the end of a trial', newTrial(after(-6)), `${after(1)} 1`],
  ['never with a free plan', examples.free, null],
])('a reminder %s', (_, subscription, expected) => {
  expect(subscription && reminderOf(subscription, now)).toBe(expected);
});
