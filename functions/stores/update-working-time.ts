import { updateWorkingTime } from '#shared/contracts/stores.ts';
import { serve } from '../http/serve.ts';
import { storeChange } from './store-change.ts';

export const handler = serve(updateWorkingTime, storeChange);
