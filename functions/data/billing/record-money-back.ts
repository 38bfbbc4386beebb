import { withMoneyAgain, withoutMoney } from '#shared/domain/billing/subscription.ts';
import { type Period, periods, priceOf } from '#shared/domain/billing/tariffs.ts';
import { notificationWrite } from '../notifications/notifications.ts';
import { effectWrite } from '../outbox.ts';
import type { Write } from '../table.ts';
import { bonusWrites } from './record-payment.ts';
import { changed, getSubscription, subscriptionWrite } from './subscriptions.ts';
import { getTariff } from './tariffs.ts';
import {
  findTransaction,
  moneyAlone,
  returnedAmountWrite,
  type Transaction,
  transactionWrites,
} from './transactions.ts';

/** Money of a payment by card that went back. */
export type Refund = {
  id: string;
  payment_id: string;
  /** Haléř. */
  amount: number;
  state: 'done' | 'failed';
  /** The admin who gave it back here, and why; null if it was done at Stripe. */
  by: { id: string; fio: string } | null;
  reason: string | null;
  /** Whether the admin left the company the time that the money had paid for. */
  keep_time: boolean;
};

/** A payment by card that its owner disputes at the bank, which has taken the money back. */
export type Dispute = {
  id: string;
  payment_id: string;
  /** Haléř. */
  amount: number;
  state: 'open' | 'won' | 'lost';
};

/**
 * The writes by which so much of a payment has gone back by now, with the credit note of its invoice and its share of
 * the bonuses; rounded down, so that the whole bonus goes with the whole payment. Less than before: they are given again.
 */
const returnedWrites = (payment: Transaction, returned: number, about: { id: string; at: string }): Write[] => {
  const share = (given: number, of: number) => (payment.amount === 0 ? 0 : Math.floor((given * of) / payment.amount));
  const bonuses = payment.bonuses.map(({ account_id, amount }) => ({
    account_id,
    amount: share(amount, payment.returned) - share(amount, returned),
  }));
  return [
    returnedAmountWrite(payment, returned),
    effectWrite('issue-plan-invoice', { transaction_id: payment.id }, { now: about.at }),
    ...bonusWrites(bonuses, about),
  ];
};

/** A part of a payment that went back, with the time and the bonuses that it paid for. */
const moneyBack = async (
  payment: Transaction,
  { amount, keepTime }: { amount: number; keepTime: boolean },
  about: { id: string; at: string },
) => {
  const returned = Math.min(payment.amount, payment.returned + amount);
  const { writes, ...time } = await timeOfMoney(
    payment.company.id,
    { payment: payment.id, amount, keepTime },
    about.at,
  );
  return { ...time, writes: [...writes, ...returnedWrites(payment, returned, about)] };
};

/**
 * The time that goes with money of a payment, or without one with that of the last ones, and until when the plan then
 * goes on; null if none goes. A plan that ends with it is not renewed.
 */
export const timeOfMoney = async (
  companyId: string,
  money: Parameters<typeof withoutMoney>[1],
  now: string,
): Promise<{ taken: Transaction['taken']; until: string | null; writes: Write[] }> => {
  const before = await getSubscription(companyId);
  const { after, taken } = before ? withoutMoney(before, money, now) : { after: null, taken: null };
  if (!before || !after || after === before) return { taken, until: null, writes: [] };
  const renewal = after.until !== null && after.until <= now ? null : before.renewal;
  const writes = [subscriptionWrite(changed(before, companyId, { ...before, ...after, renewal }))];
  return { taken, until: taken && after.until, writes };
};

/** The time that had gone with money which came again. */
const timeAgain = async (
  { taken, company }: Transaction,
  payment: Transaction,
  now: string,
): Promise<{ until: string | null; writes: Write[] }> => {
  const before = taken && (await getSubscription(company.id));
  if (!before) return { until: null, writes: [] };
  const days = (before.paid?.days ?? payment.days ?? periods[1]) as Period;
  const tariff = await getTariff(before.tariff_id ?? taken.tariff_id);
  const price = (tariff && priceOf(tariff, days)) ?? payment.amount;
  const after = changed(before, company.id, { ...before, ...withMoneyAgain(before, taken, { days, price }, now) });
  return { until: after.until, writes: [subscriptionWrite(after)] };
};

