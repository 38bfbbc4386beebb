import type { ScheduledEvent } from 'aws-lambda';
import { dayInPrague } from '#shared/domain/bounded-days.ts';
import { addDays, dayLength } from '#shared/domain/days.ts';
import { isReminderDue } from '#shared/domain/invoices/reminders.ts';
import { balanceOf } from '#shared/domain/invoices/state.ts';
import { inParts } from '#shared/domain/parts.ts';
import { mapAtMost } from '../data/at-most.ts';
import { planPayments, transactionIdsSince } from '../data/billing/transactions.ts';
import { idsBetween } from '../data/counted/counted-page.ts';
import { decideAgain } from '../data/decide-again.ts';
import { dueInvoices } from '../data/invoices/invoice-entries.ts';
import { invoicesOfPayments } from '../data/invoices/invoice-lists.ts';
import { findInvoice, invoiceChangeWrites } from '../data/invoices/invoices.ts';
import { withStatus } from '../data/invoices/order-payments.ts';
import { derivedEntryId, effectWrite, queueOnce } from '../data/outbox.ts';
import { ConditionFailed, transact } from '../data/table.ts';
import { buyerNotificationWrites } from '../invoices/new-invoice.ts';
import { platformIssuer } from '../invoices/parties.ts';

/** Invoices that one run looks at, those with the earliest days first, and that are written at once. */
const perRun = 3000;
const atOnce = 10;
/** Days of payments whose documents may be missing, and payments that are read at once. */
const paidWithin = 60;
const perRead = 500;

/**
 * Runs every day: invoices become overdue and are reminded, and payments for plans without an invoice get one, or the
 * credit note of what went back, because the platform's issuer was set later or a run failed. Repeating it is harmless. Failures are collected and thrown at the
 * end, so one does not block the others.
 */
export const handler = async (event: Pick<ScheduledEvent, 'time'>): Promise<void> => {
  const now = new Date(event.time).toISOString();
  const failures: unknown[] = [];
  const catchFailure = async (subject: string, run: () => Promise<void>) => {
    await run().catch((error: unknown) => {
      failures.push(error);
      console.error(JSON.stringify({ job: 'keep-invoices', subject, error: String(error) }));
    });
  };
  const due = await idsBetween(dueInvoices, { from: '', to: addDays(dayInPrague(now), -1), limit: perRun });
  await mapAtMost(due, (id) => catchFailure(id, () => keepInvoice(id, now)), atOnce);
  await catchFailure('plans', () => issueMissing(now));
  console.log(JSON.stringify({ job: 'keep-invoices', now, due: due.length, failed: failures.length }));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} failures`);
};

/** A payment at the same time changes it first: then it is looked at again. */
const keepInvoice = (id: string, now: string): Promise<void> =>
  decideAgain(
    (error) => error instanceof ConditionFailed,
    async () => {
      const before = await findInvoice(id);
      if (!before) return;
      const current = withStatus(before, now);
      const isReminded = isReminderDue({ ...current, kind: current.kind_of }, dayInPrague(now));
      if (!isReminded && current.status === before.status) return;
      const after = isReminded ? { ...current, reminders: [...current.reminders, now] } : current;
      await transact([
        ...invoiceChangeWrites(before, after),
        ...(isReminded
          ? [
              effectWrite('send-invoice', { invoice_id: id, letter: 'invoiceReminder' }, { now }),
              ...buyerNotificationWrites('invoice-overdue', after, { amount: balanceOf(after).remaining, now }),
            ]
          : []),
      ]);
    },
  );

const issueMissing = async (now: string): Promise<void> => {
  if (!(await platformIssuer())) return;
  const since = new Date(Date.parse(now) - paidWithin * dayLength).toISOString();
  for (const ids of inParts(await transactionIdsSince(since), perRead)) {
    const payments = await planPayments(ids);
    const invoices = await invoicesOfPayments(payments.map(({ id }) => id));
    const owedFor = (id: string): number => {
      const invoice = invoices.get(id);
      return invoice ? balanceOf(invoice).owed : 0;
    };
    await mapAtMost(
      payments.filter(({ id, amount, returned }) => owedFor(id) !== amount - returned),
      ({ id }) =>
        queueOnce(
          effectWrite(
            'issue-plan-invoice',
            { transaction_id: id },
            { now, entryId: derivedEntryId('keep-invoices', id, dayInPrague(now)) },
          ),
        ),
      atOnce,
    );
  }
};
