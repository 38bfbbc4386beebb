import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countsAs,
  daysLeft,
  newTrial,
  paidFor,
  reminderOf,
  stateOf,
  type Subscription,
  subscriptionEvents,
  type SubscriptionState,
  subscriptionStates,
  withFreePlan,
  withGivenDays,
  withMoneyAgain,
  withoutMoney,
} from './subscription.ts';
import { firstTariffs, type Period, periods, type TariffId } from './tariffs.ts';

const now = '2026-11-02T08:00:00.000Z';
const day = 86_400_000;
const after = (days: number, from = now) => new Date(Date.parse(from) + days * day).toISOString();
const month = {
  id: 'pi_1',
  tariff_id: 'vendor-professional',
  amount: 2_490_00,
  price: 2_490_00,
  priceBefore: 2_490_00,
  days: 30,
} as const;
/** A month that was paid on its first day. */
const paid = (until: string): Subscription => paidFor(null, month, after(-30, until));
const examples: Record<SubscriptionState, Subscription | null> = {
  none: null,
  trial: newTrial(after(-1)),
  active: paid(after(10)),
  free: { ground: 'free', tariff_id: 'vendor-basic', until: null, paid: null, parts: [] },
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
      paidFor(subscription, { ...month, id: 'pi_2', tariff_id: 'vendor-premium' }, now),
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
  it.each([
    ['from now on without a subscription', null, 30],
    ['from now on after its end', examples.expired, 30],
    ['from now on after a free plan', examples.free, 30],
    ['from the end of a trial', newTrial(now), 37],
    ['from the end of the same plan', paid(after(10)), 40],
  ])('lasts %s', (_, before, days) => {
    expect(paidFor(before, { ...month, id: 'pi_2' }, now).until).toBe(after(days));
  });

  type Bought = [TariffId, Period, number];
  const price = (tariff: TariffId, days: Period): number => firstTariffs[tariff].prices?.[days] ?? 0;
  const buy = (before: Subscription | null, [tariff_id, days, amount]: Bought, nth: number, at = now) =>
    paidFor(
      before,
      {
        id: `pi_${nth}`,
        tariff_id,
        days,
        amount,
        price: price(tariff_id, days),
        priceBefore: before && price(countsAs(before, firstTariffs[tariff_id].role, at), days),
      },
      at,
    );
  const buyEach = (before: Subscription | null, bought: Bought, nth: number) => buy(before, bought, nth);
  const pro = 'vendor-professional';
  const premium = 'vendor-premium';
  it.each<[string, Subscription | null, Bought[], number]>([
    // 48,472 Kč buy 491.7 days of Professional at 690 Kč a week; the trial and the week that cost 15 Kč stay.
    [
      'a year of the dearer plan, then a week of the other for 15 Kč',
      newTrial(now),
      [
        [premium, 365, 48_472_00],
        [pro, 7, 15_00],
      ],
      505.7,
    ],
    // A week of trial, of Professional, is worth half a week of Premium.
    ['the dearer plan during a trial', newTrial(now), [[premium, 30, 4_980_00]], 33.5],
    [
      'the same without a trial',
      null,
      [
        [premium, 365, 48_472_00],
        [pro, 7, 15_00],
      ],
      498.7,
    ],
    // (8,224.50 + 490) Kč at 890 Kč a week are 68.5 days.
    [
      "half a year's price, a week at the full one, then the dearer plan",
      null,
      [
        ['customer-pro', 365, 8_224_50],
        ['customer-pro', 7, 490_00],
        ['customer-correction', 7, 890_00],
      ],
      75.5,
    ],
    // (24,236 + 69) Kč at 4,980 Kč a month are 146.4 days: nothing is lost by the week that was cheap.
    [
      'a year, a week for a tenth, then the dearer plan',
      null,
      [
        [pro, 365, 24_236_00],
        [pro, 7, 69_00],
        [premium, 30, 4_980_00],
      ],
      176.4,
    ],
  ])('counts what was paid for the rest, part by part: %s', (_, before, bought, days) => {
    const { until } = bought.reduce<Subscription | null>(buyEach, before) ?? {};
    expect((Date.parse(until ?? '') - Date.parse(now)) / day).toBeCloseTo(days, 1);
  });

  it('uses up first what was paid first', () => {
    const cheapThenFull = [[pro, 30, 249_00] as Bought, [pro, 30, 2_490_00] as Bought].reduce<Subscription | null>(
      buyEach,
      null,
    );
    // After 30 days only the full month is left, which buys 15 days of Premium.
    const { until } = paidFor(cheapThenFull, { ...month, id: 'pi_9', tariff_id: premium, price: 4_980_00 }, after(30));
    expect(until).toBe(after(30 + 15 + 30));
  });
});

