import { listSales } from '#shared/contracts/orders.ts';
import { serve } from '../http/serve.ts';
import { salesPage } from './sales-page.ts';

export const handler = serve(listSales, salesPage);
