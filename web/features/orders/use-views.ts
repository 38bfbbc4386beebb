import { useTranslation } from 'react-i18next';
import { listOrders } from '#shared/contracts/orders.ts';
import type { OrderStatus } from '#shared/domain/orders/transitions.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import type { TabItem } from '../../ui/tabs.tsx';

/** Groups of statuses. */
const views = {
  all: [],
  new: ['new'],
  quotation: ['quotation'],
  work: ['formation', 'placement', 'processing', 'paid'],
  shipping: ['ready_to_ship', 'in_progress'],
  completed: ['completed'],
  canceled: ['canceled'],
} as const satisfies Record<string, readonly OrderStatus[]>;

/** The views of a list of orders. A view stays selected while further filters narrow it. */
export const useViews = (
  chosen: readonly OrderStatus[],
  { isOwn, userId }: { isOwn: boolean; userId?: string | undefined },
): TabItem[] => {
  const { t } = useTranslation('orders');
  const isSeller = roleOf(useMe()) === 'ROLE_VENDOR';
  // Those that wait for the reader's answer.
  const hot = isOwn ? 'quotation' : isSeller ? 'new' : null;
  const waiting = useGet(
    listOrders,
    { query: { statuses: [...views[hot ?? 'new']], per_page: '1', ...(userId && { userId }) } },
    { enabled: hot !== null },
  );
  const count = waiting.data?.total ?? 0;
  return (Object.keys(views) as (keyof typeof views)[]).map((id) => {
    const statuses: readonly OrderStatus[] = views[id];
    const address = new URLSearchParams(statuses.map((status) => ['statuses', status]));
    return {
      id,
      label: t(`views.${id}`),
      to: `?${statuses.length > 0 ? address : 'page=1'}`,
      current: statuses.length === chosen.length && statuses.every((status) => chosen.includes(status)),
      ...(id === hot && count > 0 && { count, hot: true }),
    };
  });
};
