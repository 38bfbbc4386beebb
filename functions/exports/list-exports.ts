import { listExports } from '#shared/contracts/exports.ts';
import { listExports as loadExports } from '../data/exports/exports.ts';
import { serve } from '../http/serve.ts';
import { presentExport } from './present.ts';

export const handler = serve(listExports, async ({ actor, query, now }) => {
  const page = await loadExports(actor, query);
  return { ...page, data: page.data.map((one) => presentExport(one, now)) };
});
