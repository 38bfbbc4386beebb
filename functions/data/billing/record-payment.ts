import { afterPayment } from '#shared/domain/billing/renewal.ts';
import { countsAs, paidFor } from '#shared/domain/billing/subscription.ts';
import { type Period, priceOf, type TariffId } from '#shared/domain/billing/tariffs.ts';
import { bonusPosting, type MoneyBook } from '#shared/domain/ledger/posting.ts';
import { discounted } from '#shared/domain/promo/promo-code.ts';
import { getCompany } from '../companies/companies.ts';
import { ofListEntry } from '../counted/entry-writes.ts';
import { ofLedgerEntry, ofPosting, postingWrites } from '../ledger/ledger.ts';
import { notificationWrite } from '../notifications/notifications.ts';
import { effectWrite } from '../outbox.ts';
import { getAccount } from '../people/accounts.ts';
import { findPromoUse, ofPromoUse, promoUseChangeWrite } from '../promo/promo-uses.ts';
import { settings } from '../system/system-settings.ts';
import type { Write } from '../table.ts';
import {
  changed,
  getSubscription,
  ofSubscription,
  type StoredSubscription,
  subscriptionWrite,
} from './subscriptions.ts';
import { getTariff, type StoredTariff } from './tariffs.ts';
import {
  findTransaction,
  moneyAlone,
  ofTransaction,
  paysPlan,
  type Transaction,
  transactionWrites,
} from './transactions.ts';

/** A payment of a plan that has happened. */
export type Payment = {
  /** Of the PaymentIntent, or of the transaction that an admin adds. */
  id: string;
  company_id: string;
  kind_of: 'card' | 'transfer';
  book: MoneyBook;
  tariff_id: TariffId;
  days: Period;
  /** Haléř. */
  amount: number;
  /** What the days cost without a discount when the payment began, haléř; null if that is not known. */
  price: number | null;
  /** When the card was charged, ISO 8601 UTC; null for a transfer. */
  charged_at: string | null;
  /** Who paid, or the admin who records it. */
  account_id: string;
  reason: string | null;
  card: Transaction['card'];
  /** Whose discount it had; null without one. */
  promo_id: string | null;
};

/** Deciding again after one of these has changed. */
export const ofPayment = [ofSubscription, ofTransaction, ofPromoUse, ofPosting, ofLedgerEntry, ofListEntry];

/**
 * The writes that record a payment and extend the plan of its company, and its transaction. None if the payment is
 * recorded. A payment by card that is not as agreed (`isAsAgreed`) does not extend the plan: its transaction has no
 * days, and it is to be given back. A payment of a deleted company is recorded too, under its id. `now` is ISO 8601 UTC.
 */
