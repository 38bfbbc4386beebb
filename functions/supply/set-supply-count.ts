import { setSupplyCount } from '#shared/contracts/supply.ts';
import { serve } from '../http/serve.ts';
import { supplyFill } from './supply-fill.ts';

export const handler = serve(setSupplyCount, ({ body: { product_id, count }, ...request }) =>
  supplyFill(request, product_id, () => count),
);
