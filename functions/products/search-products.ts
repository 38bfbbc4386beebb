import { searchProducts } from '#shared/contracts/products.ts';
import { serve } from '../http/serve.ts';
import { productsPage } from './products-page.ts';

export const handler = serve(searchProducts, ({ query, ...request }) =>
  productsPage({ ...request, query: { ...query, active: 'true' } }),
);
