import { spaydOf } from '#shared/domain/invoices/spayd.ts';
import { balanceOf } from '#shared/domain/invoices/state.ts';
import { decideAgain } from '../data/decide-again.ts';
import type { Payload } from '../data/effects.ts';
import {
  documentOf,
  findInvoice,
  invoiceChangeWrites,
  readsInvoice,
  type StoredInvoice,
} from '../data/invoices/invoices.ts';
import { withStatus } from '../data/invoices/order-payments.ts';
import { derivedEntryId, effectWrite, queueOnce } from '../data/outbox.ts';
import { type Account, activeAccounts, actorOf, getAccount } from '../data/people/accounts.ts';
import { ConditionFailed, transact } from '../data/table.ts';
import { serveQueue } from '../events/serve-queue.ts';
import { fileNameOf } from '../invoices/file-name.ts';
import { payersOf } from '../invoices/payers.ts';
import { pdfOf } from '../invoices/pdf.ts';
import { sendEmail } from '../mail/send-email.ts';

/** To the people of one company about one document; everybody has a notification. */
const maxLetters = 20;

/**
 * Queues a letter about a document for each of its recipients, after which it is sent, or sends it to one of them. A
 * reminder is not sent of an invoice that is paid or credited by then.
 */
export const handler = serveQueue('send-invoice', async ({ invoice_id, letter, account_id }, { id, at }) => {
  const invoice = await findInvoice(invoice_id);
  if (!invoice || (letter === 'invoiceReminder' && invoice.status !== 'overdue')) return;
  if (account_id !== undefined) return sendLetter(invoice, letter, account_id);
  const recipients = (await recipientsOf(invoice)).filter(({ email }) => email).slice(0, maxLetters);
  for (const account of recipients)
    await queueOnce(
      effectWrite(
        'send-invoice',
        { invoice_id, letter, account_id: account.id },
        { now: at, entryId: derivedEntryId(id, account.id) },
      ),
    );
  if (recipients.length > 0) await markSent(invoice_id, at);
});

/** Those who pay for the company that got the document, or the person who ordered for nobody else. */
const recipientsOf = ({ buyer, account_id }: StoredInvoice): Promise<Account[]> => {
  const { id } = buyer;
  return id === null ? activeAccounts(account_id === null ? [] : [account_id]) : payersOf(id);
};

const markSent = (invoiceId: string, at: string): Promise<void> =>
  decideAgain(
    (error) => error instanceof ConditionFailed,
    async () => {
      const before = await findInvoice(invoiceId);
      if (before?.sent_at === null)
        await transact(invoiceChangeWrites(before, withStatus({ ...before, sent_at: at }, at)));
    },
  );

const sendLetter = async (
  invoice: StoredInvoice,
  letter: Payload<'send-invoice'>['letter'],
  accountId: string,
): Promise<void> => {
  const account = await getAccount(accountId);
  if (!account?.active || !account.email || !readsInvoice(actorOf(account), invoice)) return;
  const { id, number, seller, total, due_on, variable_symbol: symbol } = invoice;
  const document = await documentOf(invoice);
  // What is left, whatever was paid or credited since the document was issued.
  const { remaining } = balanceOf(invoice);
  const isPayable = invoice.kind_of === 'invoice' && remaining > 0;
  const content = await pdfOf(document, isPayable ? spaydOf({ ...document, total: remaining }) : null);
  await sendEmail(
    {
      letter: letter === 'invoiceIssued' && !isPayable ? 'invoicePaid' : letter,
      to: account.email,
      locale: account.locale,
      page: `/invoices/view/${id}`,
      invoice: {
        number,
        seller: seller.name,
        amount: isPayable ? remaining : total,
        payment: isPayable ? { due_on, bank_account: seller.bank_account, symbol } : null,
      },
    },
    { name: fileNameOf(number, 'pdf'), type: 'application/pdf', content },
  );
};
