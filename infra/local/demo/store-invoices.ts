import { dayInPrague } from '#shared/domain/bounded-days.ts';
import { addDays } from '#shared/domain/days.ts';
import { nextMonth } from '#shared/domain/hours/months.ts';
import { earliest } from '#shared/domain/instants.ts';
import { balanceOf } from '#shared/domain/invoices/state.ts';
import { isAgreed } from '#shared/domain/orders/transitions.ts';
import { lockOf } from '../../../functions/data/hours/locks.ts';
import { completedShiftsOf } from '../../../functions/data/hours/month.ts';
import { bankPaymentWrites, findBankPayment } from '../../../functions/data/invoices/bank-payments.ts';
import { searchInvoiceWrites } from '../../../functions/data/invoices/invoice-entries.ts';
import { invoiceChangeWrites, invoiceIdFor, type StoredInvoice } from '../../../functions/data/invoices/invoices.ts';
import { withStatus } from '../../../functions/data/invoices/order-payments.ts';
import type { Order } from '../../../functions/data/orders/orders.ts';
import { transact, type Write } from '../../../functions/data/table.ts';
import {
  type Invoiced,
  invoicedMonth,
  invoicedOrder,
  isOpen,
  requireContent,
} from '../../../functions/invoices/invoiced.ts';
import { newInvoice } from '../../../functions/invoices/new-invoice.ts';
import { planInvoiceWrites } from '../../../functions/invoices/plan-invoice.ts';
import { companies } from './companies.ts';
import { wallTime } from './days.ts';
import { ordersAt } from './orders.ts';
import { vendorOf } from './people.ts';
import { planPaymentsAt } from './plans.ts';
import { dice, idOf } from './seed.ts';
import { supplyStoriesAt } from './supplies.ts';
import { monthsAround } from './world.ts';

/** What is invoiced on a day, and on which day it is paid; null: not yet. */
type Due = { at: string; seller: string; read: () => Promise<Invoiced>; paid_on: (issued_on: string) => string | null };

/**
 * The invoices of orders and of locked months that are missing, in the order of their days, as vendors have issued them:
 * most are paid, some too late, and some are overdue.
 */
export const storeInvoices = async (now: string): Promise<void> => {
  const due = [...ordersToInvoice(now), ...(await monthsToInvoice(now))].filter(({ at }) => at <= now);
  for (const one of due.toSorted((left, right) => (left.at < right.at ? -1 : 1))) await issue(one, now);
  for (const { id, at } of planPaymentsAt(now)) await transact(withoutLetters(await planInvoiceWrites(id, at)));
  await storeStrangePayments(now);
};

const issue = async ({ at, seller, read, paid_on }: Due, now: string): Promise<void> => {
  const { lines, payments: _, checks: __, ...invoiced } = await read();
  if (await invoiceIdFor({ ...invoiced, seller: invoiced.issuer.seller })) return;
  const by = vendorOf(seller);
  const { invoice, writes } = await newInvoice(
    { ...invoiced, ...requireContent({ lines }), supplied_on: earliest(invoiced.supplied_on, dayInPrague(at)) },
    { by, now: at },
  );
  await transact(withoutLetters(writes));
  const paid = paid_on(invoice.issued_on);
  const payments =
    paid !== null && paid <= dayInPrague(now)
      ? [{ day: paid, amount: balanceOf(invoice).remaining, by: { id: by.id, fio: by.fio }, payment: null }]
      : [];
  const after: StoredInvoice = withStatus({ ...invoice, sent_at: at, payments }, now);
  await transact([...invoiceChangeWrites(invoice, after), ...searchInvoiceWrites(null, after)]);
};

/** Payments of the last statement that fit no invoice: nobody wrote the right symbol. */
const strangePayments = [
  { ago: 2, amount: 12_500_00, symbol: null, name: 'Pekárna U Mlýna', message: 'zaloha na praci' },
  { ago: 3, amount: 4_361_81, symbol: '2026', name: 'Hobby Dům s.r.o.', message: 'faktura listopad' },
  { ago: 6, amount: 990_00, symbol: null, name: 'Jana Malá', message: 'vratka pracovni odev' },
] as const;

const storeStrangePayments = async (now: string): Promise<void> => {
  const by = vendorOf(companies.personalPlus.id);
  for (const { ago, amount, symbol, name, message } of strangePayments) {
    const id = idOf(`bank payment ${message}`);
    if (await findBankPayment(id)) continue;
    await transact(
      bankPaymentWrites(undefined, {
        id,
        version: 1,
        company_id: companies.personalPlus.id,
        day: addDays(dayInPrague(now), -ago),
        amount,
        variable_symbol: symbol,
        counter_account: '2000145399/0100',
        name,
        message,
        state: 'open',
        invoice: null,
        imported_at: now,
        by: { id: by.id, fio: by.fio },
      }),
    );
  }
};

/** Nobody gets letters and notifications of last year. */
const withoutLetters = (writes: readonly Write[]): Write[] =>
  writes.filter(({ part }) => part !== 'outbox' && part !== 'notification');

/** A day after the order was agreed. It is paid when an admin marked it so. */
const ordersToInvoice = (now: string): Due[] =>
  [...ordersAt(now), ...supplyStoriesAt(now)].flatMap(({ order }) => {
    const agreed = order.history.find(({ what }) => what === 'form' || what === 'process' || what === 'agree');
    if (!agreed || !isAgreed(order)) return [];
    const paid = paidOn(order);
    return [
      {
        at: wallTime(addDays(dayInPrague(agreed.at), 1), '09:10'),
        seller: order.company.id,
        read: () => invoicedOrder(vendorOf(order.company.id), order.id, now),
        paid_on: (issued_on: string) => paid && (paid < issued_on ? issued_on : paid),
      },
    ];
  });

const paidOn = ({ payment_status, history }: Order): string | null => {
  if (payment_status !== 'paid') return null;
  const paid = history.findLast(({ what }) => what === 'pay' || what === 'marked_paid');
  return paid ? dayInPrague(paid.at) : null;
};

/** Three days after a month was locked. One customer in four pays after the due date. */
const monthsToInvoice = async (now: string): Promise<Due[]> => {
  const due: Due[] = [];
  for (const { id: sellerId } of [companies.personalPlus, companies.moravaStaff])
    for (const month of monthsAround(now)) {
      if (!(await lockOf(sellerId, month))) continue;
      const shifts = await completedShiftsOf(sellerId, month);
      for (const [customerId, own] of Map.groupBy(shifts, ({ customer }) => customer.id)) {
        if (own.some(isOpen)) continue;
        const { between } = dice(`invoice ${sellerId} ${customerId} ${month}`);
        const days = between(0, 3) === 0 ? 40 : between(5, 14);
        due.push({
          at: wallTime(`${nextMonth(month)}-20`, '10:15'),
          seller: sellerId,
          read: () => invoicedMonth({ sellerId, customerId, month }),
          paid_on: (issued_on) => addDays(issued_on, days),
        });
      }
    }
  return due;
};
