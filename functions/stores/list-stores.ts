import { listStores } from '#shared/contracts/stores.ts';
import { serve } from '../http/serve.ts';
import { storesPage } from './stores-page.ts';

export const handler = serve(listStores, storesPage);
