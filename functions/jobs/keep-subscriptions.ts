import type { ScheduledEvent } from 'aws-lambda';
import { isRenewalDue } from '#shared/domain/billing/renewal.ts';
import { reminderOf } from '#shared/domain/billing/subscription.ts';
import { dayLength } from '#shared/domain/days.ts';
import { inParts } from '#shared/domain/parts.ts';
import { mapAtMost } from '../data/at-most.ts';
import {
  getSubscription,
  planKey,
  readSubscription,
  type StoredSubscription,
  subscriptionWrite,
  trialWrite,
} from '../data/billing/subscriptions.ts';
import { companyList } from '../data/companies/company-entries.ts';
import { idOf, listEntriesPartition } from '../data/counted/nodes.ts';
import { notificationWrite } from '../data/notifications/notifications.ts';
import { ConditionFailed, getMany, queryTable, transact, type Write } from '../data/table.ts';
import { paymentsSince } from '../stripe/payments.ts';
import { recordIntent } from '../stripe/record-intent.ts';
import { renewPlan } from '../stripe/renew.ts';

/** Days of payments, refunds and disputes that are compared with Stripe: its events are repeated for three. */
const compared = 4;
/** Subscriptions that are read at once. */
const perRead = 500;

/**
 * Runs every day: payments that Stripe has and the ledger has not are recorded, a company without a subscription begins
 * its trial, those whose plan ends soon are notified, and saved cards renew plans. Repeating it is harmless. Failures are
 * collected and thrown at the end, so one does not block the others; without all payments of Stripe no card is charged.
 */
export const handler = async (event: Pick<ScheduledEvent, 'time'>): Promise<void> => {
  const now = new Date(event.time).toISOString();
  const entries = await queryTable(listEntriesPartition(companyList(null, 'name')));
  const failures: unknown[] = [];
  const counts = { companies: entries.length, written: 0, renewed: 0, payments: 0 };
  const catchFailure = async (run: () => Promise<void>) => {
    await run().catch((error: unknown) => failures.push(error));
  };
  await catchFailure(async () => {
    const since = new Date(Date.parse(now) - compared * dayLength).toISOString();
    for (const intent of await paymentsSince(since, now))
      await catchFailure(async () => {
        if (await recordIntent(intent, now)) counts.payments += 1;
      });
  });
  // A card that was charged before, unknown to us, would be charged again.
  const mayRenew = failures.length === 0;
  for (const ids of inParts(
    entries.map(({ sk }) => idOf(String(sk))),
    perRead,
  )) {
    const stored = (await getMany(ids.map(planKey))).map(readSubscription);
    const byCompany = new Map(stored.map((subscription) => [subscription.company_id, subscription]));
    const due = ids.map((id) => dueWrites(id, byCompany.get(id), now)).filter(({ length }) => length > 0);
    counts.written += due.length;
    await mapAtMost(due, (writes) => catchFailure(() => transact(writes).catch(ignoreConflict)));
    const renewing = stored.filter((each) => mayRenew && isDue(each, now));
    counts.renewed += renewing.length;
    await mapAtMost(renewing, (each) => catchFailure(() => renew(each.company_id, now)));
  }
  console.log(JSON.stringify({ job: 'keep-subscriptions', now, ...counts, failed: failures.length }));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} failures`);
};

const isDue = ({ renewal, until }: StoredSubscription, now: string): boolean =>
  renewal !== null && until !== null && isRenewalDue(renewal, until, now);

/** Read again, because a reminder or a payment may have changed it. */
const renew = async (companyId: string, now: string): Promise<void> => {
  const subscription = await getSubscription(companyId);
  if (subscription && isDue(subscription, now)) await renewPlan(subscription, now).catch(ignoreConflict);
};

const dueWrites = (companyId: string, subscription: StoredSubscription | undefined, now: string): Write[] => {
  if (!subscription) return [trialWrite(companyId, now)];
  const reminded = reminderOf(subscription, now);
  if (reminded === null || reminded === subscription.reminded) return [];
  return [
    subscriptionWrite({ ...subscription, reminded, version: subscription.version + 1 }),
    notificationWrite({
      kind: subscription.renewal ? 'plan-renewing' : 'plan-ending',
      to: { company: companyId },
      at: now,
      params: { until: subscription.until ?? '' },
    }),
  ];
};

/** The company has paid, or chosen a plan, meanwhile. */
const ignoreConflict = (error: unknown): void => {
  if (!(error instanceof ConditionFailed)) throw error;
};
