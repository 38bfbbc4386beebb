import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getAssistantUsage } from '#shared/contracts/assistant.ts';
import type { Answer } from '#shared/contracts/endpoint.ts';
import type { DayLimit } from '#shared/domain/assistant/settings.ts';
import { useGet } from '../../api/query.ts';
import { Chart } from '../../kit/chart/chart.tsx';
import { Broken } from '../../kit/parts/broken.tsx';
import { Fold } from '../../ui/fold.tsx';
import { count, dayMonth, money, namedDay } from '../../ui/format.ts';
import { currentLanguage } from '../../ui/i18n.ts';
import { costByDay, sumOf, usageByModel } from './usage-sums.ts';

type UsageData = Answer<typeof getAssistantUsage>['data'];

/** What the assistant is used for today, beside the limits, and what it cost. */
export const Usage = () => {
  const { t } = useTranslation(['assistant', 'common']);
  const { data, error, refetch } = useGet(getAssistantUsage, {});
  if (!data)
    return error ? (
      <div className="px-gutter py-4">
        <Broken as="banner" error={error} onRetry={refetch} />
      </div>
    ) : (
      <Skeleton />
    );
  return (
    <>
      <Figures usage={data.data} />
      <Fold name="assistant-today" title={t('usage.today')}>
        <div className="grid gap-6 lg:grid-cols-2">
          <MostUsed
            title={t('usage.companies')}
            rows={data.data.companies.map(({ name, ...used }) => ({ ...used, label: name }))}
            limit={data.data.limits.company}
          />
          <MostUsed
            title={t('usage.accounts')}
            rows={data.data.accounts.map(({ fio, ...used }) => ({ ...used, label: fio }))}
            limit={data.data.limits.account}
          />
        </div>
      </Fold>
      <Fold name="assistant-cost" title={t('common:chart.title')}>
        <div className="flex flex-col gap-6">
          <CostChart usage={data.data} />
          <Models usage={data.data} />
        </div>
      </Fold>
    </>
  );
};

const Figures = ({ usage: { today, days, platform, limits } }: { usage: UsageData }) => {
  const { t } = useTranslation('assistant');
  const figures = [
    { label: t('usage.messages'), value: count(platform.messages), of: count(limits.platform.messages) },
    { label: t('usage.tokens'), value: count(platform.tokens), of: count(limits.platform.tokens) },
    { label: t('usage.costToday'), value: money(sumOf(days.filter(({ day }) => day === today))) },
    { label: t('usage.cost'), value: money(sumOf(days)) },
  ];
  return (
    <dl className="bg-line border-line flex flex-wrap gap-px border-b">
      {figures.map(({ label, value, of }) => (
        <div key={label} className="bg-surface px-gutter min-w-0 flex-1 basis-[158px] py-3">
          <dt className="text-12 text-ink-2">{label}</dt>
          <dd>
            <span className="figures text-20 tracking-figure font-semibold">{value}</span>
            {of !== undefined && <span className="figures text-12 text-ink-3"> / {of}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
};

type Used = { id: string; label: string; messages: number; tokens: number };

/** Those who use it most today. */
const MostUsed = ({ title, rows, limit }: { title: string; rows: readonly Used[]; limit: DayLimit }) => {
  const { t } = useTranslation('assistant');
  return (
    <section className="min-w-0">
      <h3 className="font-semibold">{title}</h3>
      <p className="text-12 text-ink-3 mb-2 tabular-nums">
        {t('usage.limit', { messages: count(limit.messages), tokens: count(limit.tokens) })}
      </p>
      {rows.length === 0 ? (
        <p className="text-ink-3">{t('usage.nobody')}</p>
      ) : (
        <Table label={title} columns={[t('usage.name'), t('usage.messages'), t('usage.tokens')]}>
          {rows.map(({ id, label, messages, tokens }) => (
            <Row key={id} label={label} cells={[count(messages), count(tokens)]} />
          ))}
        </Table>
      )}
    </section>
  );
};

const CostChart = ({ usage }: { usage: UsageData }) => {
  const { t } = useTranslation('assistant');
  const days = costByDay(usage);
  const compact = new Intl.NumberFormat(currentLanguage(), { notation: 'compact' });
  return (
    <Chart
      data={{
        kind: 'bars',
        label: t('usage.byDay'),
        pointsLabel: t('usage.day'),
        points: days.map(({ day }) => ({ id: day, tick: dayMonth(day), title: namedDay(day) })),
        series: [
          {
            id: 'cost',
            label: t('usage.costOfDay'),
            colour: 'chart-weekday',
            values: days.map(({ cost }) => cost / 100),
          },
        ],
        format: (value) => money(Math.round(value * 100)),
        formatAxis: (value) => compact.format(value),
      }}
    />
  );
};

const Models = ({ usage: { days } }: { usage: UsageData }) => {
  const { t } = useTranslation('assistant');
  const models = usageByModel(days);
  if (models.length === 0) return null;
  return (
    <section className="min-w-0">
      <h3 className="mb-2 font-semibold">{t('usage.models')}</h3>
      <Table
        label={t('usage.models')}
        columns={[t('usage.model'), t('usage.messages'), t('usage.input'), t('usage.output'), t('usage.costOfDay')]}
      >
        {models.map(({ model, messages, input_tokens, output_tokens, cost }) => (
          <Row
            key={model}
            label={model}
            cells={[count(messages), count(input_tokens), count(output_tokens), money(cost)]}
          />
        ))}
      </Table>
    </section>
  );
};

const Table = ({
  label,
  columns: [first, ...columns],
  children,
}: {
  label: string;
  columns: readonly string[];
  children: ReactNode;
}) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be operable by keyboard
  <div tabIndex={0} role="group" aria-label={label} className="border-line rounded-2 overflow-x-auto border">
    <table aria-label={label} className="w-full">
      <thead>
        <tr className="text-12 text-ink-2">
          <th scope="col" className="bg-sunken px-3 py-1.5 text-left font-medium">
            {first}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="bg-sunken px-3 py-1.5 text-right font-medium">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);

const Row = ({ label, cells }: { label: string; cells: readonly string[] }) => (
  <tr className="border-line border-t">
    <th scope="row" className="font-regular px-3 py-1 text-left wrap-anywhere">
      {label}
    </th>
    {cells.map((cell, nth) => (
      <td key={nth} className="figures px-3 py-1 text-right">
        {cell}
      </td>
    ))}
  </tr>
);

const Skeleton = () => (
  <div aria-hidden className="border-line px-gutter flex flex-wrap gap-8 border-b py-4">
    {['messages', 'tokens', 'today', 'month'].map((figure) => (
      <span key={figure} className="skeleton h-9! w-32" />
    ))}
  </div>
);
