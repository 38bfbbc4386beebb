import { setSupplyCount } from '#shared/contracts/supply.ts';
import { serve } from '../http/serve.ts';
import { fillSupply } from './fill-supply.ts';

export const handler = serve(setSupplyCount, ({ body: { product_id, count }, ...request }) =>
  fillSupply(request, product_id, () => count),
);
