import { isRunningOut } from '#shared/domain/products/stock.ts';
import { notificationWrite } from '../notifications/notifications.ts';
import type { Write } from '../table.ts';
import type { Product } from './products.ts';

/** The notice to the company of a product that begins to run out when its available pieces change. `at`: ISO 8601 UTC. */
export const stockNoticeWrites = (
  { id, name, company_id, low_stock }: Product,
  available: { before: number; after: number },
  at: string,
): Write[] =>
  isRunningOut(available, low_stock)
    ? [
        notificationWrite({
          kind: 'stock-low',
          to: { company: company_id },
          at,
          about: id,
          params: { product: name, available: String(available.after) },
        }),
      ]
    : [];
