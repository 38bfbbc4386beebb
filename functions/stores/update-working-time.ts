import { updateWorkingTime } from '#shared/contracts/stores.ts';
import { serve } from '../http/serve.ts';
import { changeStore } from './change-store.ts';

export const handler = serve(updateWorkingTime, changeStore);
