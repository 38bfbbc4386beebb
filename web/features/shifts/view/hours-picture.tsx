import { useTranslation } from 'react-i18next';
import type { HoursStep } from '#shared/contracts/pay-fields.ts';
import type { Shift } from '#shared/contracts/shifts.ts';
import { cx } from '../../../ui/cx.ts';
import { clock, clockRange } from '../../../ui/format.ts';
import { apart, scaleOf } from './timeline-scale.ts';

const colours: Partial<Record<HoursStep['kind'], string>> = {
  claimed: 'border-transparent bg-(--edge)',
  disputed: 'border-warning-line bg-warning-soft border-dashed',
  proposed: 'border-line-strong bg-info-soft',
  accepted: 'border-transparent bg-success-line',
};

/** The planned times and those that each side stated last, on one scale in the store's local time. */
export const HoursPicture = ({ shift, record }: { shift: Shift; record: readonly HoursStep[] }) => {
  const { t } = useTranslation('hours');
  const zone = shift.store.time_zone;
  const last = (['claimed', 'disputed', 'proposed', 'accepted'] as const).flatMap(
    (kind) => record.findLast((step) => step.kind === kind) ?? [],
  );
  const bars = [
    {
      label: t('times.planned'),
      from: shift.starts_at,
      to: shift.ends_at,
      colour: 'border-line-field bg-surface',
      breaks: [],
    },
    ...last
      .toSorted((one, other) => (one.at < other.at ? -1 : 1))
      .map(({ kind, actual_start, actual_end, breaks }) => ({
        label: t(`card.step.${kind}`),
        from: actual_start,
        to: actual_end,
        colour: colours[kind] ?? '',
        breaks,
      })),
  ];
  const scale = scaleOf(
    bars.flatMap(({ from, to }) => [from, to]),
    zone,
  );
  const place = (from: string, to: string) => ({
    left: `${scale.at(from)}%`,
    width: `${scale.at(to) - scale.at(from)}%`,
  });
  const labelled = apart(
    scale.ticks.map(({ instant }) => scale.at(instant)),
    12,
  );
  return (
    <div
      role="img"
      aria-label={bars.map(({ label, from, to }) => `${label} ${clockRange(from, to, zone)}`).join(', ')}
      className="figures text-11 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3"
    >
      <span />
      <span className="text-ink-3 relative h-5">
        {scale.ticks.map(
          ({ instant, label }, nth) =>
            labelled.includes(nth) && (
              <span key={instant} className="absolute -translate-x-1/2" style={{ left: `${scale.at(instant)}%` }}>
                {scale.byDays ? label : clock(instant, zone).slice(0, 2)}
              </span>
            ),
        )}
      </span>
      {bars.map(({ label, from, to, colour, breaks }) => (
        <div key={label} className="contents">
          <span className="text-ink-2 text-12">{label}</span>
          <span className="border-chart-grid relative h-6 border-x">
            <span
              data-status="completed"
              className={cx('rounded-2 absolute inset-y-1 border-[1.5px]', colour)}
              style={place(from, to)}
            />
            {breaks.map((pause) => (
              <span
                key={pause.from}
                className="bg-surface absolute inset-y-1 bg-[repeating-linear-gradient(-45deg,var(--line-field)_0_1.5px,transparent_1.5px_5px)]"
                style={place(pause.from, pause.to)}
              />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
};
