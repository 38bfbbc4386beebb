import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import type { Effects } from '../area-types.ts';

export const effects = {
  /** Of the shifts that start on the day `from` or later; those of one worker (`staff_id`), or of all. */
  'settle-pay': {
    description: "Computes the pay of a performer's completed shifts again after a change of rates",
    payload: z.object({ company_id: id, from: z.string(), staff_id: z.nullable(id) }),
    // One entry writes the completed shifts one by one.
    seconds: 300,
    batchSize: 1,
    maxDelay: 900,
  },
} satisfies Effects;
