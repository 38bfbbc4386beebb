import { CalendarHeart, Scale } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Answer, Request } from '#shared/contracts/endpoint.ts';
import { previewShift, type Shift } from '#shared/contracts/shifts.ts';
import type { Store } from '#shared/contracts/stores.ts';
import { roleOf, useMe } from '../../../api/me.ts';
import { useGet } from '../../../api/query.ts';
import { ChargeLines } from '../../../domain/hours/pay-lines.tsx';
import { LegalWarnings } from '../../../domain/shifts/legal-warnings.tsx';
import { TextField } from '../../../kit/form/fields.tsx';
import { productTimeZone } from '../../../ui/days.ts';
import { fullDay, money, moneyDifference } from '../../../ui/format.ts';
import { currentLanguage } from '../../../ui/i18n.ts';
import { useWide } from '../../../ui/media.ts';
import { useNow } from '../../../ui/now.ts';
import { Tag } from '../../../ui/pill.tsx';
import { useStoreRow } from '../lookups.ts';
import { emptyPlan, missingFields, type Plan, previewedOf, timesOf } from './plan.ts';
import { refusalOf, type Refused } from './refusal.ts';

type Props = {
  /** The edited shift; undefined for a new order. */
  before?: Shift | undefined;
  /** Warnings from a refused request that the preview does not contain. */
  refused: Refused;
};

/** What the typed order costs and which rules it breaks, as far as it is typed. */
const useForecast = ({ before, refused }: Props) => {
  const plan = usePlan();
  const { row: store } = useStoreRow(plan.store_id);
  const times = timesOf(plan, store?.time_zone ?? productTimeZone);
  const request = usePreviewRequest(plan, times, store, before);
  const { data, isFetching, error } = useGet(previewShift, { body: request ?? nothing }, { enabled: request !== null });
  const forecast = request && !error ? data?.data : undefined;
  const warnings = [...refused(times), ...(forecast?.warnings ?? [])].filter(
    (one, nth, all) => all.findIndex(({ rule }) => rule === one.rule) === nth,
  );
  return { plan, warnings, forecast, isFetching, failure: request && error };
};

/**
 * Preview of an order or of a change before it is sent: the estimated cost and what it consists of (of a change also the
 * old one), holidays, legal warnings and the reason that they require.
 */
export const Forecast = ({ before, refused }: Props) => {
  const { t } = useTranslation('shifts');
  const { plan, warnings, forecast, isFetching, failure } = useForecast({ before, refused });
  const missing = new Intl.ListFormat(currentLanguage()).format(
    missingFields(plan).map((field) => t(fieldLabels[field])),
  );
  return (
    <aside id={forecastId} aria-label={t(before ? 'order.changeForecast' : 'order.forecast')} className="pb-6 xl:pt-6">
      <div className="rounded-3 border-line bg-sunken sticky top-6 flex flex-col gap-4 border p-4">
        <div aria-live="polite" aria-busy={isFetching}>
          <h2 className="text-12 text-ink-2">{t('order.cost')}</h2>
          {forecast ? (
            <Cost forecast={forecast} count={plan.count} before={before?.charge?.amount} />
          ) : (
            <p className="text-ink-3 text-pretty">
              {missing === '' ? t('order.costUnknown') : t('order.costLater', { fields: missing })}
            </p>
          )}
        </div>
        {forecast?.holiday && (
          <p>
            <Tag icon={CalendarHeart}>{t('order.holiday')}</Tag>{' '}
            <span className="text-12">
              {forecast.holiday.name}, {fullDay(forecast.holiday.date)}
            </span>
          </p>
        )}
        {warnings.length > 0 ? (
          <div className="border-line flex flex-col gap-3 border-t pt-4">
            <div role="alert">
              <LegalWarnings warnings={warnings} />
            </div>
            <TextField<Plan>
              name="override_reason"
              label={t(before ? 'view.lawReason' : 'order.reason')}
              hint={t('order.reasonHint')}
              lines={2}
              maxLength={500}
              nullable
            />
          </div>
        ) : (
          (isFetching || (forecast ?? failure)) && (
            <p role="status" className="border-line text-12 text-ink-3 border-t pt-3 text-pretty">
              {isFetching ? t('order.checking') : forecast ? t('order.lawful') : failure?.message}
            </p>
          )
        )}
      </div>
    </aside>
  );
};

