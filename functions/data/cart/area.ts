import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import type { Letters } from '../area-types.ts';

export const letters = [
  /** To who left products in a cart. */
  z.object({ letter: z.literal('cartReminder'), account_id: id, cart_hash: id }),
] as const satisfies Letters;
