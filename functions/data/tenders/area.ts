import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import type { Effects, EventKinds, Letters } from '../area-types.ts';

export const eventKinds = {
  tender: 'TENDER#',
  participation: 'PARTICIPATION#',
  'tender-thread': 'TENDER_THREAD#',
} as const satisfies EventKinds;

export const effects = {
  'seal-tender': {
    description: 'Makes the key of a tender, keeps its policy at the deadline, and deletes it after the opening',
    payload: z.object({ tender_id: id }),
  },
} satisfies Effects;

export const letters = [
  /** To the people of a company about a tender: without an account, the worker queues one for each of them. */
  z.object({
    letter: z.enum(['tenderInvited', 'tenderReminder', 'tenderOpened']),
    tender_id: id,
    company_id: id,
    account_id: z.optional(id),
  }),
] as const satisfies Letters;
