import { listTenders } from '#shared/contracts/tenders.ts';
import { serve } from '../http/serve.ts';
import { tendersPage } from './tenders-page.ts';

export const handler = serve(listTenders, tendersPage);
