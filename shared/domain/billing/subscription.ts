import { Problem } from '../problem.ts';
import { type CompanyRole, firstTariffs, type TariffId, trialTariff } from './tariffs.ts';

const trialDays = 7;
/** From so many days before its end on, people see how long a plan goes on. */
export const tellDays = 7;
/** Days before the end on which the company gets a notification. */
const reminderDays = [7, 1] as const;

/** What the days of a subscription come from. `free`: a free plan, which has no end. */
export const grounds = ['trial', 'paid', 'free'] as const;
type Ground = (typeof grounds)[number];

export const subscriptionStates = ['none', 'trial', 'active', 'free', 'expired'] as const;
/** `none`: a company whose trial has not begun, which is not limited. */
export type SubscriptionState = (typeof subscriptionStates)[number];

export type Subscription = {
  ground: Ground;
  /** The chosen plan; null before one was chosen. With given days, the free plan that goes on after them. */
  tariff_id: TariffId | null;
  /** ISO 8601 UTC. Null: without end. */
  until: string | null;
  /** What was paid last: haléř for a number of days. Null if nothing was paid for the plan. */
  paid: { amount: number; days: number } | null;
  /** The paid time, in its order. Time before `until` that is in no part was given: a trial, days of a promo code. */
  parts: PaidPart[];
};

/** Time from one moment to another (ISO 8601 UTC), and the haléř that were paid for it. */
type PaidPart = { payment: string; from: string; until: string; amount: number };

/**
 * Every change of a subscription, from which states. Running out needs no event: the state follows from the time, also
 * if money that went back took it (`withoutMoney`).
 */
export const subscriptionEvents = {
  start_trial: { from: ['none'], to: 'trial' },
  pay: { from: ['none', 'trial', 'active', 'free', 'expired'], to: 'active' },
  /** Days that a promo code gives. They do not turn a plan that is paid into a trial. */
  give_days: { from: ['none', 'trial', 'active', 'free', 'expired'], to: 'trial' },
  choose_free: { from: ['trial', 'expired'], to: 'free' },
} as const satisfies Record<string, { from: readonly SubscriptionState[]; to: SubscriptionState }>;
type SubscriptionEvent = keyof typeof subscriptionEvents;

/** `now` is ISO 8601 UTC. At the very moment of its end a subscription is expired. */
export const stateOf = (subscription: Subscription | null, now: string): SubscriptionState => {
  if (!subscription) return 'none';
  const { until, ground, tariff_id } = subscription;
  if (until === null) return 'free';
  if (until <= now) return ground === 'trial' && tariff_id !== null ? 'free' : 'expired';
  return ground === 'trial' ? 'trial' : 'active';
};

/** The reminder that is due: the last one whose time has come, named by the end and its days. Null without one. */
export const reminderOf = (subscription: Subscription, now: string): string | null => {
  const state = stateOf(subscription, now);
  const left = daysLeft(subscription, now);
  if ((state !== 'trial' && state !== 'active') || left === null) return null;
  const days = reminderDays.findLast((each) => left <= each);
  // The reminder of a trial comes a day before its end, not on its first day.
  return days === undefined || (state === 'trial' && days === trialDays) ? null : `${subscription.until} ${days}`;
};

/** Whole days until the end, a part of a day counts as one; null without end, 0 after it. */
export const daysLeft = ({ until }: Pick<Subscription, 'until'>, now: string): number | null =>
  until === null ? null : Math.max(0, Math.ceil((Date.parse(until) - Date.parse(now)) / day));

const day = 86_400_000;

const plusDays = (at: number, days: number): string => new Date(at + days * day).toISOString();

export const newTrial = (now: string): Subscription => ({
  ground: 'trial',
  tariff_id: null,
  until: plusDays(Date.parse(now), trialDays),
  paid: null,
  parts: [],
});

/** Throws subscription-not-allowed unless the table has the event for the state. */
const requireAllowed = (event: SubscriptionEvent, subscription: Subscription | null, now: string): void => {
  const from: readonly SubscriptionState[] = subscriptionEvents[event].from;
  if (!from.includes(stateOf(subscription, now))) throw new Problem('subscription-not-allowed');
};

/**
 * `amount` was paid for `days`. In the price list of the day they cost `price`, and in the plan that the company has
 * until then (`countsAs`) `priceBefore`, null if that has no price; all in haléř. `id`: of the transaction.
 */
type Payment = {
  id: string;
  tariff_id: TariffId;
  amount: number;
  days: number;
  price: number;
  priceBefore: number | null;
};

/**
 * A subscription after a payment. The same plan goes on from its end, a trial being one of Professional or Pro. The rest
 * of another plan is counted in, part by part: as many days of the new plan as its money buys at `price`, and for given
 * time as many as are worth the same in the price list; to whole milliseconds and haléř, rounded down.
 */
export const paidFor = (
  subscription: Subscription | null,
  { id, tariff_id, amount, days, price, priceBefore }: Payment,
  now: string,
): Subscription => {
  const isOther = subscription && countsAs(subscription, firstTariffs[tariff_id].role, now) !== tariff_id;
  const lengthOf = ({ payment, length, ...time }: Time): number =>
    payment === null ? (length * (priceBefore ?? price)) / price : (time.amount * days * day) / price;
  const rest = restOf(subscription, now).map((time) =>
    isOther ? { ...time, length: Math.floor(lengthOf(time)) } : time,
  );
  const bought = { payment: id, length: days * day, amount };
  return { ground: 'paid', tariff_id, paid: { amount, days }, ...laidOut([...rest, bought], now) };
};

