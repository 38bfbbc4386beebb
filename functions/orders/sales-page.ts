import type { Input } from '#shared/contracts/endpoint.ts';
import type { listSales } from '#shared/contracts/orders.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { slicePage } from '../data/list.ts';
import { readSales } from './read-sales.ts';

type Request = { actor: Actor; now: string; query: Input<typeof listSales>['query'] };

/** One page of the rows of the sales. Also the rows of an export. */
export const salesPage = async (request: Request) => {
  const { rows } = await readSales(request);
  return slicePage(rows, request.query, ({ id }) => id);
};
