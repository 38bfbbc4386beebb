import { exportsOf, removeExport } from '../data/exports/exports.ts';
import { serveQueue } from '../events/serve-queue.ts';

/** Removes the exports of a closed account. Their files are deleted by remove-files within five minutes. */
export const handler = serveQueue('remove-exports', async ({ account_id }, _, now) => {
  for (const one of await exportsOf(account_id)) await removeExport(one, now());
});
