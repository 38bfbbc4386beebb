import { randomUUID } from 'node:crypto';
import { addToCart, checkOut, setCart } from '#shared/contracts/cart.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { invoke } from '../test/world/invoke.ts';
import { checkedOut, recipient } from '../test/world/order-fixtures.ts';
import { callsOf, roundTrips } from './calls.ts';
import type { CartOrder, CartServing } from './cart-server.ts';
import { buyerAt, cartProducts, cartTable, sameSeller } from './cart-table.ts';
import { documentAt } from './catalogue-products.ts';
import { answerOf, startForked } from './forked.ts';
import { load } from './load.ts';
import { shown, spread, table } from './markdown.ts';
import type { VendureOrder, VendureReady } from './vendure-process.ts';
import { installVendure, newVendureSession, toVendureAddition, vendureVersion } from './vendure.ts';

/** Carts that are filled in turn, so that connections do not meet at one. */
const carts = 200;

const rates = async (): Promise<string> => {
  const folder = await installVendure();
  await answerOf<VendureReady>('vendure-process.ts', { folder, fill: cartProducts } satisfies VendureOrder);
  const own = await startForked<CartServing>('cart-server.ts', { accounts: carts } satisfies CartOrder);
  const vendure = await startForked<CartServing>('vendure-process.ts', { folder, fill: null } satisfies VendureOrder);
  const products = sameSeller(7);
  const [first = 0] = products;
  const sessions: string[] = [];
  for (let n = 0; n < carts; n++) sessions.push(await newVendureSession(vendure.answer.port, first));
  const turns = Array.from({ length: 7 * carts }, (_, n) => ({ cart: n % carts, product: products[n % 7] ?? 0 }));
  const ofOwn = await load(
    own.answer.port,
    turns.map(({ cart, product }) => ({ path: `/?account=${cart}&product=${documentAt(product).id}` })),
  );
  own.child.disconnect();
  const ofVendure = await load(
    vendure.answer.port,
    turns.map(({ cart, product }) => toVendureAddition(product, sessions[cart] ?? '')),
  );
  vendure.child.disconnect();
  return `Adding a piece to a cart, beside Vendure ${vendureVersion} with SQLite and the same ${shown(cartProducts)} products: ${carts} carts in turn, 10
connections for 10 seconds. Smena runs its handler on a table in the memory of the same process, which asks no
conditions, so its times do not include DynamoDB's.

${table(
  ['server', 'added/s:', 'ms:'],
  [
    ['Smena', ofOwn.rate.toFixed(1), spread(ofOwn.times)],
    ['Vendure', ofVendure.rate.toFixed(1), spread(ofVendure.times)],
    ['ratio', (ofOwn.rate / ofVendure.rate).toFixed(1), ''],
  ],
)}`;
};

const trips = async (): Promise<string> => {
  const answers = cartTable(carts);
  const who = buyerAt(0);
  const products = sameSeller(50).map((n) => documentAt(n).id);
  const measure = async (contract: Endpoint, asking: object) => {
    const { result, calls } = await callsOf(() => invoke(contract, who, asking), answers);
    if (result.status >= 300) throw new Error(`${contract.name} answered ${JSON.stringify(result.body)}`);
    return { result, row: [roundTrips(calls), calls.map(({ name }) => name).join(', ')] };
  };
  const rows = [];
  for (const count of [1, 10, 50]) {
    let hash = '';
    let last: (string | number)[] = [];
    for (const product_id of products.slice(0, count)) {
      const { result, row } = await measure(addToCart, { query: { product_id, count: 1 }, body: {} });
      hash = String(result.body.data.cart_hash);
      last = row;
    }
    rows.push([`add-to-cart, of ${count}`, ...last]);
    await measure(setCart, { params: { hash }, body: recipient });
    const headers = { 'idempotency-key': randomUUID() };
    rows.push([
      `check-out of ${count}`,
      ...(await measure(checkOut, { params: { hash }, body: checkedOut, headers })).row,
    ]);
  }
  return `Round trips to the table. Of each request, two are the account with its login, and its company; with an
Idempotency-Key, one more claims the key.

${table(['request', 'trips:', 'calls'], rows)}`;
};

/** What carts and checkouts take, beside another shop. */
export const orders = async (): Promise<string> => `## Carts and orders

${await rates()}

${await trips()}
`;
