import { declineProblems } from '#shared/domain/billing/decline.ts';
import { afterRefusal, nextTryOf } from '#shared/domain/billing/renewal.ts';
import type { Period } from '#shared/domain/billing/tariffs.ts';
import { Problem } from '#shared/domain/problem.ts';
import { changed, getSubscription, type StoredSubscription, subscriptionWrite } from '../data/billing/subscriptions.ts';
import { getTariff } from '../data/billing/tariffs.ts';
import { getCompany } from '../data/companies/companies.ts';
import { notificationWrite } from '../data/notifications/notifications.ts';
import { transact } from '../data/table.ts';
import { beginPlan } from './begin-plan.ts';
import { chargeCard } from './payments.ts';
import { recordIntent } from './record-intent.ts';

/**
 * Charges the saved card of a plan whose renewal is due, at the price of now. A repetition after a failure continues
 * the same payment. After a refused card the payer is notified, and the card is tried again later or the renewal ends.
 * `now` is ISO 8601 UTC.
 */
export const renewPlan = async (subscription: StoredSubscription, now: string): Promise<void> => {
  const { company_id, tariff_id, paid, until, customer, renewal } = subscription;
  if (!renewal || !tariff_id || !paid || until === null || customer === null) return;
  const tariff = await getTariff(tariff_id);
  if (!tariff?.prices) return transact([renewalWrite(subscription, null)]);
  const company = await getCompany(company_id);
  try {
    const { payment } = await beginPlan(
      {
        company: { id: company_id, name: company?.name ?? company_id },
        account_id: renewal.account_id,
        tariff,
        days: paid.days as Period,
        seen: undefined,
        click: null,
        turn: `renewal ${until} ${renewal.tries}`,
      },
      now,
    );
    await recordIntent(await chargeCard(payment.id, renewal.card.id, now), now);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // The payment may have reserved a discount.
    await transact(refusalWrites((await getSubscription(company_id)) ?? subscription, now));
  }
};

const isRefusal = (error: unknown): boolean =>
  error instanceof Problem && [...declineProblems, 'not-found'].includes(error.message);

const renewalWrite = (subscription: StoredSubscription, renewal: StoredSubscription['renewal']) =>
  subscriptionWrite(changed(subscription, subscription.company_id, { ...subscription, renewal }));

/** Notifies the payer, with the time of the next try if there is one. */
const refusalWrites = (subscription: StoredSubscription, now: string) => {
  const { company_id, renewal, until } = subscription;
  const next = renewal && afterRefusal(renewal, now);
  const last4 = renewal?.card.last4 ?? '';
  const at = next && until !== null ? nextTryOf(next, until) : null;
  return [
    renewalWrite(subscription, next),
    notificationWrite({
      to: { company: company_id },
      at: now,
      ...(at === null
        ? { kind: 'renewal-ended', params: { last4 } }
        : { kind: 'renewal-failed', params: { last4, until: at } }),
    }),
  ];
};
