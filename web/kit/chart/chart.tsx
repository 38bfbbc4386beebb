import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { optional } from '../../ui/optional.tsx';
import { Segments } from '../../ui/segments.tsx';
import { type ChartData, chartHeight, valuesOf } from './chart-data.ts';

const Drawing = optional(() => import('./drawing.tsx'), {
  fallback: <span aria-hidden className="skeleton block w-full" style={{ height: chartHeight }} />,
});

/**
 * A chart that can be shown as a table, with the same values: `<Chart data={{ kind: 'stacked', label, points, series }}
 * />`. The code that draws is loaded when a chart is shown.
 */
export const Chart = ({ data }: { data: ChartData }) => {
  const { t } = useTranslation();
  const id = useId();
  const [as, setAs] = useState<'chart' | 'table'>('chart');
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={id} className="font-semibold">
          {data.label}
        </h3>
        <Segments
          label={t('chart.show')}
          hiddenLabel
          value={as}
          choices={(['chart', 'table'] as const).map((value) => ({ value, label: t(`chart.as.${value}`) }))}
          onChange={setAs}
        />
      </div>
      {as === 'chart' ? <Drawing data={data} /> : <Table data={data} />}
    </section>
  );
};

const Table = ({ data }: { data: ChartData }) => {
  const { label, points, format, pointsLabel } = data;
  const series = valuesOf(data);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be operable by keyboard
    <div tabIndex={0} role="group" aria-label={label} className="border-line rounded-2 overflow-x-auto border">
      <table aria-label={label} className="w-full">
        <thead>
          <tr className="text-12 text-ink-2">
            <th scope="col" className="bg-sunken px-3 py-1.5 text-left font-medium">
              {pointsLabel}
            </th>
            {series.map((one) => (
              <th key={one.id} scope="col" className="bg-sunken px-3 py-1.5 text-right font-medium">
                {one.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point, n) => (
            <tr key={point.id} className="border-line border-t">
              <th scope="row" className="font-regular px-3 py-1 text-left whitespace-nowrap">
                {point.title}
              </th>
              {series.map((one) => (
                <td key={one.id} className="figures px-3 py-1 text-right">
                  {format(one.values[n] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
