import { useTranslation } from 'react-i18next';
import type { Answer } from '#shared/contracts/endpoint.ts';
import type { getSales, SalesRow } from '#shared/contracts/orders.ts';
import { Chart } from '../../kit/chart/chart.tsx';
import { count, dayMonth, money, monthAndYear, namedDay } from '../../ui/format.ts';
import { currentLanguage } from '../../ui/i18n.ts';
import { salesBars } from './sales-bars.ts';

type Total = Answer<typeof getSales>['data']['total'];

/** What was sold in the whole period. */
export const SalesFigures = ({ total }: { total: Total }) => {
  const { t } = useTranslation('orders');
  const { orders, pieces, sum, canceled, returned } = total;
  const figures = [
    { label: t('sales.sum'), value: money(sum) },
    { label: t('sales.orders'), value: count(orders) },
    { label: t('sales.average'), value: orders > 0 ? money(Math.round(sum / orders)) : '—' },
    { label: t('sales.pieces'), value: count(pieces) },
    { label: t('sales.returned'), value: count(returned) },
    { label: t('sales.canceled'), value: count(canceled) },
  ];
  return (
    <section aria-labelledby="sales-sums" className="border-line border-b">
      <h2 id="sales-sums" className="sr-only">
        {t('sales.total')}
      </h2>
      <dl className="bg-line flex flex-wrap gap-px">
        {figures.map(({ label, value }) => (
          <div key={label} className="bg-surface px-gutter min-w-0 flex-1 basis-[158px] py-3">
            <dt className="text-12 text-ink-2">{label}</dt>
            <dd className="figures text-20 tracking-figure font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

const crown = 100;

/** The sums of the days, or of the months of a long period. */
export const SalesChart = ({ days }: { days: readonly SalesRow[] }) => {
  const { t } = useTranslation('orders');
  const { by, bars } = salesBars(days);
  const isDay = by === 'day';
  const language = currentLanguage();
  const month = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  const compact = new Intl.NumberFormat(language, { notation: 'compact' });
  return (
    <Chart
      data={{
        kind: 'bars',
        label: t(isDay ? 'sales.chart.day' : 'sales.chart.month'),
        pointsLabel: t(isDay ? 'sales.day' : 'sales.month'),
        start: Math.max(
          0,
          bars.findLastIndex(({ sum }) => sum > 0),
        ),
        points: bars.map(({ id }) =>
          isDay
            ? { id, tick: dayMonth(id), title: namedDay(id) }
            : { id, tick: month.format(new Date(id)), title: monthAndYear(id) },
        ),
        series: [
          { id: 'sum', label: t('sales.sum'), colour: 'chart-weekday', values: bars.map(({ sum }) => sum / crown) },
        ],
        format: (value) => money(Math.round(value * crown)),
        formatAxis: (value) => compact.format(value),
      }}
    />
  );
};
