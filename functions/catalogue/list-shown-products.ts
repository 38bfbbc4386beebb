import { listShownProducts } from '#shared/contracts/catalogue.ts';
import { serve } from '../http/serve.ts';
import { rowsOf } from './to-reply.ts';

export const handler = serve(listShownProducts, async ({ query: { id }, locale, now }) => ({
  data: await rowsOf(id, { locale, now }),
}));
