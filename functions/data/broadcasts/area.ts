import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import type { Effects, Letters } from '../area-types.ts';

export const effects = {
  'send-broadcast': {
    description: 'Sends a broadcast to its recipients, page by page',
    payload: z.object({ broadcast_id: id }),
    seconds: 120,
  },
} satisfies Effects;

export const letters = [
  z.object({ letter: z.literal('broadcast'), broadcast_id: id, account_id: id }),
] as const satisfies Letters;
