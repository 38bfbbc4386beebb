import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import type { Effects, EventKinds } from '../area-types.ts';

export const eventKinds = { company: 'COMPANY#' } as const satisfies EventKinds;

export const effects = {
  /** `fresh`: also if the registers answered within a day. */
  'check-company': {
    description: 'Asks the registers about a company and stores its credibility',
    payload: z.object({ company_id: id, fresh: z.boolean() }),
    // A run of check-companies queues hundreds at once.
    maxDelay: 1800,
  },
  'rename-company': {
    description: "Writes a company's new name into the records that name it",
    payload: z.object({ company_id: id }),
  },
} satisfies Effects;
