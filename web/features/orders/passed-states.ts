import type { HistoryEntry } from '#shared/contracts/orders.ts';
import {
  type DeliveryType,
  type OrderStatus,
  orderStatuses,
  type PaymentStatus,
} from '#shared/domain/orders/transitions.ts';

/** `at` is when the order came to the state, ISO 8601 UTC. */
export type PassedState = { status: OrderStatus; at: string | null; when: 'done' | 'now' | 'coming' };

/** Not every order comes to these. */
const detours: readonly OrderStatus[] = ['quotation', 'formation', 'placement', 'canceled'];

/**
 * The states that an order passed, the one it is in, and those that follow. A state that it was moved back from is not
 * among them.
 */
export const passedStates = ({
  status,
  payment_status,
  delivery_type,
  history,
}: {
  status: OrderStatus;
  payment_status: PaymentStatus;
  delivery_type: DeliveryType;
  history: readonly Pick<HistoryEntry, 'at' | 'status'>[];
}): PassedState[] => {
  const rank = (one: OrderStatus) => orderStatuses.indexOf(one);
  const others = history.findLastIndex((entry) => entry.status !== status);
  const passed = orderStatuses.flatMap((one): PassedState[] => {
    const entry = rank(one) < rank(status) && history.find((each) => each.status === one);
    return entry ? [{ status: one, at: entry.at, when: 'done' }] : [];
  });
  const isLeftOut = (one: OrderStatus) =>
    detours.includes(one) ||
    (one === 'paid' && payment_status === 'paid') ||
    (one === 'in_progress' && delivery_type === 'pickup');
  const coming = orderStatuses.filter((one) => status !== 'canceled' && rank(one) > rank(status) && !isLeftOut(one));
  return [
    ...passed,
    { status, at: history[others + 1]?.at ?? null, when: 'now' },
    ...coming.map((one): PassedState => ({ status: one, at: null, when: 'coming' })),
  ];
};
