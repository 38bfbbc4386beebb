import { Check, CloudOff, Coffee, type LucideIcon, MapPin, Play, QrCode, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shift } from '#shared/contracts/shifts.ts';
import { minutesBetween } from '#shared/domain/instants.ts';
import { isLate } from '#shared/domain/shifts/timing.ts';
import { cx } from '../../ui/cx.ts';
import { clock, clockRange, distance } from '../../ui/format.ts';
import { Tag } from '../../ui/pill.tsx';
import type { Punch } from './punches.ts';

/** The events of the shift so far and the planned ones; unsent events are marked. */
export const Steps = ({ shift, waiting }: { shift: Shift; waiting: readonly Punch[] }) => {
  const { t } = useTranslation('worker');
  const { starts_at, ends_at, actual_start, actual_end, breaks, punched, store } = shift;
  const zone = store.time_zone;
  const ofShift = waiting.filter(({ shift_id, waits }) => waits && shift_id === shift.id);
  const sentOf = (...times: (string | null)[]) =>
    ofShift.length === 0 ? undefined : !ofShift.some(({ at }) => times.includes(at));
  return (
    <ol className="text-14 flex flex-col gap-2.5">
      {actual_start && (
        <Step icon={Play} time={clock(actual_start, zone)} sent={sentOf(actual_start)} label={t('today.started')}>
          {isLate(starts_at, actual_start) && (
            <Tag tone="warning">{t('today.lateBy', { count: minutesBetween(starts_at, actual_start) })}</Tag>
          )}
          <Place facts={punched.start} />
        </Step>
      )}
      {breaks.map(({ from, to }) => (
        <Step
          key={from}
          icon={Coffee}
          time={to ? clockRange(from, to, zone) : clock(from, zone)}
          sent={sentOf(from, to)}
          label={to ? t('today.breakDone', { count: minutesBetween(from, to) }) : t('today.breakStarted')}
        />
      ))}
      {actual_end ? (
        <Step icon={Square} time={clock(actual_end, zone)} sent={sentOf(actual_end)} label={t('today.ended')}>
          <Place facts={punched.end} />
        </Step>
      ) : (
        <Step icon={Square} time={clock(ends_at, zone)} label={t('today.plannedEnd')} planned />
      )}
    </ol>
  );
};

/** Where the phone was, as the server answered, and whether the punch had the code at the door. */
const Place = ({ facts }: { facts: Shift['punched']['start'] }) => {
  const { t } = useTranslation('worker');
  if (!facts) return null;
  return (
    <>
      {facts.place === 'inside' && <Tag icon={MapPin}>{t('today.inside')}</Tag>}
      {facts.place === 'outside' && facts.distance !== null && (
        <Tag icon={MapPin}>{t('today.outside', { distance: distance(facts.distance) })}</Tag>
      )}
      {facts.by_code && <Tag icon={QrCode}>{t('today.byCode')}</Tag>}
    </>
  );
};

const Step = ({
  icon: Icon,
  label,
  time,
  sent,
  planned = false,
  children,
}: {
  icon: LucideIcon;
  label: string;
  time: string;
  /** Shown only while an event of the shift is unsent. */
  sent?: boolean;
  planned?: boolean;
  children?: ReactNode;
}) => {
  const { t } = useTranslation('worker');
  return (
    <li className={cx('flex flex-wrap items-center gap-x-2.5 gap-y-1', planned && 'text-ink-2')}>
      <Icon className="text-ink-3 size-4.5" />
      {label}
      {children}
      {sent === false && (
        <Tag tone="warning" icon={CloudOff}>
          {t('unsent.tag')}
        </Tag>
      )}
      <span className={cx('figures ml-auto', !planned && 'font-medium')}>{time}</span>
      {sent && <Check role="img" aria-label={t('today.sent')} className="text-success-text size-4" />}
    </li>
  );
};
