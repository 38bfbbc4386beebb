import { listOrders } from '#shared/contracts/orders.ts';
import { serve } from '../http/serve.ts';
import { ordersPage } from './orders-page.ts';

export const handler = serve(listOrders, ordersPage);
