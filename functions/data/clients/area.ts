import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import type { Effects, Letters } from '../area-types.ts';

export const effects = {
  /** `lost` is what the performer served before; `released_by` gave back the confirmed shifts there, null if they stay. */
  'settle-service': {
    description: 'Brings the stores and shifts of a customer in step with what a performer serves',
    payload: z.object({
      customer_id: id,
      vendor_id: id,
      lost: z.nullable(z.object({ store_ids: z.nullable(z.array(id)) })),
      released_by: z.nullable(id),
    }),
    // A change of 10,000 stores takes two minutes.
    seconds: 300,
    batchSize: 1,
    maxDelay: 900,
  },
} satisfies Effects;

export const letters = [
  /** To the people of a performer that a customer wants to serve it, and to the buyers about the answer. */
  z.object({
    letter: z.enum(['serviceRequested', 'serviceAccepted', 'serviceDeclined']),
    account_id: id,
    request_id: id,
  }),
] as const satisfies Letters;