type Previewed = Answer<typeof previewShift>['data'];

const Cost = ({
  forecast: { cost, least_cost, lines },
  count,
  before,
}: {
  forecast: Previewed;
  count: number;
  before: number | undefined;
}) => {
  const { t } = useTranslation('shifts');
  const ofOne = lines.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      <p className="figures text-24 tracking-figure font-semibold">{money(cost)}</p>
      {least_cost < cost && (
        <p className="text-12 text-ink-2 text-pretty">{t('order.costAtLeast', { cost: money(least_cost) })}</p>
      )}
      {before !== undefined && before !== cost && (
        <p className="text-12 text-ink-2 mt-1 tabular-nums">
          {t('order.costBefore', { cost: money(before), difference: moneyDifference(cost - before) })}
        </p>
      )}
      <div className="text-13 mt-2">
        <ChargeLines lines={lines} amount={ofOne} title={t('order.costOfOne')} />
      </div>
      {count > 1 && (
        <p className="flex justify-between gap-3 font-semibold">
          {t('order.costOfAll', { count })} <span className="figures">{money(cost)}</span>
        </p>
      )}
    </>
  );
};

const forecastId = 'forecast';

/** Where the forecast is below the fields: its cost, and the first warning, which leads to it. */
export const ForecastInBar = (props: Props) => {
  const { t } = useTranslation('shifts');
  const isBeside = useWide('xl');
  const { forecast, warnings } = useForecast(props);
  const [warning] = warnings;
  if (isBeside || (!forecast && !warning)) return null;
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
      {forecast && (
        <p className="tabular-nums">
          <span className="sr-only">{t('order.cost')} </span>
          <b className="text-16 font-semibold">{money(forecast.cost)}</b>
        </p>
      )}
      {warning && (
        <button
          type="button"
          className="text-12 text-warning-text rounded-1 flex min-h-6 min-w-0 items-center gap-1.5 text-left underline-offset-3 hover:underline pointer-coarse:min-h-11"
          onClick={() => document.getElementById(forecastId)?.scrollIntoView({ block: 'nearest' })}
        >
          <Scale className="size-3.5 flex-none" />
          <span className="line-clamp-2">{warning.text}</span>
        </button>
      )}
    </div>
  );
};

const fieldLabels = {
  store_id: 'order.store',
  category_id: 'order.specialty',
  day: 'order.day',
  from: 'order.from',
  to: 'order.to',
  planned_break_minutes: 'order.break',
  count: 'order.count',
} as const;

const watched = [
  'store_id',
  'category_id',
  'day',
  'from',
  'to',
  'planned_break_minutes',
  'count',
  'vendor_id',
] as const satisfies readonly (keyof Plan)[];

/** The fields that the preview depends on; texts do not matter. */
const usePlan = (): Plan => {
  const values = useWatch<Plan, typeof watched>({ name: watched });
  return { ...emptyPlan, ...Object.fromEntries(watched.map((name, nth) => [name, values[nth]])) };
};

type Order = Request<typeof previewShift>['body'];
const nothing: Order = { store_id: '', category_id: '', starts_at: '', ends_at: '' };
const pause = 400;

/** The order to preview, after a pause in typing; null while it is incomplete or its times are invalid. */
const usePreviewRequest = (
  plan: Plan,
  times: { starts_at: string; ends_at: string } | null,
  store: Store | undefined,
  before: Shift | undefined,
) => {
  const role = roleOf(useMe());
  const now = useNow();
  const isComplete = missingFields(plan).length === 0 && times && store && refusalOf(times, role, now) === null;
  const text = isComplete ? JSON.stringify({ ...previewedOf(plan, times, store), shift_id: before?.id }) : null;
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return rested && text ? (JSON.parse(rested) as Order) : null;
};
