import { cartTrips } from './cart-trips.ts';
import { cartsBesideVendure } from './carts-beside-vendure.ts';
import { orderListPages } from './order-lists.ts';

/** What carts, checkouts and lists of orders take. */
export const orders = async (): Promise<string> => `## Carts and orders

${await cartsBesideVendure()}

${await cartTrips()}

${await orderListPages()}
`;
