import { dayInPrague } from '../bounded-days.ts';
import { addDays } from '../days.ts';
import type { InvoiceKind } from './invoice.ts';
import type { InvoiceStatus } from './state.ts';

/** Days after the due day on which what is left to pay is reminded. The second time is never sooner after the first one. */
const [first, second] = [3, 14] as const;

type Reminded = {
  kind: InvoiceKind;
  status: InvoiceStatus;
  due_on: string;
  /** When it was reminded, ISO 8601 UTC. */
  reminders: readonly string[];
};

/**
 * The last day, YYYY-MM-DD in Prague, before something is due: before an invoice is overdue, or before its next reminder.
 * Null if nothing is due any more.
 */
export const quietUntil = ({ kind, status, due_on, reminders }: Reminded): string | null => {
  if (kind === 'credit-note') return null;
  if (status === 'issued' || status === 'sent') return due_on;
  if (status !== 'overdue' || reminders.length > 1) return null;
  const [last] = reminders;
  if (last === undefined) return addDays(due_on, first - 1);
  const asIfDue = addDays(dayInPrague(last), -first);
  return addDays(asIfDue > due_on ? asIfDue : due_on, second - 1);
};

/** Whether an invoice is to be reminded today. */
export const isReminderDue = (invoice: Reminded, today: string): boolean => {
  const quiet = quietUntil(invoice);
  return invoice.status === 'overdue' && quiet !== null && quiet < today;
};
