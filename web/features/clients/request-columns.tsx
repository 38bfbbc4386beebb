import { useTranslation } from 'react-i18next';
import type { listServiceRequests, ServiceRequest } from '#shared/contracts/clients.ts';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import type { ServiceRequestAction, ServiceRequestState } from '#shared/domain/clients/service-requests.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMe } from '../../api/me.ts';
import type { Column } from '../../kit/list/column.ts';
import { columnsOf } from '../../kit/list/columns-of.tsx';
import { Cut } from '../../kit/list/cut.tsx';
import { Button } from '../../ui/button.tsx';
import { deviceDay } from '../../ui/device-time.ts';
import { useWide } from '../../ui/media.ts';
import { Tag, type Tone } from '../../ui/pill.tsx';

const column = columnsOf<ServiceRequest, SortOf<typeof listServiceRequests>>();

const tones: Record<ServiceRequestState, Tone> = {
  open: 'info',
  accepted: 'success',
  declined: 'danger',
  withdrawn: 'plain',
  expired: 'warning',
};
const nothing = <span className="text-ink-3">—</span>;

export const useRequestColumns = (
  onAnswer: (action: ServiceRequestAction, request: ServiceRequest) => void,
): Column<ServiceRequest, SortOf<typeof listServiceRequests>>[] => {
  const { t } = useTranslation('clients');
  const side = sideOf(roleOf(useMe()));
  const storesOf = useRequestedStores();
  const wide = useWide('md');
  const nameOf = ({ customer, vendor }: ServiceRequest) =>
    side === 'customer' ? vendor.name : side === 'performer' ? customer.name : `${customer.name} → ${vendor.name}`;
  return [
    column.name('company', t('requests.columns.company'), nameOf),
    {
      id: 'state',
      header: t('requests.columns.state'),
      cell: ({ state, valid_until }) => (
        <span className="inline-flex items-center gap-1.5 whitespace-nowrap max-md:flex-wrap">
          <Tag tone={tones[state]}>{t(`requests.states.${state}`)}</Tag>
          {state === 'open' && (
            <span className="figures text-12 text-ink-3">{t('requests.until', { day: deviceDay(valid_until) })}</span>
          )}
        </span>
      ),
      narrow: 'side',
      skeleton: 120,
    },
    {
      id: 'stores',
      header: t('requests.columns.stores'),
      cell: (request) => (
        <Cut title={request.stores.map(({ name, address }) => `${name}, ${address}`).join('\n') || undefined}>
          {storesOf(request)}
        </Cut>
      ),
      narrow: 'line',
      skeleton: 140,
    },
    {
      id: 'message',
      header: t('requests.columns.message'),
      cell: ({ comment, reason }) => {
        const text = [comment, reason && t('requests.reason', { reason })].filter(Boolean).join(' · ');
        return text ? (
          <span className="text-ink-2">
            <Cut size="text">{text}</Cut>
          </span>
        ) : (
          nothing
        );
      },
      narrow: 'line',
      skeleton: 200,
    },
    column.day('sent', t('requests.columns.sent'), ({ created_at }) => created_at, {
      sort: 'created_at',
      align: 'end',
      from: 'lg',
    }),
    column.actions(
      'answer',
      t('requests.columns.actions'),
      (request) =>
        request.actions.length > 0 && (
          <span className="inline-flex gap-1.5 max-md:pt-2">
            {request.actions.map((action) => (
              <Button
                key={action}
                size={wide ? 'sm' : 'md'}
                variant={action === 'accept' ? 'plain' : 'ghost'}
                aria-label={t(`requests.${action}Of`, { name: nameOf(request) })}
                onClick={() => onAnswer(action, request)}
              >
                {t(`requests.${action}`)}
              </Button>
            ))}
          </span>
        ),
      { skeleton: 140 },
    ),
  ];
};

/** The requested stores in words: the first ones by name. */
const useRequestedStores = (): ((request: ServiceRequest) => string) => {
  const { t } = useTranslation('clients');
  return ({ store_ids, stores }) => {
    if (store_ids === null) return t('allStores');
    const more = store_ids.length - stores.length;
    return `${stores.map(({ name }) => name).join(', ') || '—'}${more > 0 && stores.length > 0 ? ` +${more}` : ''}`;
  };
};
