import { listParameters } from '#shared/contracts/product-types.ts';
import { requireProductType } from '../data/product-types/product-types.ts';
import { serve } from '../http/serve.ts';
import { toReplyParameter } from './to-reply.ts';

export const handler = serve(listParameters, async ({ params, query, locale }) => {
  const { parameters } = await requireProductType(params.id);
  const shown = parameters.filter(({ kind }) => query.kind?.includes(kind) ?? true);
  return { data: shown.map((parameter) => toReplyParameter(parameter, locale)) };
});
