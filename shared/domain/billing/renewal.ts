import { daysLeft } from './subscription.ts';

const day = 86_400_000;

/** Tries of a renewal: a day before the end, and two and four days after the first one. */
export const renewalTries = 3;
const between = 2;

/** A plan that a saved card pays again. */
export type Renewal = {
  card: { id: string; brand: string; last4: string };
  /** Who turned it on. */
  account_id: string;
  /** Failed tries since the last payment. */
  tries: number;
  /** Of the last failed try, ISO 8601 UTC; null without one. */
  tried_at: string | null;
};

/** When the card is charged next, ISO 8601 UTC: never before a day before the end. */
export const nextTryOf = ({ tried_at }: Pick<Renewal, 'tried_at'>, until: string): string =>
  new Date(tried_at === null ? Date.parse(until) - day : Date.parse(tried_at) + between * day).toISOString();

/** The job runs once a day and not at the very same moment, so an hour counts as nothing. */
const tolerance = 3_600_000;

export const isRenewalDue = (renewal: Renewal, until: string, now: string): boolean =>
  Date.parse(now) >= Date.parse(nextTryOf(renewal, until)) - tolerance;

/** After a refused card: another try later, or null, after which nothing is charged any more. */
export const afterRefusal = (renewal: Renewal, now: string): Renewal | null =>
  renewal.tries + 1 >= renewalTries ? null : { ...renewal, tries: renewal.tries + 1, tried_at: now };

/** After a payment, from whose end the next try follows. */
export const afterPayment = (renewal: Renewal): Renewal => ({ ...renewal, tries: 0, tried_at: null });

/** Whether a renewal can be turned on: of a plan that was paid and goes on. */
export const canRenew = (
  { until, paid, tariff_id }: { until: string | null; paid: object | null; tariff_id: string | null },
  now: string,
): boolean => until !== null && paid !== null && tariff_id !== null && (daysLeft({ until }, now) ?? 0) > 0;
