import * as z from 'zod/mini';
import type { Effects } from '../area-types.ts';

export const effects = {
  'record-payment': {
    description: 'Asks Stripe about the payment of an event, and records it',
    payload: z.object({ event_id: z.string() }),
  },
} satisfies Effects;
