import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import type { EventKinds, Letters } from '../area-types.ts';

export const eventKinds = { order: 'ORDER#' } as const satisfies EventKinds;

export const letters = [
  /** To the account that ordered. */
  z.object({
    letter: z.enum(['orderPlaced', 'orderQuoted', 'orderReady', 'orderShipped', 'orderCanceled']),
    order_id: id,
  }),
  /** To the vendors of an order: without an account, the worker queues one for each of them. */
  z.object({ letter: z.literal('orderReceived'), order_id: id, account_id: z.optional(id) }),
] as const satisfies Letters;
