import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import { bankPaymentFields } from '#shared/contracts/invoices.ts';
import { type BankPaymentState, bankPaymentStates } from '#shared/domain/invoices/matching.ts';
import { bankPaymentScope } from '#shared/domain/invoices/scope.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { isInScope, listsOf } from '#shared/domain/scope/scope.ts';
import { entryWrites } from '../counted/entry-writes.ts';
import type { Entry } from '../counted/nodes.ts';
import { pageOfLists } from '../counted/tenant-lists.ts';
import { derivedId } from '../derived-id.ts';
import { entity } from '../entity.ts';
import { recordKeyOf } from '../keys.ts';
import type { Page, Paging } from '../list.ts';
import { part } from '../part.ts';
import { atVersion, get, ifNotExists, type Item, type Write } from '../table.ts';

export const bankPaymentKey = recordKeyOf('BANK_PAYMENT');

/** A payment that a bank statement of a company says was received. `company_id` is the seller of its invoices. */
const BankPayment = z.object({ ...bankPaymentFields, company_id: id });
export type StoredBankPayment = z.infer<typeof BankPayment>;
const bankPayments = entity('bank-payment', BankPayment);
export const readBankPayment = (item: Item): StoredBankPayment => bankPayments.read(item);

/** The same for a payment in each statement of the account that has it. */
export const bankPaymentId = (seller: { id: string | null; iban: string }, reference: string): string =>
  derivedId(seller.id ?? '', seller.iban, reference);

/** The payments of a company in a state, or of all companies (null), by their day. */
const bankPaymentList = (companyId: string | null, state: BankPaymentState): string =>
  `bank-payments#${companyId ?? ''}#${state}`;
/** Every list of the payments of a company, or of all companies. */
export const bankPaymentLists = (companyId: string | null): string[] =>
  bankPaymentStates.map((state) => bankPaymentList(companyId, state));

const entriesOf = ({ id: paymentId, company_id, state, day }: StoredBankPayment): Entry[] =>
  [null, company_id].map((companyId) => ({ list: bankPaymentList(companyId, state), key: day, id: paymentId }));

/** The writes that keep the lists in step with a payment, for the transaction that writes it. */
export const listBankPaymentWrites = (before: StoredBankPayment | undefined, after: StoredBankPayment): Write[] =>
  entryWrites(before ? entriesOf(before) : [], entriesOf(after));

/** The part of a payment that was imported or changed meanwhile. */
const ofBankPayment = part('bank-payment');

/** The writes of a new payment, or of one with its next version. */
export const bankPaymentWrites = (before: StoredBankPayment | undefined, after: StoredBankPayment): Write[] => [
  {
    part: ofBankPayment,
    put: { ...bankPaymentKey(after.id), ...bankPayments.store(after) },
    if: before ? atVersion(before.version) : ifNotExists,
  },
  ...listBankPaymentWrites(before, after),
];

/** By id, without an access check. Strongly consistent. */
export const findBankPayment = async (paymentId: string): Promise<StoredBankPayment | undefined> => {
  const item = await get(bankPaymentKey(paymentId));
  return item && readBankPayment(item);
};

/** Throws not-found if it does not exist or is out of the actor's scope, and changed at another version. */
export const getBankPaymentAt = async (actor: Actor, paymentId: string, seen: number): Promise<StoredBankPayment> => {
  const payment = await findBankPayment(paymentId);
  if (!payment || !isInScope(bankPaymentScope, actor, payment)) throw new Problem('not-found');
  if (payment.version !== seen) throw new Problem('changed');
  return payment;
};

/** One page of the payments in a state that the actor reads, by default the newest first. */
export const listBankPayments = (
  actor: Actor,
  { state, ...paging }: Paging<'day'> & { state: BankPaymentState },
): Promise<Page<StoredBankPayment>> => {
  const lists = listsOf(bankPaymentScope, actor).map((one) =>
    bankPaymentList(one.list === 'all' ? null : one.company, state),
  );
  return pageOfLists(lists, { paging, key: bankPaymentKey, read: readBankPayment });
};
