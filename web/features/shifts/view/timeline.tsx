import { useTranslation } from 'react-i18next';
import type { Shift } from '#shared/contracts/shifts.ts';
import { minutesBetween } from '#shared/domain/instants.ts';
import { requestedTimes } from '../../../domain/shifts/changed-terms.ts';
import { useDuration } from '../../../domain/shifts/shift-tags.ts';
import { cx } from '../../../ui/cx.ts';
import { clock, clockRange } from '../../../ui/format.ts';
import { useWide } from '../../../ui/media.ts';
import { apart, scaleOf, labelPlacement } from './timeline-scale.ts';

/** The planned times, with the requested or worked times below them, on the store's local hours. */
export const Timeline = ({ shift, now }: { shift: Shift; now: string }) => {
  const { t } = useTranslation('shifts');
  const duration = useDuration();
  const wide = useWide('md');
  const { starts_at, ends_at, actual_start, actual_end, breaks } = shift;
  const proposedTimes = requestedTimes(shift);
  const zone = shift.store.time_zone;
  const workedTo = actual_end ?? now;
  const shown = [starts_at, ends_at, actual_start, actual_start && workedTo];
  const scale = scaleOf(
    [...shown, proposedTimes?.starts_at, proposedTimes?.ends_at].filter((moment) => typeof moment === 'string'),
    zone,
  );
  const span = (from: string, to: string) => ({ left: scale.at(from), width: scale.at(to) - scale.at(from) });
  const step = Math.ceil(scale.ticks.length / (scale.byDays ? (wide ? 9 : 5) : wide ? 14 : 11));
  const late = actual_start && shift.flags.includes('late');
  const labelled = apart(
    scale.byDays ? [] : breaks.map(({ from, to }) => scale.at(from) + (scale.at(to ?? now) - scale.at(from)) / 2),
    wide ? 12 : 24,
  );
  // The labels of breaks and of the lateness have a line each, because a break may be close to the start.
  const below = late && labelled.length > 0;
  const planned = t('view.timeline.planned', { times: clockRange(starts_at, ends_at, zone) });
  const proposed =
    proposedTimes &&
    t('view.timeline.proposed', { times: clockRange(proposedTimes.starts_at, proposedTimes.ends_at, zone) });
  const times = actual_start && `${clock(actual_start, zone)}–${actual_end ? clock(actual_end, zone) : ''}`;
  const worked = times && t(actual_end ? 'view.timeline.actual' : 'view.timeline.running', { times });
  return (
    <div
      role="img"
      aria-label={[planned, proposed, worked, ...breaks.map(describeBreak)].filter(Boolean).join(', ')}
      className={cx(
        'figures relative mx-4 my-4 text-11',
        below ? 'h-40' : worked ? 'h-36' : proposed ? 'h-32' : 'h-22',
      )}
    >
      <div className="absolute inset-x-0 top-5 bottom-0 overflow-hidden">
        {scale.nights.map(({ left, width }) => (
          <span
            key={left}
            className="absolute inset-y-0 bg-(--night-shade)"
            style={{ left: `${left}%`, width: `${width}%` }}
          />
        ))}
      </div>
      {scale.ticks.map(({ instant, label, odd }, nth) => (
        <span key={instant} className="absolute inset-y-0 w-0" style={{ left: `${scale.at(instant)}%` }}>
          <span className="border-chart-grid absolute top-5 bottom-0 border-l" />
          {(nth % step === 0 || odd) && (
            <span
              className={cx('absolute top-0 -translate-x-1/2', odd ? 'font-semibold text-primary-text' : 'text-ink-3')}
            >
              {wide || scale.byDays ? label : label.slice(0, 2)}
            </span>
          )}
        </span>
      ))}
      {scale.holds(now) && (
        <span className="border-accent absolute top-4 bottom-0 border-l-2" style={{ left: `${scale.at(now)}%` }} />
      )}
      <Bar
        className="border-line-field bg-surface text-ink-2 top-9 h-7"
        place={span(starts_at, ends_at)}
        label={planned}
        wide={wide}
      />
      {proposedTimes && !worked && proposed && (
        <Bar
          className="border-warning-line bg-warning-soft text-warning-text top-20 h-8.5 border-dashed font-semibold"
          place={span(proposedTimes.starts_at, proposedTimes.ends_at)}
          label={proposed}
          wide={wide}
        />
      )}
      {worked && actual_start && (
        <>
          <span
            data-status={shift.status}
            className={cx('absolute top-19 h-8.5 rounded-l-2 bg-(--edge)', actual_end && 'rounded-r-2')}
            style={inPercent(span(actual_start, workedTo))}
          />
          {breaks.map(({ from, to }, nth) => (
            <span key={from} className="absolute top-19 h-8.5" style={inPercent(span(from, to ?? now))}>
              <span className="bg-surface absolute inset-0 bg-[repeating-linear-gradient(-45deg,var(--line-field)_0_1.5px,transparent_1.5px_5px)]" />
              {labelled.includes(nth) && (
                <span className="bg-surface text-ink-2 absolute top-9.5 left-1/2 -translate-x-1/2 px-0.5">
                  {clock(from, zone)}–{to && clock(to, zone)}
                </span>
              )}
            </span>
          ))}
          <span
            className="rounded-1 bg-surface text-12 absolute top-20.5 ml-2 flex h-5.5 items-center px-2 font-semibold"
            style={
              scale.at(actual_start) > 60
                ? { right: `${100 - scale.at(workedTo)}%` }
                : { left: `${scale.at(actual_start)}%` }
            }
          >
            {wide ? worked : times}
          </span>
        </>
      )}
      {late && (
        <>
          <span
            className={cx('border-warning-line absolute h-1.25 border-x-[1.5px]', below ? 'top-33' : 'top-29')}
            style={inPercent(span(starts_at, actual_start))}
          >
            <span className="border-warning-line absolute inset-x-0 top-0.5 border-t-[1.5px]" />
          </span>
          <span
            className={cx(
              'bg-surface text-warning-text absolute -ml-1 px-1 font-semibold',
              below ? 'top-35.5' : 'top-31.5',
            )}
            style={
              scale.at(starts_at) > 60
                ? { right: `${100 - scale.at(actual_start)}%` }
                : { left: `${scale.at(starts_at)}%` }
            }
          >
            {t('words.lateBy', { time: duration(shift.tardiness_minutes) })}
          </span>
        </>
      )}
    </div>
  );

  function describeBreak({ from, to }: Shift['breaks'][number]): string {
    return t('view.timeline.break', { from: clock(from, zone), minutes: minutesBetween(from, to ?? now) });
  }
};

type Place = { left: number; width: number };
const inPercent = ({ left, width }: Place) => ({ left: `${left}%`, width: `${width}%` });

/** A bar with its label, which is beside the bar if the bar is too short. */
const Bar = ({ place, label, wide, className }: { place: Place; label: string; wide: boolean; className: string }) => {
  // Percent of the scale per letter of 12 px when the scale is at its narrowest.
  const where = labelPlacement(place, label.length * (wide ? 1.3 : 2.3));
  return (
    <>
      <span
        className={cx(
          'rounded-2 text-12 absolute flex items-center border-[1.5px]',
          where === 'inside' && 'px-2',
          className,
        )}
        style={inPercent(place)}
      >
        {where === 'inside' && label}
      </span>
      {where !== 'inside' && (
        <span
          className={cx('text-12 absolute flex items-center px-2', className, 'bg-surface! border-0!')}
          style={where === 'after' ? { left: `${place.left + place.width}%` } : { right: `${100 - place.left}%` }}
        >
          {label}
        </span>
      )}
    </>
  );
};
