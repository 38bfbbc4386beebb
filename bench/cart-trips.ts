import { randomUUID } from 'node:crypto';
import { addToCart, checkOut, setCart } from '#shared/contracts/cart.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { companyWrites } from '../functions/data/companies/companies.ts';
import { newCompany } from '../functions/data/companies/company.ts';
import { type Account, accountInsertionWrites } from '../functions/data/people/accounts.ts';
import { newAccount } from '../functions/data/people/new-account.ts';
import { productWrites } from '../functions/data/products/products.ts';
import { stockWrite } from '../functions/data/products/stock.ts';
import { invoke } from '../test/world/invoke.ts';
import { checkedOut, recipient } from '../test/world/order-fixtures.ts';
import { type Call, callsOf, roundTrips } from './calls.ts';
import { spread, table, withinLimit } from './markdown.ts';
import { itemsPut, memoryTable } from './memory-table.ts';

const sizes = [1, 10, 50];
/** Checkouts of each size, after the first ones, which load code. */
const repeated = 20;
const first = 3;
/** Round trips of the handlers themselves. */
const atMost = { add: 2, checkOut: 3 };

type Asking = Parameters<typeof invoke>[2];
type Measured = { calls: Call[]; time: number; hash: string };

const created_at = '2024-01-01T00:00:00.000Z';
const companyOf = (role: 'vendor' | 'customer') => newCompany({ id: role, name: role, role, inn: role, created_at });
const customer = companyOf('customer');

const buyerAt = (n: number): Account =>
  newAccount({
    id: `buyer-${n}`,
    login_id: `buyer-${n}`,
    fio: `Buyer ${n}`,
    role: 'ROLE_BUYER',
    company: { id: customer.id, name: customer.name },
    created_at,
  });

const products = Array.from({ length: Math.max(...sizes) }, (_, n) => `product-${n}`);
const productItems = (id: string) =>
  itemsPut([
    ...productWrites(undefined, {
      id,
      version: 1,
      company_id: 'vendor',
      name: id,
      description: '',
      category_id: 'category',
      subcategory_id: null,
      type_id: 'type',
      price: 10_000,
      vat_rate: '21',
      vat_included: true,
      sku: id,
      barcode: '',
      barcode_unchecked: true,
      height: 100,
      length: 100,
      width: 100,
      weight: 500,
      expiration_date: null,
      low_stock: null,
      active: true,
      values: [],
      created_at,
    }),
    stockWrite({ product_id: id, available: 1_000_000, reserved: 0, version: 1 }),
  ]);

const cartTable = (accounts: number) =>
  memoryTable([
    ...itemsPut([companyOf('vendor'), customer].flatMap(companyWrites)),
    ...products.flatMap(productItems),
    ...Array.from({ length: accounts }, (_, n) => itemsPut(accountInsertionWrites(buyerAt(n)))).flat(),
  ]);

/** Round trips and times of adding to carts of some sizes, and of checking them out. */
export const cartTrips = async (): Promise<string> => {
  const answers = cartTable(sizes.length * (first + repeated));
  const send = async (contract: Endpoint, who: Account, asking: Asking, status = 200): Promise<Measured> => {
    const headers = { 'idempotency-key': randomUUID() };
    const begin = performance.now();
    const { result, calls } = await callsOf(() => invoke(contract, who, { headers, ...asking }), answers);
    const time = performance.now() - begin;
    if (result.status !== status) throw new Error(`${contract.name} answered ${JSON.stringify(result)}`);
    return { calls, time, hash: String(result.body.data?.cart_hash) };
  };
  // Invalid input is refused after signing in and the check of the company, before the key is claimed.
  const before = (await send(addToCart, buyerAt(0), { body: {} }, 400)).calls;
  const ownOf = ({ calls }: Measured) => calls.slice(before.length + 1);
  const rowOf = (name: string, of: readonly Measured[], limit: number) => {
    const dearest = of.toSorted((one, other) => roundTrips(ownOf(other)) - roundTrips(ownOf(one))).slice(0, 1);
    const own = dearest.flatMap(ownOf);
    return [
      name,
      roundTrips(dearest.flatMap(({ calls }) => calls)),
      roundTrips(own),
      own.map((call) => call.name).join(', '),
      withinLimit(roundTrips(own) <= limit),
      spread(of.map(({ time }) => time)),
    ];
  };

  const rows = [];
  let account = 0;
  for (const count of sizes) {
    const added: Measured[] = [];
    const placed: Measured[] = [];
    for (let n = 0; n < first + repeated; n++) {
      const who = buyerAt(account++);
      let last: Measured | undefined;
      for (const product_id of products.slice(0, count))
        last = await send(addToCart, who, { query: { product_id, count: 1 }, body: {} });
      if (!last) throw new Error('Nothing was added');
      const params = { hash: last.hash };
      await send(setCart, who, { params, body: recipient });
      const order = await send(checkOut, who, { params, body: checkedOut }, checkOut.status);
      if (n < first) continue;
      added.push(last);
      placed.push(order);
    }
    rows.push(rowOf(`add-to-cart, the product ${count}`, added, atMost.add));
    rows.push(rowOf(`check-out of ${count}`, placed, atMost.checkOut));
  }
  return `Round trips to the table, of the dearest of ${repeated} requests in turn. Signing in and the check of the company take ${roundTrips(before)} of each, claiming
the Idempotency-Key 1; the others are its own. Limits of these: ${atMost.add} of adding, ${atMost.checkOut} of a checkout. Times do not include DynamoDB's.

${table(['request', 'trips:', 'its own:', 'calls of its own', 'within the limit', 'ms:'], rows)}`;
};