export const paymentRecord = async (
  payment: Payment,
  now: string,
): Promise<{ writes: Write[]; transaction: Transaction }> => {
  const [recorded, before, company, by, tariff] = await Promise.all([
    findTransaction(payment.id),
    getSubscription(payment.company_id),
    getCompany(payment.company_id),
    getAccount(payment.account_id),
    getTariff(payment.tariff_id),
  ]);
  if (recorded) return { writes: [], transaction: recorded };
  const { id, company_id, account_id, tariff_id, days, amount, promo_id, price: _, charged_at: __, ...facts } = payment;
  const discount = discountOf(payment, before);
  const transaction: Transaction = {
    ...facts,
    ...moneyAlone,
    id,
    at: now,
    company: { id: company_id, name: company?.name ?? company_id },
    amount,
    tariff_id,
    days: null,
    until: null,
    by: { id: account_id, fio: by?.fio ?? account_id },
    promo_code: null,
    payment: payment.kind_of === 'card' ? id : null,
  };
  if (!isAsAgreed(payment, discount, tariff)) {
    const released = before?.discount?.payment === id && { ...before, discount: { ...before.discount, payment: null } };
    return {
      transaction,
      writes: [
        ...(released ? [subscriptionWrite(changed(before, company_id, released))] : []),
        ...transactionWrites(transaction),
        notificationWrite({
          kind: 'payment-returned',
          to: { company: company_id },
          at: now,
          params: { amount: String(amount) },
          about: id,
        }),
      ],
    };
  }
  const price = payment.price ?? (tariff && priceOf(tariff, days)) ?? amount;
  const planBefore = before && tariff && (await getTariff(countsAs(before, tariff.role, now)));
  const priceBefore = planBefore ? priceOf(planBefore, days) : null;
  const after = changed(before, company_id, {
    ...paidFor(before, { id, tariff_id, amount, days, price, priceBefore }, now),
    discount: discount ? null : (before?.discount ?? null),
    referral: null,
    renewal: before?.renewal ? afterPayment(before.renewal) : null,
    has_paid: true,
  });
  const used = promo_id ?? before?.referral?.promo_id ?? null;
  const use = used === null ? undefined : await findPromoUse(used, company_id);
  const bonuses = before?.referral && !before.has_paid ? await referralBonuses(before.referral) : [];
  const extending = {
    ...transaction,
    days,
    until: after.until,
    promo_code: discount && { id: discount.promo_id, code: discount.code },
    bonuses,
  };
  return {
    transaction: extending,
    writes: [
      subscriptionWrite(after),
      ...transactionWrites(extending),
      ...(paysPlan(extending) ? [effectWrite('issue-plan-invoice', { transaction_id: id }, { now })] : []),
      ...(use ? [promoUseChangeWrite({ ...use, paid_at: use.paid_at ?? now })] : []),
      ...bonusWrites(bonuses, { id, at: now }),
      notificationWrite({
        kind: 'plan-paid',
        to: { company: company_id },
        at: now,
        params: { amount: String(amount), until: after.until ?? '' },
        about: id,
      }),
    ],
  };
};

/** The discount of a payment: the one that it has reserved, or that nobody has. */
const discountOf = (
  { id, promo_id }: Payment,
  subscription: StoredSubscription | null,
): StoredSubscription['discount'] => {
  const discount = subscription?.discount ?? null;
  return discount && discount.promo_id === promo_id && (discount.payment ?? id) === id ? discount : null;
};

/**
 * Whether a payment by card paid what its plan cost when the card was charged, with a discount only if that was its own:
 * otherwise several payments would have the discount of one code, or the price of a time before. A transfer is what an
 * admin says.
 */
const isAsAgreed = (
  { kind_of, promo_id, days, amount, price, charged_at }: Payment,
  discount: StoredSubscription['discount'],
  tariff: StoredTariff | undefined,
): boolean => {
  if (kind_of === 'transfer') return true;
  if (promo_id !== null && !discount) return false;
  const since = tariff?.prices_since ?? null;
  // Stripe's times are whole seconds.
  const isOfNow = since !== null && charged_at !== null && charged_at >= `${since.slice(0, 19)}.000Z`;
  const full = isOfNow ? priceOf(tariff ?? { prices: null }, days) : price;
  return full === null || amount === discounted(full, discount);
};

/** What both sides of a referral get with the first payment, once. */
const referralBonuses = async ({
  author_id,
  account_id,
}: NonNullable<StoredSubscription['referral']>): Promise<Transaction['bonuses']> => {
  const [bonuses, author] = await Promise.all([settings.referral_bonuses.read(), getAccount(author_id)]);
  const { sharing, application } = bonuses.value;
  return [
    // A closed account spends nothing.
    { account_id: author_id, amount: author?.active ? sharing : 0 },
    { account_id, amount: application },
  ].filter(({ amount }) => amount > 0);
};

/** Gives bonuses of a referral, or takes them back (negative), below zero if they were spent. */
export const bonusWrites = (bonuses: Transaction['bonuses'], { id, at }: { id: string; at: string }): Write[] =>
  bonuses
    .filter(({ amount }) => amount !== 0)
    .flatMap(({ account_id: accountId, amount }, nth) =>
      postingWrites(bonusPosting({ id: `${id}-bonus-${nth}`, at, reason: 'referral', accountId, amount }), {
        mayOverdraw: true,
      }),
    );
