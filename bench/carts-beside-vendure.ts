import type { CartOrder, CartServing } from './cart-server.ts';
import { cartProducts, sameSeller } from './cart-table.ts';
import { documentAt } from './catalogue-products.ts';
import { answerOf, startForked } from './forked.ts';
import { load } from './load.ts';
import { shown, spread, table } from './markdown.ts';
import type { VendureOrder, VendureReady } from './vendure-process.ts';
import { installVendure, newVendureSession, toVendureAddition, vendureVersion } from './vendure.ts';

/** Carts that are filled in turn, so that connections do not meet at one. */
const carts = 200;
/** Different products that each cart gets. */
const lines = 7;

/** Additions to carts a second, of Smena and of a shop on Node with the same products. */
export const cartsBesideVendure = async (): Promise<string> => {
  const folder = await installVendure();
  await answerOf<VendureReady>('vendure-process.ts', { folder, fill: cartProducts } satisfies VendureOrder);
  const own = await startForked<CartServing>('cart-server.ts', { accounts: carts } satisfies CartOrder);
  const vendure = await startForked<CartServing>('vendure-process.ts', { folder, fill: null } satisfies VendureOrder);
  const products = sameSeller(lines);
  const [first = 0] = products;
  const sessions: string[] = [];
  for (let n = 0; n < carts; n++) sessions.push(await newVendureSession(vendure.answer.port, first));
  const turns = Array.from({ length: lines * carts }, (_, n) => ({
    cart: n % carts,
    product: products[Math.floor(n / carts)] ?? first,
  }));
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
  return `Adding a piece to a cart, beside Vendure ${vendureVersion} with SQLite and the same ${shown(cartProducts)} products: ${carts} carts of at most ${lines} products
in turn, 10 connections for 10 seconds. Smena runs its handler, without an Idempotency-Key, on a table in the memory of the same
process, which checks no conditions, so its times do not include DynamoDB's; Vendure's include writing its database.

${table(
  ['server', 'added/s:', 'ms:'],
  [
    ['Smena', ofOwn.rate.toFixed(1), spread(ofOwn.times)],
    ['Vendure', ofVendure.rate.toFixed(1), spread(ofVendure.times)],
    ['ratio', (ofOwn.rate / ofVendure.rate).toFixed(1), ''],
  ],
)}`;
};
