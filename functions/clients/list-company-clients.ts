import { listCompanyClients } from '#shared/contracts/clients.ts';
import { serve } from '../http/serve.ts';
import { clientsPage } from './clients-page.ts';

export const handler = serve(listCompanyClients, clientsPage);
