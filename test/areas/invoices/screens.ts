import { issueInvoice, recordInvoicePayment } from '#shared/contracts/invoices.ts';
import { areaScreens, type Screen } from '../../world/area-screens.ts';
import { lockedMonth, monthInvoice, setBilling } from '../../world/invoice-fixtures.ts';
import { invoke } from '../../world/invoke.ts';
import { move, placeOrder } from '../../world/order-fixtures.ts';
import { productFixtures } from '../../world/product-fixtures.ts';
import { ok } from '../../world/shift-fixtures.ts';
import type { World } from '../../world/world.ts';

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
