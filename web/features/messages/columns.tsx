import { useTranslation } from 'react-i18next';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import type { listThreads, Thread } from '#shared/contracts/messages.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { OrderPill } from '../../domain/orders/order-status.tsx';
import type { Column } from '../../kit/list/column.ts';
import { columnsOf } from '../../kit/list/columns-of.tsx';
import { Cut } from '../../kit/list/cut.tsx';
import { cx } from '../../ui/cx.ts';
import { withoutMarks } from '../../ui/marked-parts.ts';
import { Count } from '../../ui/pill.tsx';

type ThreadColumn = Column<Thread, SortOf<typeof listThreads>>;
const column = columnsOf<Thread, SortOf<typeof listThreads>>();

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
    column.text('with', t('columns.with'), otherSide, { size: 'short', narrow: 'line' }),
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
    column.moment('at', t('columns.at'), ({ last }) => last.at, { sort: 'last_at', narrow: 'line' }),
    column.count('count', t('columns.count'), (thread) => thread.count, { from: 'lg' }),
    {
      id: 'status',
      header: t('columns.status'),
      cell: ({ order }) => <OrderPill status={order.status} />,
      narrow: 'side',
      skeleton: 90,
    },
  ];
};
