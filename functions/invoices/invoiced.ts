import type { Locale } from '#shared/contracts/fields.ts';
import { tariffNames } from '#shared/domain/billing/tariffs.ts';
import { dayInPrague } from '#shared/domain/bounded-days.ts';
import { addDays } from '#shared/domain/days.ts';
import { nextMonth } from '#shared/domain/hours/months.ts';
import { contentOf } from '#shared/domain/invoices/credit.ts';
import type { InvoiceLine, InvoiceSource, Party } from '#shared/domain/invoices/invoice.ts';
import { invoiceLimits } from '#shared/domain/invoices/limits.ts';
import { monthLines } from '#shared/domain/invoices/month-lines.ts';
import { linesOfSeller, orderLines } from '#shared/domain/invoices/order-lines.ts';
import { moneyOf } from '#shared/domain/orders/amounts.ts';
import { isAgreed } from '#shared/domain/orders/transitions.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import { exportedWords as cs } from '#shared/messages/cs/invoices.ts';
import { exportedWords as en } from '#shared/messages/en/invoices.ts';
import { exportedWords as ru } from '#shared/messages/ru/invoices.ts';
import type { Transaction } from '../data/billing/transactions.ts';
import { getCompany } from '../data/companies/companies.ts';
import { lockOf } from '../data/hours/locks.ts';
import { completedShiftsOf } from '../data/hours/month.ts';
import type { StoredInvoice } from '../data/invoices/invoices.ts';
import { getOrder, type Order, unchangedOrderCheck } from '../data/orders/orders.ts';
import { listActiveAccountsByRole } from '../data/people/account-lists.ts';
import { getAccount } from '../data/people/accounts.ts';
import type { Write } from '../data/table.ts';
import { nameIn, sentenceOf } from '../http/translate.ts';
import { buyerOf, companyIssuer, type Issuer, personOf } from './parties.ts';

const surchargesIn = { cz: cs.invoiceSurcharge, en: en.invoiceSurcharge, ru: ru.invoiceSurcharge };
export const wordsIn = { cz: cs.invoiceLines, en: en.invoiceLines, ru: ru.invoiceLines };

/** What an invoice is for, as it is now. */
export type Invoiced = {
  source: InvoiceSource;
  issuer: Issuer;
  buyer: Party;
  /** Who ordered. */
  account_id: string | null;
  locale: Locale;
  supplied_on: string;
  lines: InvoiceLine[];
  /** What was paid for it before. */
  payments: StoredInvoice['payments'];
  /** That it has not changed since. */
  checks: Write[];
};

/** Throws invoice-nothing for 0 Kč, and invoice-too-long. */
export const requireContent = ({ lines }: Pick<Invoiced, 'lines'>) => {
  const content = contentOf(lines);
  if (content.total === 0) throw new Problem('invoice-nothing');
  requireShort(content);
  return content;
};

/** Throws invoice-too-long. */
export const requireShort = ({ lines }: { lines: readonly InvoiceLine[] }): void => {
  if (lines.length > invoiceLimits.lines)
    throw new Problem('invoice-too-long', { params: { limit: invoiceLimits.lines } });
};

/** The performer that an actor invoices for; an admin names it. Throws not-found. */
export const sellerFor = ({ role, company }: Actor, sellerId: string | undefined): string => {
  const id = role === 'ROLE_ADMIN' ? sellerId : company?.id;
  if (id === undefined || (sellerId !== undefined && sellerId !== id))
    throw new Problem('not-found', { fields: { seller_id: { key: 'not-found' } } });
  return id;
};

/**
 * An order that the actor's company sells. Throws not-found, order-not-invoiced before the order is agreed, and the
 * refusals of its parties.
 */
export const invoicedOrder = async (actor: Actor, orderId: string, now: string): Promise<Invoiced> => {
  const order = await getOrder(actor, orderId);
  if (actor.role !== 'ROLE_ADMIN' && order.company.id !== actor.company?.id)
    throw new Problem('not-found', { fields: { order_id: { key: 'not-found' } } });
  if (!isAgreed(order)) throw new Problem('order-not-invoiced');
  const { customer, user, address } = order;
  const [issuer, account, company] = await Promise.all([
    companyIssuer(order.company.id),
    getAccount(user.id),
    customer ? getCompany(customer.id) : undefined,
  ]);
  const locale = account?.locale ?? 'cz';
  return {
    source: { kind: 'order', id: order.id, number: order.number },
    issuer,
    buyer: company ? buyerOf(company) : personOf(customer?.name ?? user.fio, address),
    account_id: user.id,
    locale,
    supplied_on: suppliedOn(order, now),
    lines: linesOfOrder(order, issuer.seller, locale),
    payments: paymentsOf(order, now),
    checks: [unchangedOrderCheck(order)],
  };
};

