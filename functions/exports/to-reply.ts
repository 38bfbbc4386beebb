import type * as z from 'zod/mini';
import type { Export } from '#shared/contracts/exports.ts';
import { exportStateOf } from '#shared/domain/exports/export.ts';
import type { StoredExport } from '../data/exports/exports.ts';

export const toReplyExport = (one: StoredExport, now: string): z.input<typeof Export> => ({
  ...one,
  ...exportStateOf(one, now),
});
