import type { Request } from '#shared/contracts/endpoint.ts';
import { type Order, setOrderStatus } from '#shared/contracts/orders.ts';
import { type OrderTransition, transitionRow } from '#shared/domain/orders/transitions.ts';
import { useSend } from '../../api/query.ts';

type Details = Omit<Request<typeof setOrderStatus>['body'], 'version' | 'status'>;

/** Sends a transition of an order, which is based on the version that the reader saw. */
export const useMoveOrder = (options?: Parameters<typeof useSend>[1]) => {
  const send = useSend(setOrderStatus, options);
  return {
    isPending: send.isPending,
    move: ({ id, version }: Pick<Order, 'id' | 'version'>, transition: OrderTransition, details: Details = {}) =>
      send.mutateAsync({ params: { id }, body: { version, status: transitionRow(transition).to, ...details } }),
  };
};
