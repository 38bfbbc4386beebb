import { issueInvoice } from '#shared/contracts/invoices.ts';
import type { AreaReach } from '../../world/area-reach.ts';
import { lockedMonth, monthInvoice, setBilling } from '../../world/invoice-fixtures.ts';
import { invoke } from '../../world/invoke.ts';
import { move, placeOrder } from '../../world/order-fixtures.ts';
import { productFixtures } from '../../world/product-fixtures.ts';
import { ok } from '../../world/shift-fixtures.ts';
import type { World } from '../../world/world.ts';

/** `own` is of the customer, `same` is of what somebody of the customer ordered, `other` is between others. */
const invoices = async (world: World, nth: number) => {
  const { people } = world;
  await Promise.all([setBilling(world, people.vendor), setBilling(world, people.rivalVendor)]);
  const month = `20${31 + nth}-06`;
  await lockedMonth(world, month);
  const { product } = await productFixtures(world);
  const ordered = async (vendor: typeof people.vendor, buyer: typeof people.buyer) => {
    const { id: product_id } = await product({ stock: 10 }, vendor);
    const { id } = await placeOrder(buyer, { [String(product_id)]: 1 });
    await move(vendor, id, 'processing');
    return String(ok(await invoke(issueInvoice, vendor, { body: { order_id: id } } as never)).id);
  };
  return {
    own: String((await monthInvoice(world, month)).id),
    same: await ordered(people.vendor, people.storeManager),
    other: await ordered(people.rivalVendor, people.foreignBuyer),
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
  },
  namedByBody: {
    'issue-invoice': { field: 'order_id', kind: 'order' },
    'preview-invoice': { field: 'order_id', kind: 'order' },
    'list-invoiceable': { field: 'seller_id', kind: 'performer' },
  },
  values: () => () => ({ format: 'isdoc', month: '2026-03' }),
  refusals: {
    'issue-invoice': ['order-not-invoiced'],
    'preview-invoice': ['order-not-invoiced'],
    'credit-invoice': ['credit-nothing'],
  },
} satisfies AreaReach;
