import type { OrderRow } from '#shared/contracts/orders.ts';
import { useMay, useMe } from '../../api/me.ts';

/**
 * Whether the reader buys: those outside of the back office, and a manager of the platform who ordered. A vendor also
 * places supplies, which the store receives.
 */
export const useIsCustomer = (): ((order: Pick<OrderRow, 'user' | 'supply_store'>) => boolean) => {
  const { id } = useMe();
  const sells = useMay('order.list');
  return ({ user, supply_store }) => !sells || (user.id === id && supply_store === null);
};
