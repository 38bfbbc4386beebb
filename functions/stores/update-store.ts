import { updateStore } from '#shared/contracts/stores.ts';
import { serve } from '../http/serve.ts';
import { changeStore } from './change-store.ts';

export const handler = serve(updateStore, changeStore);
