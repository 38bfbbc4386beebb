import { updateStore } from '#shared/contracts/stores.ts';
import { serve } from '../http/serve.ts';
import { storeChange } from './store-change.ts';

export const handler = serve(updateStore, storeChange);
