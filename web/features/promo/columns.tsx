import { useTranslation } from 'react-i18next';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import type { listPromoCodes, PromoCode } from '#shared/contracts/promo.ts';
import { useGives } from '../../domain/promo/use-gives.ts';
import type { Column } from '../../kit/list/column.ts';
import { columnsOf } from '../../kit/list/columns-of.tsx';
import { deviceDay } from '../../ui/device-time.ts';
import { count } from '../../ui/format.ts';
import { useNow } from '../../ui/now.ts';
import { type Tone } from '../../ui/pill.tsx';
import { type PromoState, promoStateOf } from './promo-state.ts';

const column = columnsOf<PromoCode, SortOf<typeof listPromoCodes>>();

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
    column.tag('state', t('columns.state'), (promo) => {
      const state = promoStateOf(promo, now);
      return { tone: tones[state], text: t(`states.${state}`) };
    }),
    {
      id: 'code',
      header: t('columns.code'),
      cell: ({ code }) => <span className="figures font-semibold">{code}</span>,
      narrow: 'title',
      skeleton: 110,
    },
    column.text('gives', t('columns.gives'), gives, { narrow: 'line' }),
    {
      id: 'used',
      header: t('columns.used'),
      cell: ({ used, uses }) => (uses === null ? count(used) : t('usedOf', { used: count(used), limit: count(uses) })),
      align: 'end',
      narrow: 'side',
      skeleton: 60,
    },
    column.figures('valid', t('columns.valid'), validOf, { narrow: 'line' }),
    column.text('author', t('columns.author'), ({ author }) => author?.fio, { size: 'short', from: 'lg' }),
    column.day('created', t('columns.created'), ({ created_at }) => created_at, { sort: 'created_at', from: 'lg' }),
  ];
};
