import { getNewDays } from '#shared/contracts/collections.ts';
import { getNewProducts } from '../data/collections/new-products.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(getNewDays, async () => ({ data: await getNewProducts() }));
