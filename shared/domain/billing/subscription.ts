import { Problem } from '../problem.ts';
import type { CompanyRole, TariffId } from './tariffs.ts';
import { trialTariff } from './tariffs.ts';

const trialDays = 7;
/** From so many days before its end on, people are told how long a plan goes on. */
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
  /** What the plan costs: haléř for a number of days. Null if nothing was paid for it. */
  paid: { amount: number; days: number } | null;
};

/** Every change of a subscription, from which states. Running out needs no event: the state follows from the time. */
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
  // A trial is told of its end a day before: its first day is not the time.
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
});

/** Throws subscription-not-allowed unless the table has the event for the state. */
const requireAllowed = (event: SubscriptionEvent, subscription: Subscription | null, now: string): void => {
  const from: readonly SubscriptionState[] = subscriptionEvents[event].from;
  if (!from.includes(stateOf(subscription, now))) throw new Problem('subscription-not-allowed');
};

type Payment = { tariff_id: TariffId; amount: number; days: number };

/**
 * A subscription after a payment (haléř). The same plan, a trial and given days go on from their end; the rest of
 * another paid plan is counted in at its price: as many days of the new plan as its money buys, in whole milliseconds.
 */
export const paidFor = (
  subscription: Subscription | null,
  { tariff_id, amount, days }: Payment,
  now: string,
): Subscription => {
  const paid = { amount, days };
  const rest = restOf(subscription, { tariff_id, paid }, now);
  return { ground: 'paid', tariff_id, until: plusDays(Date.parse(now) + rest, days), paid };
};

/** Milliseconds that are left of what a company has, counted in days of the plan that it pays now. */
const restOf = (
  subscription: Subscription | null,
  bought: { tariff_id: TariffId; paid: { amount: number; days: number } },
  now: string,
): number => {
  if (!subscription?.until) return 0;
  const left = Math.max(0, Date.parse(subscription.until) - Date.parse(now));
  const { paid, tariff_id } = subscription;
  if (!paid || tariff_id === bought.tariff_id || bought.paid.amount === 0) return left;
  const worth = (left * paid.amount) / paid.days;
  return Math.floor((worth * bought.paid.days) / bought.paid.amount);
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
  return { ground: 'trial', tariff_id: isFree ? (subscription?.tariff_id ?? null) : null, until, paid: null };
};

/** The plan whose limits count: the one that was chosen, or the one of a trial. */
export const countsAs = (subscription: Subscription, role: CompanyRole, now: string): TariffId => {
  const isTrial = subscription.ground === 'trial' && stateOf(subscription, now) !== 'free';
  return isTrial ? trialTariff[role] : (subscription.tariff_id ?? trialTariff[role]);
};

/** Throws subscription-not-allowed while a paid plan goes on. */
export const withFreePlan = (subscription: Subscription | null, tariff_id: TariffId, now: string): Subscription => {
  requireAllowed('choose_free', subscription, now);
  return { ground: 'free', tariff_id, until: null, paid: null };
};