describe('money that goes back', () => {
  const bought = paidFor(paid(after(10)), { ...month, id: 'pi_2', amount: 1_245_00 }, now);
  const back = (payment: string | null, amount: number, keepTime = false) =>
    withoutMoney(bought, { payment, amount, keepTime }, now);
  it.each([
    // 10 days are left of the first month, worth 830 Kč, and 30 days of the second, which had half the price.
    ['a part of the last payment', 'pi_2', 415_00, 30, 10],
    ['all of the last payment', 'pi_2', 1_245_00, 10, 30],
    ['of the first one, of which a third is left', 'pi_1', 2_490_00, 30, 10],
    ['without a payment: of the last ones', null, 1_660_00, 5, 35],
    ['of one that is used up', 'pi_0', 500_00, 40, 0],
  ])('takes the time that it paid for: %s', (_, payment, amount, days, taken) => {
    const { after: left, taken: time } = back(payment, amount);
    expect(left.until).toBe(after(days));
    expect((time?.length ?? 0) / day).toBe(taken);
  });

  it('takes no time that the admin leaves, but the worth of it', () => {
    const { after: left, taken } = back('pi_2', 1_245_00, true);
    expect([left.until, taken]).toEqual([bought.until, null]);
    // The 830 Kč of the first month buy 5 days of Premium, and the gift of 30 days is worth 15.
    const changed = paidFor(left, { ...month, id: 'pi_3', tariff_id: 'vendor-premium', price: 4_980_00 }, now);
    expect(changed.until).toBe(after(5 + 15 + 30));
  });

  it('brings the time again when it comes again, also to another plan and after the end', () => {
    const { after: left, taken } = back('pi_2', 1_245_00);
    if (!taken) throw new Error('No time was taken');
    const rate = { days: 30, price: 4_980_00 };
    expect(withMoneyAgain(left, taken, rate, now).until).toBe(after(40));
    expect(withMoneyAgain(left, taken, rate, after(20))).toMatchObject({ until: after(50), ground: 'paid' });
    const premium = paidFor(left, { ...month, id: 'pi_3', tariff_id: 'vendor-premium', price: 4_980_00 }, now);
    expect(withMoneyAgain(premium, taken, rate, now).until).toBe(after(5 + 30 + 7.5));
  });
});

