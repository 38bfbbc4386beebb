import { cartTrips } from './cart-trips.ts';
import { orderListPages } from './order-lists.ts';

/** Round trips of carts and checkouts, and of the lists of orders. */
export const orders = async (): Promise<string> => `## Carts and orders

${await cartTrips()}

${await orderListPages()}
`;
