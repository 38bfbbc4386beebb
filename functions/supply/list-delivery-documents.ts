import { listDeliveryDocuments } from '#shared/contracts/supply.ts';
import { serve } from '../http/serve.ts';
import { documentsPage } from './documents-page.ts';

export const handler = serve(listDeliveryDocuments, documentsPage);
