import * as z from 'zod/mini';
import { id, role } from '#shared/contracts/fields.ts';
import type { Effects, EventKinds, Letters } from '../area-types.ts';

export const eventKinds = { account: 'ACCOUNT#' } as const satisfies EventKinds;

export const effects = {
  'notify-buyers': {
    description: 'Queues letters to the buyers whom a newcomer waits for',
    payload: z.object({ account_id: id }),
  },
} satisfies Effects;

export const letters = [
  z.object({ letter: z.literal('invitation'), invitation_id: id }),
  z.object({ letter: z.enum(['roleAdded', 'admitted']), account_id: id, by_id: id }),
  z.object({
    letter: z.literal('refused'),
    account_id: id,
    role,
    company: z.nullable(z.string()),
    reason: z.nullable(z.string()),
  }),
  /** To a worker from a spreadsheet: to the e-mail that they sign in with, or that was noted beside their phone. */
  z.object({ letter: z.literal('imported'), account_id: id }),
  /** To a buyer, about a person who waits for admission. */
  z.object({ letter: z.literal('waiting'), account_id: id, waiting_id: id }),
] as const satisfies Letters;