describe('no sequence of payments, codes, changes of plan, prices and refunds', () => {
  const plans = ['vendor-professional', 'vendor-premium'] as const;
  const event = fc.oneof(
    fc.record({
      what: fc.constant('pay' as const),
      plan: fc.constantFrom(...plans),
      days: fc.constantFrom(...periods),
      /** The price list of the day, and the share of it that a code leaves. */
      price: fc.integer({ min: 400_00, max: 60_000_00 }),
      priceBefore: fc.integer({ min: 400_00, max: 60_000_00 }),
      share: fc.constantFrom(1, 1, 0.9, 0.5, 0.1),
    }),
    fc.record({ what: fc.constant('wait' as const), days: fc.double({ min: 0, max: 300, noNaN: true }) }),
    fc.record({ what: fc.constant('give' as const), days: fc.integer({ min: 1, max: 30 }) }),
    fc.record({ what: fc.constant('refund' as const), nth: fc.nat(9), share: fc.constantFrom(1, 0.5, 0.2) }),
  );

  /** What a company has, as it would be counted by hand: pieces of time with their money, the first used up first. */
  type Piece = { id: string | null; length: number; money: number };
  const use = (pieces: Piece[], time: number): Piece[] => {
    let left = time;
    return pieces.flatMap((piece) => {
      const used = Math.min(left, piece.length);
      left -= used;
      return used === piece.length
        ? []
        : [{ ...piece, length: piece.length - used, money: (piece.money * (piece.length - used)) / piece.length }];
    });
  };
  /** The cheapest plan of these events gives so many minutes for a haléř. */
  const minutesPerHaler = (365 * 24 * 60) / 400_00;
  const total = (pieces: readonly Piece[]) => pieces.reduce((sum, { length }) => sum + length, 0);

  it('gives more time than was paid for at the prices of those days, or takes time that was paid for', () => {
    fc.assert(
      fc.property(fc.array(event, { minLength: 3, maxLength: 20, size: 'max' }), (events) => {
        let subscription: Subscription | null = null;
        let pieces: Piece[] = [];
        let plan: string | null = null;
        let at = Date.parse(now);
        let rounded = 0;
        const payments: { id: string; amount: number; returned: number }[] = [];
        for (const each of events) {
          const moment = new Date(at).toISOString();
          if (each.what === 'pay') {
            const { days, price, priceBefore } = each;
            const id = `pi_${payments.length}`;
            const amount = Math.round(price * each.share);
            subscription = paidFor(
              subscription,
              { id, tariff_id: each.plan, amount, days, price, priceBefore },
              moment,
            );
            if (plan !== each.plan)
              pieces = pieces.map((piece) => ({
                ...piece,
                length: piece.id === null ? (piece.length * priceBefore) / price : (piece.money / price) * days * day,
              }));
            pieces.push({ id, length: days * day, money: amount });
            payments.push({ id, amount, returned: 0 });
            plan = each.plan;
            rounded += pieces.length;
          }
          if (each.what === 'give' && subscription) {
            const isOver = stateOf(subscription, moment) === 'expired';
            subscription = withGivenDays(subscription, each.days, moment);
            pieces.push({ id: null, length: each.days * day, money: 0 });
            if (isOver) plan = 'vendor-professional';
          }
          if (each.what === 'wait') {
            pieces = use(pieces, each.days * day);
            at += Math.round(each.days * day);
          }
          const payment = each.what === 'refund' && payments[each.nth];
          if (payment && subscription) {
            const amount = Math.floor((payment.amount - payment.returned) * each.share);
            payment.returned += amount;
            subscription = withoutMoney(subscription, { payment: payment.id, amount, keepTime: false }, moment).after;
            const own = pieces.find(({ id }) => id === payment.id);
            const kept = own ? Math.max(0, own.money - amount) : 0;
            pieces = pieces.map((piece) =>
              piece === own && own.money > 0 ? { ...own, money: kept, length: (own.length * kept) / own.money } : piece,
            );
            rounded += pieces.length;
            // Given time of which nothing is paid any more is a trial, if the money took time along.
            // Money that was divided leaves less than a millisecond.
            const tookTime = amount > 0 && own !== undefined && own.length >= 1;
            if (tookTime && pieces.every(({ id, length }) => id === null || length < 1)) plan = 'vendor-professional';
          }
          if (!subscription) continue;
          const left = Math.max(0, Date.parse(subscription.until ?? '') - at);
          // Price lists of which one is a hundred times the other make thousands of years of a few days.
          fc.pre(left < 36_525 * day);
          // Each payment and refund rounds the worth of each piece to whole haléř.
          expect(Math.abs(left - total(pieces)) / 60_000).toBeLessThan(1 + 3 * (rounded + 1) * minutesPerHaler);
          const worth = subscription.parts.reduce((sum, { from, until, amount }) => {
            const [start, end] = [Date.parse(from), Date.parse(until)];
            return sum + (amount * Math.max(0, end - Math.max(start, at))) / (end - start);
          }, 0);
          const received = payments.reduce((sum, { amount, returned }) => sum + amount - returned, 0);
          expect(worth).toBeLessThanOrEqual(received + 1);
        }
      }),
      { numRuns: 2_000 },
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
