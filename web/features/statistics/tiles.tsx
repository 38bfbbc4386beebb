import { useTranslation } from 'react-i18next';
import type { Figures } from '#shared/contracts/statistics.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { count, dayRange, hours, money } from '../../ui/format.ts';

type Tile = { label: string; value: string; note?: string; before: string };

/** `13 %` of the whole; a dash without one. */
export const percent = (part: number, whole: number): string =>
  whole > 0 ? `${count(Math.round((100 * part) / whole))}\u00a0%` : '—';

type Compared = { totals: Figures; previous: { from: string; to: string; totals: Figures } };

/** The hours and, as far as the reader gets them, the pay and the cost. */
export const useTiles = ({ totals, previous }: Compared, withForecast: boolean) => {
  const { t } = useTranslation('statistics');
  const isCustomer = sideOf(roleOf(useMe())) === 'customer';
  const both = (label: string, text: (figures: Figures) => string, note?: string): Tile => ({
    label,
    value: text(totals),
    before: text(previous.totals),
    ...(note && { note }),
  });
  const amount = (name: 'gross' | 'net' | 'charge' | 'margin'): Tile[] =>
    totals[name] === null
      ? []
      : [
          both(t(`tile.${name === 'charge' && !isCustomer ? 'charged' : name}`), (figures) =>
            money(figures[name] ?? 0),
          ),
        ];
  return {
    worked: both(
      t('tile.worked'),
      ({ minutes }) => hours(minutes),
      t('tile.ofPlanned', { hours: hours(totals.planned_minutes) }),
    ),
    night: both(t('tile.night'), ({ night }) => hours(night), percent(totals.night, totals.minutes)),
    weekend: both(t('tile.weekend'), ({ weekend }) => hours(weekend), percent(totals.weekend, totals.minutes)),
    holiday: both(t('tile.holiday'), ({ holiday }) => hours(holiday), percent(totals.holiday, totals.minutes)),
    filled: both(
      t('tile.filled'),
      ({ filled, ordered }) => percent(filled, ordered),
      t('tile.ofOrdered', { filled: count(totals.filled), ordered: count(totals.ordered) }),
    ),
    noShows: both(t('tile.noShows'), ({ no_shows }) => count(no_shows)),
    late: both(
      t('tile.late'),
      ({ late }) => count(late),
      t('tile.lateMinutes', { hours: hours(totals.tardiness_minutes) }),
    ),
    money: [
      ...amount('gross'),
      ...(withForecast ? [] : amount('net')),
      ...amount('charge'),
      ...amount('margin'),
      ...(withForecast && totals.forecast !== null && totals.forecast !== totals.charge
        ? [both(t('tile.forecast'), ({ forecast }) => money(forecast ?? 0), t('tile.forecastNote'))]
        : []),
    ],
  };
};

/** Figures of the period with those of the period before. */
export const Tiles = ({ tiles, previous }: { tiles: readonly Tile[]; previous: Compared['previous'] }) => {
  const { t } = useTranslation('statistics');
  return (
    <section aria-labelledby="statistics-sums" className="border-line border-b">
      <h2 id="statistics-sums" className="sr-only">
        {t('title')}
      </h2>
      <dl className="bg-line flex flex-wrap gap-px">
        {tiles.map(({ label, value, note, before }) => (
          <div key={label} className="bg-surface px-gutter min-w-0 flex-1 basis-[158px] py-3">
            <dt className="text-12 text-ink-2">{label}</dt>
            <dd className="figures text-20 tracking-figure font-semibold">{value}</dd>
            {note && <dd className="text-12 text-ink-2 tabular-nums">{note}</dd>}
            <dd className="figures text-12 text-ink-3">{t('before', { value: before })}</dd>
          </div>
        ))}
      </dl>
      <p className="figures px-gutter text-12 text-ink-3 border-line border-t py-1.5">
        {t('comparedWith', { days: dayRange(previous.from, previous.to) })}
      </p>
    </section>
  );
};
