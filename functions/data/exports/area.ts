import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import type { Effects, EventKinds } from '../area-types.ts';

export const eventKinds = { export: 'EXPORTS#' } as const satisfies EventKinds;

export const effects = {
  'write-export': {
    description: 'Writes a list to a private file',
    payload: z.object({ account_id: id, export_id: id }),
    // 100,000 rows take about a minute (docs/decisions/2026-11-22-exports.md). One workbook fills the memory.
    seconds: 300,
    batchSize: 1,
    maxDelay: 900,
  },
  'remove-exports': { description: 'Removes the exports of a closed account', payload: z.object({ account_id: id }) },
} satisfies Effects;
