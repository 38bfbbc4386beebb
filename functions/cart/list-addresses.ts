import { listAddresses } from '#shared/contracts/cart.ts';
import { getAddresses } from '../data/cart/addresses.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(listAddresses, async ({ actor }) => ({ data: await getAddresses(actor.id) }));
