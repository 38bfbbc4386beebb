import {
  ignoreBankPayment,
  importBankPayments,
  issueInvoice,
  listBankPayments,
  pairBankPayment,
  recordInvoicePayment,
} from '#shared/contracts/invoices.ts';
import { areaScreens, type Screen } from '../../world/area-screens.ts';
import { lockedMonth, monthInvoice, setBilling } from '../../world/invoice-fixtures.ts';
import { invoke, invokeAll } from '../../world/invoke.ts';
import { move, placeOrder } from '../../world/order-fixtures.ts';
import { productFixtures } from '../../world/product-fixtures.ts';
import { ok } from '../../world/shift-fixtures.ts';
import type { World } from '../../world/world.ts';

/** Payments of a bank statement: two that wait, one that pays a part of an invoice, and one for no invoice. */
const somePayments = async ({ people: { vendor } }: World, invoice: any) => {
  const row = (nth: number, more: object) => ({
    reference: `screens ${nth}`,
    day: `2026-06-1${nth}`,
    amount: nth * 234_50,
    variable_symbol: null,
    counter_account: '19-2000145399/0100',
    name: null,
    message: null,
    ...more,
  });
  const message = 'Úhrada faktur za duben a květen, děkujeme za spolupráci a omlouváme se za zpoždění';
  const name = 'Potraviny U Řeky, obchodní společnost s ručením omezeným';
  const payments = [
    row(1, { name, message, variable_symbol: invoice.variable_symbol }),
    row(2, {}),
    row(3, { name: 'Pekárna Žlutý kůň s.r.o.', message: 'Část' }),
    row(4, { name: 'Finanční úřad', message: 'Vratka' }),
  ];
  ok(await invoke(importBankPayments, vendor, { body: { account: null, payments } }));
  const waiting = await invokeAll(listBankPayments, vendor, {});
  const idOf = (text: string) => String(waiting.find((each) => each.message === text).id);
  const pair = { params: { id: idOf('Část') }, body: { version: 1, invoice_id: String(invoice.id) } };
  ok(await invoke(pairBankPayment, vendor, pair));
  ok(await invoke(ignoreBankPayment, vendor, { params: { id: idOf('Vratka') }, body: { version: 1, ignored: true } }));
};

/** Invoices of hours and of an order in several states, and a locked month that waits for its invoices. */
const someInvoices = async (world: World) => {
  const { vendor, buyer } = world.people;
  await setBilling(world, vendor);
  for (const month of ['2025-10', '2025-11', '2025-12']) await lockedMonth(world, month, { now: null });
  const overdue = await monthInvoice(world, '2025-10', { now: null });
  const paid = await monthInvoice(world, '2025-11', { now: null });
  ok(await invoke(recordInvoicePayment, vendor, { params: { id: String(paid.id) }, body: { version: 1 } } as never));
  const { product } = await productFixtures(world);
  const gloves = String(
    (await product({ name: 'Rukavice nitrilové, velikost L, balení po dvanácti', price: 34_900, stock: 200 })).id,
  );
  const order = await placeOrder(buyer, { [gloves]: 12 });
  await move(vendor, order.id, 'processing');
  const ofOrder = ok(await invoke(issueInvoice, vendor, { body: { order_id: order.id } } as never));
  await somePayments(world, overdue);
  const next = await placeOrder(buyer, { [gloves]: 2 });
  await move(vendor, next.id, 'processing');
  return {
    monthInvoice: String(overdue.id),
    orderInvoice: String(ofOrder.id),
    orderToInvoice: String(next.id),
    customer: world.companies.customer.id,
  };
};

const press =
  (name: RegExp): Screen['open'] =>
  async (page) => {
    await page.getByRole('button', { name }).click();
    await page.locator('[role=dialog], [role=alertdialog]').getByRole('button').first().waitFor();
  };

export default areaScreens({
  prepare: someInvoices,
  screens: {
    '/invoices/list': [
      { name: 'invoices', who: 'vendor', address: '/invoices/list' },
      { name: 'invoices-received', who: 'buyer', address: '/invoices/list' },
      { name: 'invoices-admin', who: 'admin', address: '/invoices/list' },
      { name: 'invoices-none', who: 'buyer', address: '/invoices/list?text=xyz' },
      { name: 'invoices-first', who: 'storeManager', address: '/invoices/list' },
    ],
    '/invoices/bank': [
      { name: 'bank-payments', who: 'vendor', address: '/invoices/bank' },
      { name: 'bank-payments-paired', who: 'vendor', address: '/invoices/bank?state=paired' },
      { name: 'bank-payments-ignored', who: 'vendor', address: '/invoices/bank?state=ignored' },
      {
        name: 'bank-payments-pair',
        who: 'vendor',
        address: '/invoices/bank',
        open: async (page) => {
          await page
            .getByRole('button', { name: /^(Pair|Spárovat|Сопоставить):/ })
            .first()
            .click();
          await page.getByRole('dialog').getByRole('combobox').waitFor();
        },
      },
    ],
    '/invoices/months': [
      { name: 'invoices-months', who: 'vendor', address: '/invoices/months?month=2025-12' },
      { name: 'invoices-months-none', who: 'vendor', address: '/invoices/months?month=2024-06' },
    ],
    '/invoices/preview': [
      {
        name: 'invoice-preview',
        who: 'vendor',
        address: ({ customer }) => `/invoices/preview?company_id=${customer}&month=2025-12`,
      },
      {
        name: 'invoice-preview-order',
        who: 'vendor',
        address: ({ orderToInvoice }) => `/invoices/preview?order_id=${orderToInvoice}`,
      },
    ],
    '/invoices/view/:id': [
      { name: 'invoice-hours', who: 'vendor', address: ({ monthInvoice: id }) => `/invoices/view/${id}` },
      { name: 'invoice-order', who: 'buyer', address: ({ orderInvoice: id }) => `/invoices/view/${id}` },
      {
        name: 'invoice-payment',
        who: 'vendor',
        address: ({ monthInvoice: id }) => `/invoices/view/${id}`,
        open: press(/^(Record a payment|Zapsat úhradu|Записать оплату)$/),
      },
      {
        name: 'invoice-credit',
        who: 'vendor',
        address: ({ monthInvoice: id }) => `/invoices/view/${id}`,
        open: press(/^(Issue a credit note|Vystavit dobropis|Выставить корректировочный счёт)$/),
      },
    ],
  },
});
