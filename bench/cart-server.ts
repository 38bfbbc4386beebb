import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addToCart } from '#shared/contracts/cart.ts';
import { invoke } from '../test/world/invoke.ts';
import { callsOf } from './calls.ts';
import { buyerAt, cartTable } from './cart-table.ts';

/** A process that adds products to carts by their handler: `/?account=1&product=…`. */
export type CartOrder = { accounts: number };
export type CartServing = { port: number };

const serve = async ({ accounts }: CartOrder): Promise<CartServing> => {
  const answerOf = cartTable(accounts);
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://bench');
    const query = { product_id: searchParams.get('product') ?? '', count: 1 };
    const who = buyerAt(Number(searchParams.get('account')));
    void callsOf(() => invoke(addToCart, who, { query, body: {} }), answerOf).then(({ result }) => {
      response.writeHead(result.status, { 'content-type': 'application/json' }).end(JSON.stringify(result.body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port };
};

process.on('message', (order: CartOrder) => void serve(order).then((serving) => process.send?.(serving)));
process.on('disconnect', () => process.exit());
