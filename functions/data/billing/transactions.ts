import * as z from 'zod/mini';
import { id, idAndName, person } from '#shared/contracts/fields.ts';
import { transactionScope } from '#shared/domain/billing/scope.ts';
import { tariffIds } from '#shared/domain/billing/tariffs.ts';
import { transactionKinds } from '#shared/domain/billing/transactions.ts';
import { type LedgerReason, moneyBooks, moneyPosting } from '#shared/domain/ledger/posting.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { isInScope, listsOf } from '#shared/domain/scope/scope.ts';
import { idsBetween } from '../counted/counted-page.ts';
import { entryWrites } from '../counted/entry-writes.ts';
import { type Days, pageOfDays } from '../counted/page-of-days.ts';
import { entity } from '../entity.ts';
import { recordKeyOf } from '../keys.ts';
import { postingWrites } from '../ledger/ledger.ts';
import { emptyPage, type Page, type Paging } from '../list.ts';
import { part } from '../part.ts';
import { get, getMany, ifNotExists, type Item, type Write } from '../table.ts';

/** The id of a payment is the one of its PaymentIntent, and the id of a refund is Stripe's, so each is stored once. */
export const transactionKey = recordKeyOf('TRANSACTION');

const Transaction = z.object({
  id,
  /** ISO 8601 UTC. */
  at: z.string(),
  /** The API's `kind`. In the table, `kind` is the kind of item. */
  kind_of: z.enum(transactionKinds),
  company: idAndName,
  /** Haléř. */
  amount: z.int(),
  /** Where the money came from or went to; null without money. */
  book: z.nullable(z.enum(moneyBooks)),
  tariff_id: z.nullable(z.enum(tariffIds)),
  days: z.nullable(z.int()),
  until: z.nullable(z.string()),
  by: z.nullable(person),
  reason: z.nullable(z.string()),
  promo_code: z.nullable(z.object({ id, code: z.string() })),
  payment: z.nullable(z.string()),
  card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
  /** Of a payment: how much of it went back until now. */
  returned: z.int(),
  /** Of a payment: the bonuses that it brought, as it paid for them. */
  bonuses: z.array(z.object({ account_id: id, amount: z.int() })),
  /** Of money that went back: the time that went with it. */
  taken: z.nullable(z.object({ payment: id, tariff_id: z.enum(tariffIds), length: z.int(), amount: z.int() })),
});
export type Transaction = z.infer<typeof Transaction>;

/** What a transaction has that is no payment, and no money that took time with it. */
export const moneyAlone = { returned: 0, bonuses: [], taken: null } satisfies Partial<Transaction>;

/** Whether it paid for days of a plan, so that it has an invoice. */
export const paysPlan = ({ kind_of, days, amount }: Transaction): boolean =>
  (kind_of === 'card' || kind_of === 'transfer') && days !== null && amount > 0;

const transactions = entity('transaction', Transaction, [(old) => ({ ...old, ...moneyAlone })]);
export const readTransaction = (item: Item): Transaction => transactions.read(item);

/** The transactions of all companies, of one, or of who paid. */
const transactionList = (tenant: 'all' | { company: string } | { account: string }): string => {
  if (tenant === 'all') return 'transactions#all';
  return 'company' in tenant ? `transactions#company#${tenant.company}` : `transactions#account#${tenant.account}`;
};

const tenantsOf = ({ company, by }: Transaction) => [
  'all' as const,
  { company: company.id },
  ...(by ? [{ account: by.id }] : []),
];

/** The part that fails if a transaction exists. */
export const ofTransaction = part('transaction');

const reasons = {
  card: 'payment',
  transfer: 'payment',
  refund: 'refund',
  correction: 'correction',
  promo: 'promotion',
  dispute: 'dispute',
  reversal: 'reversal',
} as const satisfies Record<Transaction['kind_of'], LedgerReason>;

/** How much of a payment has gone back by now. Fails as part `transaction` if that was changed meanwhile. */
export const returnedAmountWrite = (payment: Transaction, returned: number): Write => ({
  part: ofTransaction,
  put: { ...transactionKey(payment.id), ...transactions.store({ ...payment, returned }) },
  if:
    payment.returned === 0
      ? { expression: 'attribute_not_exists(returned) OR returned = :before', values: { ':before': 0 } }
      : { expression: 'returned = :before', values: { ':before': payment.returned } },
});

/**
 * The writes of a transaction, with the posting of its money in the ledger. Fails as part `transaction` if it is
 * stored, and as part `balance` if more would go back than the company has paid, unless it has gone already.
 */
export const transactionWrites = (transaction: Transaction, { hasGone = false } = {}): Write[] => {
  const { id: transactionId, at, amount, company, book, kind_of } = transaction;
  return [
    {
      part: ofTransaction,
      put: { ...transactionKey(transactionId), ...transactions.store(transaction) },
      if: ifNotExists,
    },
    ...(book && amount !== 0
      ? postingWrites(
          moneyPosting({ id: transactionId, at, reason: reasons[kind_of], companyId: company.id, from: book, amount }),
          { mayOverdraw: hasGone },
        )
      : []),
    ...transactionEntryWrites(transaction),
  ];
};

/** The entries of a transaction in its lists. */
export const transactionEntryWrites = (transaction: Transaction): Write[] => {
  const { id: transactionId, at: key } = transaction;
  const entries = tenantsOf(transaction).map((tenant) => ({ list: transactionList(tenant), key, id: transactionId }));
  return entryWrites([], entries);
};

/** By id, without an access check. Strongly consistent. */
export const findTransaction = async (transactionId: string): Promise<Transaction | undefined> => {
  const item = await get(transactionKey(transactionId));
  return item && transactions.read(item);
};

/** The ids of all transactions since a moment, the oldest first. */
export const transactionIdsSince = (since: string): Promise<string[]> =>
  idsBetween(transactionList('all'), { from: since, to: '9999' });

/** Those of the transactions that paid for days of a plan. */
export const planPayments = async (ids: readonly string[]): Promise<Transaction[]> =>
  (await getMany(ids.map(transactionKey))).map(readTransaction).filter(paysPlan);

type Filter = Paging & Days & { user_id?: string | undefined; company_id?: string | undefined };

/** One page of the transactions that an actor reads, the newest first. */
export const listTransactions = async (
  actor: Actor,
  { user_id, company_id, start_date, end_date, ...paging }: Filter,
): Promise<Page<Transaction>> => {
  const [own] = listsOf(transactionScope, actor);
  if (!own) return emptyPage(paging);
  if (company_id !== undefined && !isInScope(transactionScope, actor, { company_id })) return emptyPage(paging);
  const company = own.list === 'company' ? own.company : company_id;
  const tenant = company === undefined ? 'all' : { company };
  return pageOfDays({
    list: transactionList(user_id === undefined ? tenant : { account: user_id }),
    paging,
    days: { start_date, end_date },
    key: transactionKey,
    read: readTransaction,
    keep:
      user_id !== undefined && company !== undefined ? (transaction) => transaction.company.id === company : undefined,
  });
};

/** Every list of the transactions of a company, and the list of all. */
export const transactionLists = (companyId: string | null): string[] => [
  transactionList(companyId === null ? 'all' : { company: companyId }),
];
