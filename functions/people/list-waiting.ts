import { listWaiting } from '#shared/contracts/people.ts';
import { serve } from '../http/serve.ts';
import { waitingPage } from './waiting-page.ts';

export const handler = serve(listWaiting, waitingPage);
