import { useTranslation } from 'react-i18next';
import { getYearlyOrderSum } from '#shared/contracts/orders.ts';
import { useGet } from '../../api/query.ts';
import { money } from '../../ui/format.ts';

/** Nothing while there is no order. */
export const YearSum = ({ userId }: { userId: string | undefined }) => {
  const { t } = useTranslation('orders');
  const { data } = useGet(getYearlyOrderSum, { query: { ...(userId && { userId }) } });
  if (!data?.data.orders) return null;
  const { sum, orders } = data.data;
  return <p className="px-gutter text-ink-2 pt-2.5 tabular-nums">{t('year', { sum: money(sum), count: orders })}</p>;
};