/** The day on which the goods were sent or handed over, or the one of now. */
const suppliedOn = ({ history }: Order, now: string): string =>
  dayInPrague(
    history.find(({ what }) => what === 'ship' || what === 'hand_over' || what === 'part_shipped')?.at ?? now,
  );

/** Haléř that an order has paid of what it costs now. What returned pieces cost is given back. */
export const paidOf = (order: Order): number => {
  const { paid, total } = moneyOf(order);
  return Math.min(paid, total);
};

/** An order that is marked as paid has paid its invoice. */
const paymentsOf = (order: Order, now: string): Invoiced['payments'] => {
  const amount = paidOf(order);
  if (amount === 0) return [];
  const marked = order.history.findLast(({ what }) => what === 'pay' || what === 'marked_paid');
  return [{ day: dayInPrague(marked?.at ?? now), amount, by: marked?.by ?? null, payment: null }];
};

export const linesOfOrder = (order: Order, { vat_payer }: { vat_payer: boolean }, locale: Locale): InvoiceLine[] =>
  linesOfSeller(orderLines(order, wordsIn[locale]), vat_payer);

/** What a payment for a plan paid, less what went back. */
export const linesOfPayment = (
  { tariff_id, days, until, amount, returned }: Transaction,
  { vat_payer }: { vat_payer: boolean },
  locale: Locale,
): InvoiceLine[] => {
  const paid = amount - returned;
  if (paid === 0 || tariff_id === null || days === null || until === null) return [];
  const say = (key: string, params: Record<string, string | number>) =>
    sentenceOf(locale, wordsIn[locale], key, params);
  return [
    {
      group: null,
      text: say('plan', { plan: nameIn(locale, tariffNames[tariff_id]) }),
      detail: say('planPeriod', { count: days, until: dayInPrague(until) }),
      quantity: 1,
      unit: 'piece',
      unit_price: paid,
      factor: null,
      amount: paid,
      vat_rate: vat_payer ? '21' : null,
      vat_included: true,
    },
  ];
};

type OfMonth = { sellerId: string; customerId: string; month: string };

/**
 * The hours of a customer in a month that the performer has locked, with their shifts. Throws not-found for a customer
 * without any, invoice-month-open, invoice-hours-open for hours that were reopened, and the refusals of the parties.
 */
export const invoicedMonth = async (of: OfMonth): Promise<Invoiced & { shifts: Shift[] }> => {
  const { sellerId, customerId, month } = of;
  const [issuer, shifts, customer, buyers] = await Promise.all([
    companyIssuer(sellerId),
    chargedShifts(of),
    getCompany(customerId),
    listActiveAccountsByRole('ROLE_BUYER', customerId),
  ]);
  if (!customer || shifts.length === 0)
    throw new Problem('not-found', { fields: { company_id: { key: 'not-found' } } });
  const locale = buyers[0]?.locale ?? 'cz';
  return {
    source: { kind: 'month', month },
    issuer,
    buyer: buyerOf(customer),
    account_id: null,
    locale,
    supplied_on: addDays(`${nextMonth(month)}-01`, -1),
    lines: linesOfMonth(shifts, issuer.seller, locale),
    payments: [],
    checks: [],
    shifts,
  };
};

/** The shifts of a month that a customer is charged. Throws invoice-month-open, and invoice-hours-open. */
export const chargedShifts = async ({ sellerId, customerId, month }: OfMonth): Promise<Shift[]> => {
  const [lock, all] = await Promise.all([lockOf(sellerId, month), completedShiftsOf(sellerId, month)]);
  if (!lock) throw new Problem('invoice-month-open', { params: { month } });
  const shifts = all.filter(({ customer }) => customer.id === customerId);
  const open = shifts.filter(isOpen);
  if (open.length > 0) throw new Problem('invoice-hours-open', { params: { count: open.length, month } });
  return shifts;
};

/** Whether the sides have not agreed on the hours of a completed shift. */
export const isOpen = ({ hours }: Shift): boolean => hours?.state !== 'approved';

/** Worked minutes that a shift is charged for. */
export const chargedMinutes = ({ pay }: Pick<Shift, 'pay'>): number =>
  pay ? pay.minutes.weekday + pay.minutes.weekend + pay.minutes.holiday : 0;

export const linesOfMonth = (
  shifts: readonly Shift[],
  { vat_payer }: { vat_payer: boolean },
  locale: Locale,
): InvoiceLine[] =>
  monthLines(shifts, vat_payer ? '21' : null, {
    nameOf: (names) => nameIn(locale, names),
    condition: surchargesIn[locale],
  });
