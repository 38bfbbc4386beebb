import { listExports } from '#shared/contracts/exports.ts';
import { listExports as loadExports } from '../data/exports/exports.ts';
import { serve } from '../http/serve.ts';
import { toReplyExport } from './to-reply.ts';

export const handler = serve(listExports, async ({ actor, query, now }) => {
  const page = await loadExports(actor, query);
  return { ...page, data: page.data.map((one) => toReplyExport(one, now)) };
});
