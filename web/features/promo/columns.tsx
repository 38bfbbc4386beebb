import { useTranslation } from 'react-i18next';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import type { listPromoCodes, PromoCode } from '#shared/contracts/promo.ts';
import { useGives } from '../../domain/promo/use-gives.ts';
import type { Column } from '../../kit/list/column.ts';
import { Cut } from '../../kit/list/cut.tsx';
import { deviceDay } from '../../ui/device-time.ts';
import { count } from '../../ui/format.ts';
import { nothing } from '../../ui/nothing.tsx';
import { useNow } from '../../ui/now.ts';
import { Tag, type Tone } from '../../ui/pill.tsx';
import { type PromoState, promoStateOf } from './promo-state.ts';

const tones: Record<PromoState, Tone> = {
  active: 'success',
  planned: 'info',
  inactive: 'plain',
  expired: 'plain',
  usedUp: 'warning',
};

export const usePromoColumns = (): Column<PromoCode, SortOf<typeof listPromoCodes>>[] => {
  const { t } = useTranslation('promo');
  const now = useNow();
  const gives = useGives();
  const validOf = ({ from, to }: PromoCode) =>
    [from && t('from', { day: deviceDay(from) }), to && t('to', { day: deviceDay(to) })].filter(Boolean).join(' ') ||
    t('always');
  return [
    {
      id: 'state',
      header: t('columns.state'),
      cell: (promo) => {
        const state = promoStateOf(promo, now);
        return <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>;
      },
      narrow: 'side',
      skeleton: 70,
    },
    {
      id: 'code',
      header: t('columns.code'),
      cell: ({ code }) => <span className="figures font-semibold">{code}</span>,
      narrow: 'title',
      skeleton: 110,
    },
    {
      id: 'gives',
      header: t('columns.gives'),
      cell: (promo) => <Cut>{gives(promo)}</Cut>,
      narrow: 'line',
      skeleton: 160,
    },
    {
      id: 'used',
      header: t('columns.used'),
      cell: ({ used, uses }) => (uses === null ? count(used) : t('usedOf', { used: count(used), limit: count(uses) })),
      align: 'end',
      narrow: 'side',
      skeleton: 60,
    },
    {
      id: 'valid',
      header: t('columns.valid'),
      cell: (promo) => <span className="figures">{validOf(promo)}</span>,
      narrow: 'line',
      skeleton: 140,
    },
    {
      id: 'author',
      header: t('columns.author'),
      cell: ({ author }) => (author ? <Cut size="short">{author.fio}</Cut> : nothing),
      from: 'lg',
      skeleton: 110,
    },
    {
      id: 'created',
      header: t('columns.created'),
      sort: 'created_at',
      cell: ({ created_at }) => <span className="figures">{deviceDay(created_at)}</span>,
      from: 'lg',
      skeleton: 80,
    },
  ];
};
