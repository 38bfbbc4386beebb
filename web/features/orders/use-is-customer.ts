import type { OrderRow } from '#shared/contracts/orders.ts';
import { useMay, useMe } from '../../api/me.ts';

/** Whether the reader buys: those outside of the back office, and a manager of the platform who ordered. */
export const useIsCustomer = (): ((order: Pick<OrderRow, 'user'>) => boolean) => {
  const { id } = useMe();
  const sells = useMay('order.list');
  return ({ user }) => !sells || user.id === id;
};
