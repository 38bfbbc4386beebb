import { dayInPrague } from '#shared/domain/bounded-days.ts';
import { contentOf } from '#shared/domain/invoices/credit.ts';
import { balanceOf } from '#shared/domain/invoices/state.ts';
import { findTransaction, paysPlan, type Transaction } from '../data/billing/transactions.ts';
import { getCompany } from '../data/companies/companies.ts';
import { decideAgain } from '../data/decide-again.ts';
import { findInvoice, invoiceChangeWrites, invoiceIdFor, type StoredInvoice } from '../data/invoices/invoices.ts';
import { withStatus } from '../data/invoices/order-payments.ts';
import { ConditionFailed, transact, type Write } from '../data/table.ts';
import { creditNote } from './credit-note.ts';
import { linesOfPayment, wordsIn } from './invoiced.ts';
import { newInvoice } from './new-invoice.ts';
import { type Issuer, partyOf, platformIssuer } from './parties.ts';
import { payersOf } from './payers.ts';

/**
 * Issues the invoice of a payment for a plan, or a credit note of what went back since, or came again. Repeating it is
 * harmless. Nothing is issued while the platform has no issuer, and for a deleted company.
 */
export const issuePlanInvoice = (transactionId: string, now: string): Promise<void> =>
  decideAgain(
    (error) => error instanceof ConditionFailed,
    async () => transact(await planInvoiceWrites(transactionId, now)),
  );

/** The writes of `issuePlanInvoice`, as things are. */
export const planInvoiceWrites = async (transactionId: string, now: string): Promise<Write[]> => {
  const [payment, issuer] = await Promise.all([findTransaction(transactionId), platformIssuer()]);
  if (!payment || !issuer || !paysPlan(payment)) return [];
  const source = { kind: 'payment', id: payment.id } as const;
  const invoiceId = await invoiceIdFor({ seller: issuer.seller, buyer: payment.company, source });
  const invoice = invoiceId === undefined ? undefined : await findInvoice(invoiceId);
  return invoice ? creditWrites(invoice, payment, now) : insertionWrites(payment, issuer, now);
};

/** Paid at once. In the language of who paid; of a transfer, which an admin records, of one who pays for the company. */
const insertionWrites = async (payment: Transaction, issuer: Issuer, now: string): Promise<Write[]> => {
  const [company, payers] = await Promise.all([getCompany(payment.company.id), payersOf(payment.company.id)]);
  const locale = (payers.find(({ id }) => id === payment.by?.id) ?? payers[0])?.locale ?? 'cz';
  const content = contentOf(linesOfPayment(payment, issuer.seller, locale));
  if (!company || content.total === 0) return [];
  const day = dayInPrague(payment.at);
  const { writes } = await newInvoice(
    {
      source: { kind: 'payment', id: payment.id },
      issuer,
      buyer: partyOf(company),
      account_id: null,
      locale,
      supplied_on: day,
      due_on: day,
      ...content,
      payments: [{ day, amount: content.total, by: null, payment: null }],
    },
    { by: null, now },
  );
  return writes;
};

/** The money of a credit note went back, or came again, before it. */
const creditWrites = async (before: StoredInvoice, payment: Transaction, now: string): Promise<Write[]> => {
  const lines = linesOfPayment(payment, before.seller, before.locale);
  const wentBack = contentOf(lines).total < balanceOf(before).owed;
  const reason = wordsIn[before.locale][wentBack ? 'moneyBack' : 'moneyAgain'];
  const credit = await creditNote(before, { lines, reason }, { by: null, now });
  if (!credit) return [];
  const moved = { day: dayInPrague(now), amount: credit.note.total, by: null, payment: null };
  const after = withStatus({ ...credit.credited, payments: [...before.payments, moved] }, now);
  return [...credit.writes, ...invoiceChangeWrites(before, after)];
};
