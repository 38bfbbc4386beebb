import * as z from 'zod/mini';
import { type Cart, CartDetails } from '#shared/contracts/cart.ts';

/** The form of the checkout. */
export const CheckoutFields = z.extend(CartDetails, { useBonuse: z.boolean(), saveAddress: z.boolean() });
export type CheckoutInput = z.input<typeof CheckoutFields>;

/** A cart that can become an order. */
export type FullCart = Cart & { cart_hash: string; company: { id: string; name: string } };
