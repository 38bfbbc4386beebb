import { importBankPayments, issueInvoice, listBankPayments } from '#shared/contracts/invoices.ts';
import type { AreaReach } from '../../world/area-reach.ts';
import { lockedMonth, monthInvoice, setBilling } from '../../world/invoice-fixtures.ts';
import { invoke, invokeAll } from '../../world/invoke.ts';
import { move, placeOrder } from '../../world/order-fixtures.ts';
import { productFixtures } from '../../world/product-fixtures.ts';
import { ok } from '../../world/shift-fixtures.ts';
import type { World } from '../../world/world.ts';

/** `own` is of the customer, `same` is of what somebody of the customer ordered, `other` is between others. */
const invoices = async (world: World, nth: number) => {
  const { people } = world;
  await Promise.all([setBilling(world, people.vendor), setBilling(world, people.rivalVendor)]);
  const month = `${2000 + (Math.floor(nth / 12) % 20)}-${String((nth % 12) + 1).padStart(2, '0')}`;
  await lockedMonth(world, month, { now: null });
  const { product } = await productFixtures(world);
  const ordered = async (vendor: typeof people.vendor, buyer: typeof people.buyer) => {
    const { id: product_id } = await product({ stock: 10 }, vendor);
    const { id } = await placeOrder(buyer, { [String(product_id)]: 1 });
    await move(vendor, id, 'processing');
    return String(ok(await invoke(issueInvoice, vendor, { body: { order_id: id } } as never)).id);
  };
  return {
    own: String((await monthInvoice(world, month, { now: null })).id),
    same: await ordered(people.vendor, people.storeManager),
    other: await ordered(people.rivalVendor, people.foreignBuyer),
  };
};

/** Payments of bank statements that wait: two of the performer, and one of another. */
const payments = async (world: World, nth: number) => {
  const { people } = world;
  await Promise.all([setBilling(world, people.vendor), setBilling(world, people.rivalVendor)]);
  const imported = async (who: typeof people.vendor, message: string) => {
    const row = { reference: message, day: '2031-01-02', amount: 1, name: null, message };
    const payment = { ...row, variable_symbol: null, counter_account: null };
    ok(await invoke(importBankPayments, who, { body: { account: null, payments: [payment] } }));
    const rows = await invokeAll(listBankPayments, who, {});
    return String(rows.find((each) => each.message === message).id);
  };
  return {
    own: await imported(people.vendor, `own ${nth}`),
    same: await imported(people.vendor, `same ${nth}`),
    other: await imported(people.rivalVendor, `other ${nth}`),
  };
};

const everyone = 'own same other';

export default {
  kinds: {
    invoice: {
      paths: [/^\/api\/invoice\/\{id\}/],
      reach: {
        ROLE_ADMIN: everyone,
        ROLE_MANAGER: everyone,
        ROLE_VENDOR: 'own same',
        ROLE_BUYER: 'own same',
        ROLE_STORE_MANAGER: 'same',
      },
      records: invoices,
    },
    'bank-payment': {
      paths: [/^\/api\/invoices\/payment\/\{id\}/],
      reach: { ROLE_ADMIN: everyone, ROLE_VENDOR: 'own same' },
      records: payments,
    },
  },
  namedByBody: {
    'issue-invoice': { field: 'order_id', kind: 'order' },
    'preview-invoice': { field: 'order_id', kind: 'order' },
    'list-invoiceable': { field: 'seller_id', kind: 'performer' },
    'import-bank-payments': { field: 'seller_id', kind: 'performer' },
  },
  values: () => () => ({ format: 'isdoc', month: '2026-03', account: null, ignored: true }),
  refusals: {
    'issue-invoice': ['order-not-invoiced'],
    'preview-invoice': ['order-not-invoiced'],
    'credit-invoice': ['credit-nothing'],
    // The vendor has recorded it before.
    'record-invoice-payment': ['ROLE_ADMIN invoice-settled'],
    'export-invoices': ['invoices-none'],
    'import-bank-payments': ['invoice-seller-incomplete'],
    'pair-bank-payment': ['not-found invoice_id'],
    'unpair-bank-payment': ['payment-not-paired'],
  },
} satisfies AreaReach;
