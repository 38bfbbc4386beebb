import { isRunningOut } from '#shared/domain/products/stock.ts';
import { notificationWrite } from '../notifications/notifications.ts';
import type { Write } from '../table.ts';
import type { Product } from './products.ts';

/** Notifies the company when a product begins to run out after a change of its available pieces. `at`: ISO 8601 UTC. */
export const stockNotificationWrites = (
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
