import type { listTransactions } from '#shared/contracts/billing.ts';
import type { Input } from '#shared/contracts/endpoint.ts';
import type { Locale } from '#shared/contracts/fields.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { listTransactions as transactionsOf, paysPlan, type Transaction } from '../data/billing/transactions.ts';
import { invoicesOfPayments } from '../data/invoices/invoice-lists.ts';
import { toReplyTransaction } from './to-reply.ts';

type Query = Input<typeof listTransactions>['query'];

/** One page of the transactions that the actor reads. Also the rows of an export. */
export const transactionsPage = async (request: { actor: Actor; query: Query; locale: Locale }) => {
  const page = await transactionsOf(request.actor, request.query);
  const invoices = await invoicesOfPayments(page.data.filter(paysPlan).map(({ id }) => id));
  const reply = (transaction: Transaction) => toReplyTransaction(transaction, request, invoices.get(transaction.id));
  return { ...page, data: page.data.map(reply) };
};
