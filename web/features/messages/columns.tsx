import { useTranslation } from 'react-i18next';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import type { listThreads, Thread } from '#shared/contracts/messages.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { OrderPill } from '../../domain/orders/order-status.tsx';
import type { Column } from '../../kit/list/column.ts';
import { Cut } from '../../kit/list/cut.tsx';
import { cx } from '../../ui/cx.ts';
import { deviceMoment } from '../../ui/device-time.ts';
import { count } from '../../ui/format.ts';
import { withoutMarks } from '../../ui/marked-parts.ts';
import { Count } from '../../ui/pill.tsx';

type ThreadColumn = Column<Thread, SortOf<typeof listThreads>>;

export const useThreadColumns = (): ThreadColumn[] => {
  const { t } = useTranslation('messages');
  const side = sideOf(roleOf(useMe()));
  const placeOf = ({ customer, user, store }: Thread) =>
    [customer?.name ?? user.fio, store?.name].filter(Boolean).join(', ');
  const otherSide = (thread: Thread) => {
    if (side === 'performer') return placeOf(thread);
    const place = side === 'platform' ? placeOf(thread) : thread.store?.name;
    return [thread.company.name, place].filter(Boolean).join(' · ');
  };
  return [
    {
      id: 'number',
      header: t('columns.order'),
      cell: ({ order, unread }) => (
        <span className="inline-flex items-center gap-2">
          <span className="figures font-semibold">{order.number}</span>
          {unread > 0 && (
            <>
              <Count unread>{unread}</Count>
              <span className="sr-only">{t('unread')}</span>
            </>
          )}
        </span>
      ),
      narrow: 'title',
      skeleton: 90,
    },
    {
      id: 'with',
      header: t('columns.with'),
      cell: (thread) => <Cut size="short">{otherSide(thread)}</Cut>,
      narrow: 'line',
      skeleton: 120,
    },
    {
      id: 'message',
      header: t('columns.message'),
      cell: ({ last, unread }) => (
        <span className={cx(unread > 0 && 'font-medium')}>
          <Cut size="text">{`${last.by.fio}: ${withoutMarks(last.text)}`}</Cut>
        </span>
      ),
      narrow: 'line',
      skeleton: 220,
    },
    {
      id: 'at',
      header: t('columns.at'),
      sort: 'last_at',
      cell: ({ last }) => <span className="figures">{deviceMoment(last.at)}</span>,
      narrow: 'line',
      skeleton: 110,
    },
    {
      id: 'count',
      header: t('columns.count'),
      cell: (thread) => count(thread.count),
      align: 'end',
      from: 'lg',
      skeleton: 30,
    },
    {
      id: 'status',
      header: t('columns.status'),
      cell: ({ order }) => <OrderPill status={order.status} />,
      narrow: 'side',
      skeleton: 90,
    },
  ];
};
