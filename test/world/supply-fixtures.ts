import { sendMessage } from '#shared/contracts/messages.ts';
import { addToSupply, checkOutSupply, issueDocument } from '#shared/contracts/supply.ts';
import type { Account } from '../../functions/data/people/accounts.ts';
import { invoke } from './invoke.ts';
import { move } from './order-fixtures.ts';
import { ok } from './shift-fixtures.ts';

/** Fills the cart of a vendor's accord. */
export const fillSupply = async (vendor: Account, products: Readonly<Record<string, number>>): Promise<void> => {
  for (const [product_id, count] of Object.entries(products))
    ok(await invoke(addToSupply, vendor, { body: { product_id, count } }));
};

/** Fills the cart of a vendor's accord and supplies a store, and returns the answer of the checkout. */
export const supply = async (
  vendor: Account,
  storeId: string,
  products: Readonly<Record<string, number>>,
  body: object = {},
): Promise<any> => {
  await fillSupply(vendor, products);
  return ok(await invoke(checkOutSupply, vendor, { body: { id: storeId, ...body } }));
};

/** The same of a supply that a person of the customer has accepted. */
export const agreedSupply = async (
  vendor: Account,
  customer: Account,
  storeId: string,
  products: Readonly<Record<string, number>>,
  body: object = {},
): Promise<any> => {
  const placed = await supply(vendor, storeId, products, { ...body, status: 'placement' });
  await move(customer, String(placed.id), 'processing');
  return placed;
};

/** What the books of the vendor say of a document that is not in them yet. */
export const unbooked = { external_number: null, external_date: null, external_id: null, comment: '' };

export const issue = async (
  vendor: Account,
  orderId: string,
  pieces: Readonly<Record<string, number>>,
  body: object = {},
): Promise<any> => {
  const items = Object.entries(pieces).map(([product_id, count]) => ({ product_id, count }));
  return ok(await invoke(issueDocument, vendor, { body: { ...unbooked, order_id: orderId, items, ...body } }));
};

export const write = async (who: Account, order_id: string, text: string, body: object = {}): Promise<any> =>
  ok(await invoke(sendMessage, who, { body: { order_id, text, ...body } }));
