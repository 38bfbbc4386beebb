import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import type { Effects, EventKinds } from '../area-types.ts';

export const eventKinds = { invoice: 'INVOICE#' } as const satisfies EventKinds;

export const effects = {
  'send-invoice': {
    description: 'Sends a letter about an invoice or a credit note with its PDF',
    /** Without an account, the worker queues a letter for each recipient. */
    payload: z.object({
      invoice_id: id,
      letter: z.enum(['invoiceIssued', 'invoiceCredited', 'invoiceReminder']),
      account_id: z.optional(id),
    }),
    // A PDF of 5,000 lines takes seconds.
    batchSize: 1,
    seconds: 60,
  },
  'issue-plan-invoice': {
    description: 'Issues the invoice of a payment for a plan, or a credit note of what went back',
    payload: z.object({ transaction_id: z.string() }),
  },
} satisfies Effects;
