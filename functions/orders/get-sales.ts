import { getSales } from '#shared/contracts/orders.ts';
import { mostSalesRows } from '#shared/domain/orders/limits.ts';
import { serve } from '../http/serve.ts';
import { readSales } from './read-sales.ts';

export const handler = serve(getSales, async (request) => {
  const { rows, ...sales } = await readSales(request);
  return { data: { ...sales, rows: request.query.by === 'day' ? rows : rows.slice(0, mostSalesRows) } };
});
