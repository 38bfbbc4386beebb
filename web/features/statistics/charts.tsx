import { useTranslation } from 'react-i18next';
import type { Answer } from '#shared/contracts/endpoint.ts';
import type { objectStatistics } from '#shared/contracts/statistics.ts';
import { dayKinds } from '#shared/domain/pay/pay.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { Chart } from '../../kit/chart/chart.tsx';
import { dayMonth, hours, money, namedDay } from '../../ui/format.ts';
import { currentLanguage } from '../../ui/i18n.ts';
import { barsOf } from './bars.ts';
import { monthName } from './month-name.ts';

type Statistics = Answer<typeof objectStatistics>;

const perHour = 60;

/** Hours stacked by the kind of their day, and how many of them were at night. */
export const HoursChart = ({ days }: { days: Statistics['days'] }) => {
  const { t } = useTranslation('statistics');
  const { bars, by } = barsOf(days);
  const inHours = (name: 'weekday' | 'weekend' | 'holiday' | 'night') => bars.map((bar) => bar[name] / perHour);
  return (
    <Chart
      data={{
        kind: 'stacked',
        label: t(by === 'day' ? 'chart.hours' : 'chart.hoursByMonth'),
        pointsLabel: t(`chart.${by}`),
        start: Math.max(
          0,
          bars.findLastIndex(({ weekday, weekend, holiday }) => weekday + weekend + holiday !== 0),
        ),
        points: bars.map(({ id }) =>
          by === 'day'
            ? { id, tick: dayMonth(id), title: namedDay(id) }
            : { id, tick: monthName(id, 'short'), title: monthName(id) },
        ),
        series: dayKinds.map((id) => ({
          id,
          label: t(`chart.${id}`),
          colour: `chart-${id}` as const,
          values: inHours(id),
        })),
        part: { id: 'night', label: t('chart.night'), values: inHours('night') },
        format: (value) => hours(Math.round(value * perHour)),
        formatAxis: String,
      }}
    />
  );
};

/** Bars that have room for their names. */
const most = 12;
const shortName = (name: string) => (name.length > 8 ? `${name.slice(0, 7)}…` : name);

/** The most expensive stores of the page: what is charged, or for readers without it the gross pay. */
export const CostChart = ({ rows, isCharge }: { rows: Statistics['data']; isCharge: boolean }) => {
  const { t } = useTranslation('statistics');
  const cost = ({ figures }: (typeof rows)[number]) => (isCharge ? figures.charge : figures.gross) ?? 0;
  const shown = rows.toSorted((one, other) => cost(other) - cost(one)).slice(0, most);
  const isCustomer = sideOf(roleOf(useMe())) === 'customer';
  const label = t(isCharge ? (isCustomer ? 'chart.cost' : 'chart.charged') : 'chart.pay');
  const compact = new Intl.NumberFormat(currentLanguage(), { notation: 'compact' });
  return (
    <Chart
      data={{
        kind: 'bars',
        label,
        pointsLabel: t('chart.store'),
        start: 0,
        points: shown.map(({ store }) => ({ id: store.id, tick: shortName(store.name), title: store.name })),
        series: [{ id: 'cost', label, colour: 'chart-weekday', values: shown.map((row) => cost(row) / 100) }],
        format: (value) => money(Math.round(value * 100)),
        formatAxis: (value) => compact.format(value),
      }}
    />
  );
};
