import { useTranslation } from 'react-i18next';
import type { PromoCounts as Counts } from '#shared/contracts/promo.ts';
import { Chart } from '../../kit/chart/chart.tsx';
import { count, monthAndYear } from '../../ui/format.ts';
import { currentLanguage } from '../../ui/i18n.ts';

/** How many companies used a code, or any: by month, by country and by platform. */
export const PromoCounts = ({ counts }: { counts: Counts }) => {
  const { t } = useTranslation('promo');
  const { total, paid, by_country, by_platform, by_month } = counts;
  const countries = new Intl.DisplayNames(currentLanguage(), { type: 'region' });
  const month = new Intl.DateTimeFormat(currentLanguage(), { month: 'short', timeZone: 'UTC' });
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {[
          { label: t('stat.total'), value: t('stat.companies', { count: total }) },
          { label: t('stat.paid'), value: t('stat.companies', { count: paid }) },
        ].map(({ label, value }) => (
          <div key={label}>
            <dt className="text-12 text-ink-2">{label}</dt>
            <dd className="figures text-20 tracking-figure font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <Chart
        data={{
          kind: 'bars',
          label: t('stat.byMonth'),
          pointsLabel: t('stat.month'),
          start: Math.max(0, by_month.length - 1),
          points: by_month.map(({ month: id }) => ({
            id,
            tick: month.format(new Date(`${id}-01`)),
            title: monthAndYear(id),
          })),
          series: [
            {
              id: 'count',
              label: t('stat.count'),
              colour: 'chart-weekday',
              values: by_month.map((each) => each.count),
            },
          ],
          format: count,
          formatAxis: count,
        }}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <Shares
          title={t('stat.byCountry')}
          total={total}
          rows={by_country.map((each) => ({
            name: each.country === null ? t('stat.unknown') : (countries.of(each.country) ?? each.country),
            count: each.count,
          }))}
        />
        <Shares
          title={t('stat.byPlatform')}
          total={total}
          rows={by_platform.map((each) => ({ name: t(`stat.platforms.${each.platform}`), count: each.count }))}
        />
      </div>
    </div>
  );
};

const Shares = ({
  title,
  total,
  rows,
}: {
  title: string;
  total: number;
  rows: readonly { name: string; count: number }[];
}) => (
  <section aria-label={title} className="min-w-0">
    <h3 className="mb-2 font-semibold">{title}</h3>
    <ul className="flex flex-col gap-2">
      {rows.map((row) => (
        <li key={row.name}>
          <span className="flex justify-between gap-3">
            <span className="min-w-0 truncate">{row.name}</span>
            <span className="figures font-medium">{count(row.count)}</span>
          </span>
          <span aria-hidden className="bg-press mt-1 block h-1.5 overflow-hidden rounded-full">
            <span className="bg-primary block h-full rounded-full" style={{ width: `${(row.count / total) * 100}%` }} />
          </span>
        </li>
      ))}
    </ul>
  </section>
);
