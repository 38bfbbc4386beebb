import { addToSupply } from '#shared/contracts/supply.ts';
import { serve } from '../http/serve.ts';
import { fillSupply } from './fill-supply.ts';

export const handler = serve(addToSupply, ({ body: { product_id, count }, ...request }) =>
  fillSupply(request, product_id, (had) => had + count),
);