/** Time that is left, in milliseconds and in exact haléř; `payment` is null for given time, which is worth nothing. */
type Time = { payment: string | null; length: number; amount: number };

/** What is left of a subscription at a moment, in its order. */
const restOf = (subscription: Subscription | null, now: string): Time[] => {
  if (!subscription?.until) return [];
  const rest: Time[] = [];
  let at = Date.parse(now);
  const giveUntil = (moment: number) => {
    if (moment > at) rest.push({ payment: null, length: moment - at, amount: 0 });
  };
  for (const { payment, amount, ...part } of subscription.parts) {
    const [from, until] = [Date.parse(part.from), Date.parse(part.until)];
    if (until <= at) continue;
    giveUntil(from);
    const length = until - Math.max(from, at);
    rest.push({ payment, length, amount: (amount * length) / (until - from) });
    at = until;
  }
  giveUntil(Date.parse(subscription.until));
  return rest;
};

/** Pieces of time one after another from a moment on, their worth in whole haléř, rounded down. */
const laidOut = (times: readonly Time[], now: string): { parts: PaidPart[]; until: string } => {
  const parts: PaidPart[] = [];
  let at = Date.parse(now);
  for (const { payment, length, ...time } of times) {
    const amount = Math.floor(time.amount + rounding);
    if (length === 0) continue;
    const from = new Date(at).toISOString();
    at += length;
    if (payment !== null) parts.push({ payment, from, until: new Date(at).toISOString(), amount });
  }
  return { parts, until: new Date(at).toISOString() };
};
/** Of fractions of haléř: a whole amount stays whole. */
const rounding = 1e-6;

/** Time that went with money: milliseconds of a plan, and the haléř that it was worth. */
export type TakenTime = { payment: string; tariff_id: TariffId; length: number; amount: number };

/**
 * A subscription after money (haléř) of a payment went back: the time that it paid for and that is left goes with it,
 * the last first. Without a `payment`, that of the last ones. With `keepTime` the time stays as given time. Given time
 * of which nothing is paid any more is a trial again.
 */
export const withoutMoney = (
  subscription: Subscription,
  { payment, amount, keepTime }: { payment: string | null; amount: number; keepTime: boolean },
  now: string,
): { after: Subscription; taken: TakenTime | null } => {
  const { tariff_id } = subscription;
  const taken = { payment: '', length: 0, amount: 0 };
  const rest = restOf(subscription, now)
    .toReversed()
    .flatMap((time) => {
      const goes = Math.min(amount - taken.amount, time.amount);
      if (time.payment === null || goes <= 0 || (payment !== null && time.payment !== payment)) return [time];
      const kept = time.amount - goes;
      const length = Math.floor((time.length * kept) / time.amount);
      taken.payment = time.payment;
      taken.length += time.length - length;
      taken.amount += goes;
      const given = { payment: null, length: time.length - length, amount: 0 };
      return [...(keepTime ? [given] : []), { ...time, length, amount: kept }];
    })
    .toReversed();
  if (taken.amount === 0 || tariff_id === null) return { after: subscription, taken: null };
  const left = laidOut(rest, now);
  const isTrial = left.parts.length === 0 && left.until > now && !keepTime;
  return {
    after: { ...subscription, ...left, ...(isTrial && { ground: 'trial', tariff_id: null, paid: null }) },
    taken: keepTime ? null : { ...taken, tariff_id, amount: Math.round(taken.amount) },
  };
};

/**
 * A subscription that gets taken time back, after all that it has. If another plan is paid now, its money buys time of
 * that one, of which `days` cost `price` haléř.
 */
export const withMoneyAgain = (
  subscription: Subscription,
  { payment, tariff_id, length, amount }: TakenTime,
  { days, price }: { days: number; price: number },
  now: string,
): Subscription => {
  const goesOn = stateOf(subscription, now) === 'active';
  const isOther = goesOn && subscription.tariff_id !== tariff_id;
  const again = { payment, amount, length: isOther ? Math.floor((amount * days * day) / price) : length };
  return {
    ...subscription,
    ground: 'paid',
    tariff_id: goesOn ? subscription.tariff_id : tariff_id,
    ...laidOut([...restOf(subscription, now), again], now),
  };
};

/**
 * A subscription after days were given: they follow what it has, and are a trial unless it is paid. A free plan goes on
 * after them.
 */
export const withGivenDays = (subscription: Subscription | null, days: number, now: string): Subscription => {
  const from = Math.max(Date.parse(now), subscription?.until ? Date.parse(subscription.until) : 0);
  const until = plusDays(from, days);
  if (subscription && stateOf(subscription, now) === 'active') return { ...subscription, until };
  const isFree = stateOf(subscription, now) === 'free';
  const tariff_id = isFree ? (subscription?.tariff_id ?? null) : null;
  return { ground: 'trial', tariff_id, until, paid: null, parts: [] };
};

/** The plan whose limits count: the one that was chosen, or the one of a trial. */
export const countsAs = (subscription: Subscription, role: CompanyRole, now: string): TariffId => {
  const isTrial = subscription.ground === 'trial' && stateOf(subscription, now) !== 'free';
  return isTrial ? trialTariff[role] : (subscription.tariff_id ?? trialTariff[role]);
};

/** Throws subscription-not-allowed while a paid plan goes on. */
export const withFreePlan = (subscription: Subscription | null, tariff_id: TariffId, now: string): Subscription => {
  requireAllowed('choose_free', subscription, now);
  return { ground: 'free', tariff_id, until: null, paid: null, parts: [] };
};
