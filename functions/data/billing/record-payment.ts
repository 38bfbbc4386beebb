import { afterPayment } from '#shared/domain/billing/renewal.ts';
import { paidFor } from '#shared/domain/billing/subscription.ts';
import type { Period, TariffId } from '#shared/domain/billing/tariffs.ts';
import { bonusPosting } from '#shared/domain/ledger/posting.ts';
import type { MoneyBook } from '#shared/domain/ledger/posting.ts';
import { getCompany } from '../companies/companies.ts';
import { decideAgain } from '../decide-again.ts';
import { postingWrites } from '../ledger/ledger.ts';
import { notify } from '../notifications/notifications.ts';
import { getAccount } from '../people/accounts.ts';
import { findPromoUse, ofPromoUse, promoUseChanged } from '../promo/promo-uses.ts';
import { getReferralBonuses } from '../promo/referral-bonuses.ts';
import type { Write } from '../table.ts';
import { ConditionFailed, transact } from '../table.ts';
import type { StoredSubscription } from './subscriptions.ts';
import { changed, getSubscription, ofSubscription, subscriptionSaved } from './subscriptions.ts';
import type { Transaction } from './transactions.ts';
import { findTransaction, ofTransaction, transactionWrites } from './transactions.ts';

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
  /** Who paid, or the admin who records it. */
  account_id: string;
  reason: string | null;
  card: Transaction['card'];
  /** Whose discount it had; null without one. */
  promo_id: string | null;
};

/** Money of a payment by card that went back. */
export type Refund = {
  id: string;
  payment_id: string;
  amount: number;
  /** The admin who gave it back here, and why; null if it was done at Stripe. */
  by: { id: string; fio: string } | null;
  reason: string | null;
};

/** Deciding again after one of these has changed. */
export const ofPayment = [ofSubscription, ofTransaction, ofPromoUse, 'posting', 'entry', 'list-entry'];

/**
 * The writes that record a payment and extend the plan of its company, and how the subscription then is. None if the
 * payment is recorded. A payment of a deleted company is recorded too, under its id. `now` is ISO 8601 UTC.
 */
export const paymentWrites = async (
  payment: Payment,
  now: string,
): Promise<{ writes: Write[]; transaction: Transaction }> => {
  const [recorded, before, company, by] = await Promise.all([
    findTransaction(payment.id),
    getSubscription(payment.company_id),
    getCompany(payment.company_id),
    getAccount(payment.account_id),
  ]);
  if (recorded) return { writes: [], transaction: recorded };
  const { company_id, account_id, tariff_id, days, amount, promo_id, ...facts } = payment;
  const discount = before?.discount?.promo_id === promo_id ? null : (before?.discount ?? null);
  const after = changed(before, company_id, {
    ...paidFor(before, { tariff_id, amount, days }, now),
    discount,
    referral: null,
    renewal: before?.renewal ? afterPayment(before.renewal) : null,
    has_paid: true,
  });
  const transaction: Transaction = {
    ...facts,
    at: now,
    company: { id: company_id, name: company?.name ?? company_id },
    amount,
    tariff_id,
    days,
    until: after.until,
    by: { id: account_id, fio: by?.fio ?? account_id },
    promo_code: before?.discount && discount === null ? promoOf(before.discount) : null,
    payment: payment.kind_of === 'card' ? payment.id : null,
  };
  const used = promo_id ?? before?.referral?.promo_id ?? null;
  const use = used === null ? undefined : await findPromoUse(used, company_id);
  return {
    transaction,
    writes: [
      subscriptionSaved(after),
      ...transactionWrites(transaction),
      ...(use ? [promoUseChanged({ ...use, paid_at: use.paid_at ?? now })] : []),
      ...(before?.referral && !before.has_paid ? await referralBonuses(before.referral, payment.id, now) : []),
      notify({
        kind: 'plan-paid',
        to: { company: company_id },
        at: now,
        params: { amount: String(amount), until: after.until ?? '' },
        about: payment.id,
      }),
    ],
  };
};

const promoOf = ({ promo_id, code }: { promo_id: string; code: string }) => ({ id: promo_id, code });

/** What both sides of a referral get with the first payment, once. */
const referralBonuses = async (
  { author_id, account_id }: NonNullable<StoredSubscription['referral']>,
  paymentId: string,
  at: string,
): Promise<Write[]> => {
  const [{ sharing, application }, author] = await Promise.all([getReferralBonuses(), getAccount(author_id)]);
  const give = (accountId: string, amount: number, part: string): Write[] =>
    amount > 0
      ? postingWrites(bonusPosting({ id: `${paymentId}-${part}`, at, reason: 'referral', accountId, amount }))
      : [];
  return [
    // A closed account spends nothing.
    ...(author?.active ? give(author_id, sharing, 'sharing') : []),
    ...give(account_id, application, 'application'),
  ];
};

/**
 * Records a payment by card that Stripe reports as paid, and what of it went back. However often and in whatever order
 * it is called, each has one transaction.
 */
export const recordPayment = async (payment: Payment, refunds: readonly Refund[], now: string): Promise<void> => {
  await committed(async () => (await paymentWrites(payment, now)).writes);
  for (const refund of refunds) await committed(() => refundWrites(refund, now));
};

/** Another event, or the person's own request, may record the same at once: then nothing is left to write. */
const committed = (decide: () => Promise<Write[]>): Promise<void> =>
  decideAgain(
    (error) => error instanceof ConditionFailed,
    async () => transact(await decide()),
  );

/** Nothing if the refund is recorded. Time that was paid stays: an admin decides about it. */
const refundWrites = async ({ payment_id, amount, ...facts }: Refund, now: string): Promise<Write[]> => {
  const [recorded, payment] = await Promise.all([findTransaction(facts.id), findTransaction(payment_id)]);
  if (recorded || !payment) return [];
  return transactionWrites({
    ...payment,
    ...facts,
    at: now,
    kind_of: 'refund',
    amount: -amount,
    days: null,
    until: null,
    promo_code: null,
  });
};
