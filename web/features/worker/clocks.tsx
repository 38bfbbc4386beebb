import { ClockAlert, Coffee } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shift } from '#shared/contracts/shifts.ts';
import { minutesBetween } from '#shared/domain/instants.ts';
import { minutesWorked, plannedMinutes } from '#shared/domain/shifts/timing.ts';
import { ShiftPill, ShiftShape } from '../../domain/shifts/shift-status.tsx';
import { cx } from '../../ui/cx.ts';
import { clock, clockRange, dayOf, hours, longDay } from '../../ui/format.ts';
import { ChangeTags, PreviousTime } from './change-tags.tsx';
import type { ShiftChange } from './changes.ts';
import { todayAt } from './clock.ts';
import { useTimeUntilStart } from './format-duration.ts';

/** The large figure of today's shift: time until the start, time worked, or time of the break. */
export const AheadClock = ({ shift, now, mark }: { shift: Shift; now: string; mark: ShiftChange | undefined }) => {
  const { t } = useTranslation('worker');
  const { starts_at, ends_at, store, status, category, planned_break_minutes } = shift;
  const { text, late } = useTimeUntilStart()(shift, now);
  const day = dayOf(starts_at, store.time_zone);
  return (
    <div className="py-4">
      <Head pill={<ShiftPill status={status} large />}>
        {status === 'confirmed' && (
          <span className={cx('flex items-center gap-1.5', late && 'font-medium text-warning-text')}>
            {late && <ClockAlert className="size-4" />}
            {text}
          </span>
        )}
      </Head>
      {day !== todayAt(now) && <p className="text-14 mt-2 font-medium first-letter:uppercase">{longDay(day)}</p>}
      <Figure big={clock(starts_at, store.time_zone)}>
        {t('today.to', { time: clock(ends_at, store.time_zone) })}
      </Figure>
      <PreviousTime shift={shift} mark={mark} />
      <p className="text-14 text-ink-2">
        {category.name},{' '}
        {planned_break_minutes > 0 ? t('today.break', { count: planned_break_minutes }) : t('today.noBreak')}
      </p>
      {status === 'reserve' && <p className="text-14 text-ink-2 mt-1">{t('today.standby')}</p>}
      <ChangeTags shift={shift} mark={mark} />
    </div>
  );
};

export const WorkClock = ({ shift, now }: { shift: Shift; now: string }) => {
  const { t } = useTranslation('worker');
  const { starts_at, ends_at, store, status } = shift;
  const worked = Math.max(0, minutesWorked(shift, now));
  const planned = plannedMinutes(shift);
  const over = status === 'in_progress' ? minutesBetween(ends_at, now) : 0;
  return (
    <div className="py-4">
      <Head pill={status === 'in_progress' ? <WorkingPill /> : <ShiftPill status={status} large />}>
        {clockRange(starts_at, ends_at, store.time_zone)}
      </Head>
      <Figure big={hours(worked)}>{t('today.worked')}</Figure>
      <Bar
        label={t('today.ofPlanned', { worked: hours(worked), planned: hours(planned) })}
        share={worked / planned}
        className="bg-(--shift-in_progress-line)"
      />
      {over > 0 && (
        <p className="text-13 text-warning-text mt-2 flex items-center gap-1.5 font-medium">
          <ClockAlert className="size-4" />
          {t('today.over', { time: t('today.hours', { hours: hours(over) }) })}
        </p>
      )}
    </div>
  );
};

export const BreakClock = ({ shift, since, now }: { shift: Shift; since: string; now: string }) => {
  const { t } = useTranslation('worker');
  const { planned_break_minutes, store } = shift;
  const minutes = Math.max(0, minutesBetween(since, now));
  const planned = hours(planned_break_minutes);
  return (
    <div className="py-4">
      <Head
        pill={
          <Pill className="bg-warning-soft text-warning-text">
            <Coffee className="size-3.5" />
            {t('today.onBreak')}
          </Pill>
        }
      >
        {t('today.since', { time: clock(since, store.time_zone) })}
      </Head>
      <Figure big={hours(minutes)}>
        {planned_break_minutes > 0 ? t('today.breakOf', { time: planned }) : t('today.breakTaken')}
      </Figure>
      {planned_break_minutes > 0 && (
        <Bar
          label={t('today.ofPlanned', { worked: hours(minutes), planned })}
          share={minutes / planned_break_minutes}
          className="bg-(--shift-new-line)"
        />
      )}
    </div>
  );
};

const Head = ({ pill, children }: { pill: ReactNode; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
    {pill}
    <span className="text-13 text-ink-2 tabular-nums">{children}</span>
  </div>
);

const Figure = ({ big, children }: { big: string; children: ReactNode }) => (
  <p className="figures text-44 tracking-figure mt-1 font-semibold">
    {big} <span className="text-20 font-regular text-ink-2 tracking-[0]">{children}</span>
  </p>
);

const Bar = ({ label, share, className }: { label: string; share: number; className: string }) => (
  <div role="img" aria-label={label} className="bg-press mt-3 h-1.5 overflow-hidden rounded-full">
    <div className={cx('h-full rounded-full', className)} style={{ width: `${Math.min(100, share * 100)}%` }} />
  </div>
);

const Pill = ({ className, children }: { className: string; children: ReactNode }) => (
  <span
    className={cx(
      'inline-flex h-6 items-center gap-1.25 rounded-full pr-2.5 pl-2 text-12 font-medium whitespace-nowrap',
      className,
    )}
  >
    {children}
  </span>
);

const WorkingPill = () => {
  const { t } = useTranslation('worker');
  return (
    <Pill className="bg-(--shift-in_progress-bg) text-(--shift-in_progress-fg)">
      <ShiftShape status="in_progress" className="size-3.5" />
      {t('today.working')}
    </Pill>
  );
};