/** A transaction of money that follows another one. */
const following = (
  about: Transaction,
  { id, at, kind_of, amount, ...more }: Pick<Transaction, 'id' | 'at' | 'kind_of' | 'amount'> & Partial<Transaction>,
): Transaction => ({
  ...about,
  by: null,
  reason: null,
  days: null,
  until: null,
  promo_code: null,
  ...moneyAlone,
  ...more,
  id,
  at,
  kind_of,
  amount,
});

const adminNotificationWrite = (
  kind: 'refund-failed' | 'payment-disputed' | 'dispute-won' | 'dispute-lost',
  { at, company, amount }: Pick<Transaction, 'at' | 'company' | 'amount'>,
): Write =>
  notificationWrite({
    kind,
    to: 'admins',
    at,
    params: { company: company.name, amount: String(Math.abs(amount)) },
    about: company.id,
  });

/**
 * The writes that record a refund of a recorded payment, or that it failed: then its money, time and bonuses are booked
 * back. None if that is recorded.
 */
export const refundWrites = async (refund: Refund, now: string): Promise<Write[]> => {
  const { id, payment_id, amount, state, by, reason, keep_time: keepTime } = refund;
  const failedId = `${id}-failed`;
  const [recorded, failed, payment] = await Promise.all([
    findTransaction(id),
    findTransaction(failedId),
    findTransaction(payment_id),
  ]);
  if (!payment) return [];
  if (state === 'failed') {
    if (!recorded || failed) return [];
    const { until, writes } = await timeAgain(recorded, payment, now);
    const again = following(payment, { id: failedId, at: now, kind_of: 'reversal', amount, until });
    return [
      ...transactionWrites(again),
      ...writes,
      ...returnedWrites(payment, Math.max(0, payment.returned - amount), again),
      adminNotificationWrite('refund-failed', again),
    ];
  }
  if (recorded) return [];
  const { taken, until, writes } = await moneyBack(payment, { amount, keepTime }, { id, at: now });
  const back = following(payment, { id, at: now, kind_of: 'refund', amount: -amount, by, reason, taken, until });
  return [...transactionWrites(back, { hasGone: true }), ...writes];
};

/**
 * The writes that record how a dispute is: its money goes when it is opened, and comes again when it is won; the time
 * and the bonuses that it paid for go when it is lost. Admins are notified each time. None if that is recorded.
 */
export const disputeWrites = async (dispute: Dispute, now: string): Promise<Write[]> => {
  const { id, payment_id, amount, state } = dispute;
  const [opened, payment, closed] = await Promise.all([
    findTransaction(id),
    findTransaction(payment_id),
    findTransaction(`${id}-${state}`),
  ]);
  if (!payment) return [];
  if (!opened) {
    const gone = following(payment, { id, at: now, kind_of: 'dispute', amount: -amount });
    const subscription = await getSubscription(payment.company.id);
    return [
      ...transactionWrites(gone, { hasGone: true }),
      ...(subscription?.renewal
        ? [subscriptionWrite(changed(subscription, payment.company.id, { ...subscription, renewal: null }))]
        : []),
      adminNotificationWrite('payment-disputed', gone),
    ];
  }
  if (state === 'open' || closed) return [];
  const about = { id: `${id}-${state}`, at: now };
  if (state === 'won') {
    const again = following(payment, { ...about, kind_of: 'reversal', amount });
    return [...transactionWrites(again), adminNotificationWrite('dispute-won', again)];
  }
  const { taken, until, writes } = await moneyBack(payment, { amount, keepTime: false }, about);
  const lost = following(payment, { ...about, kind_of: 'dispute', amount: 0, taken, until });
  return [...transactionWrites(lost), ...writes, adminNotificationWrite('dispute-lost', { ...lost, amount })];
};
