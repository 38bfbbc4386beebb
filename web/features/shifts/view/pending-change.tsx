import { CalendarClock, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Shift } from '#shared/contracts/shifts.ts';
import { minutesBetween } from '#shared/domain/instants.ts';
import { plannedLength } from '#shared/domain/shifts/timing.ts';
import { roleOf, useMe } from '../../../api/me.ts';
import type { ConfirmedAction } from '../../../domain/shifts/action-dialog.tsx';
import { isOwnChange, requestedTimes } from '../../../domain/shifts/changed-terms.ts';
import { LegalWarnings } from '../../../domain/shifts/legal-warnings.tsx';
import { Button } from '../../../ui/button.tsx';
import { clock, clockRange, dayOf, difference, hours, money, shortDay } from '../../../ui/format.ts';

/**
 * A change that awaits consent: old and new values, and the answer buttons for the side that may give it. Without
 * `onAsk` it stands in the form of another change, which would replace it.
 */
export const PendingChange = ({ shift, onAsk }: { shift: Shift; onAsk?: (action: ConfirmedAction) => void }) => {
  const { t } = useTranslation('shifts');
  const me = useMe();
  const { pending_change: requested, starts_at, ends_at, actions } = shift;
  if (!requested) return null;
  const zone = shift.store.time_zone;
  const unit = t('view.figures.hours');
  const mayConfirm = actions.includes('confirm_change');
  const mayRefuse = actions.includes('refuse_change');
  const isOwn = isOwnChange(shift, roleOf(me));
  const who = requested.by === 'customer' ? shift.customer.name : (shift.vendor?.name ?? t('view.change.performer'));
  const sameDay = dayOf(starts_at, zone) === dayOf(requested.starts_at, zone);
  const time = (instant: string) => (sameDay ? '' : `${shortDay(dayOf(instant, zone))} `) + clock(instant, zone);
  const timesDiffer = requestedTimes(shift) !== null;
  const rate = (amount: number) => t('calendar.rate', { rate: money(amount) });
  return (
    <section aria-labelledby="pending-change" className="rounded-3 border-warning-line overflow-hidden border">
      <header className="bg-warning-soft flex gap-3 px-4 py-3">
        <CalendarClock className="text-warning-text mt-0.5" />
        <div className="min-w-0">
          <h2 id="pending-change" className="text-14 font-semibold">
            {t('view.change.title', { who })}
          </h2>
          <p className="text-ink-2 text-pretty">
            {t(`view.change.${!onAsk ? 'replaced' : mayConfirm ? 'yours' : mayRefuse && !isOwn ? 'late' : 'theirs'}`)}
          </p>
        </div>
      </header>
      <dl className="grid grid-cols-2 items-baseline gap-x-4 px-4 py-3 break-words tabular-nums sm:grid-cols-[auto_auto_1fr] sm:gap-y-1.5 md:pl-11">
        {timesDiffer && (
          <>
            <Row
              label={t('view.change.start')}
              before={time(starts_at)}
              after={time(requested.starts_at)}
              moved={minutesBetween(starts_at, requested.starts_at)}
            />
            <Row
              label={t('view.change.end')}
              before={time(ends_at)}
              after={time(requested.ends_at)}
              moved={minutesBetween(ends_at, requested.ends_at)}
            />
            <Row
              label={t('view.change.length')}
              before={`${hours(plannedLength(shift))} ${unit}`}
              after={`${hours(plannedLength(requested))} ${unit}`}
              moved={plannedLength(requested) - plannedLength(shift)}
            />
          </>
        )}
        {requested.category.id !== shift.category.id && (
          <Row label={t('view.change.specialty')} before={shift.category.name} after={requested.category.name} />
        )}
        {requested.hourly_rate !== shift.hourly_rate && (
          <Row label={t('view.facts.rate')} before={rate(shift.hourly_rate)} after={rate(requested.hourly_rate)} />
        )}
        {requested.planned_break_minutes !== shift.planned_break_minutes && (
          <Row
            label={t('order.break')}
            before={t('view.log.minutes', { count: shift.planned_break_minutes })}
            after={t('view.log.minutes', { count: requested.planned_break_minutes })}
            moved={requested.planned_break_minutes - shift.planned_break_minutes}
          />
        )}
      </dl>
      {requested.warnings.length > 0 && (
        <div className="flex flex-col gap-1 px-4 pb-3 md:pl-11">
          <LegalWarnings warnings={requested.warnings} />
          {onAsk && mayConfirm && <p className="text-12 text-ink-3">{t('view.change.needsReason')}</p>}
        </div>
      )}
      {onAsk && (mayConfirm || mayRefuse) && (
        <footer className="border-line flex flex-wrap items-center gap-2 border-t px-4 py-3">
          {mayConfirm && (
            <Button variant="primary" icon={Check} className="max-md:flex-1" onClick={() => onAsk('confirm_change')}>
              {timesDiffer
                ? t('view.change.accept', { times: clockRange(requested.starts_at, requested.ends_at, zone) })
                : t('view.change.acceptAll')}
            </Button>
          )}
          {mayRefuse && (
            <Button className="max-md:flex-1" onClick={() => onAsk('refuse_change')}>
              {t(isOwn ? 'view.change.takeBack' : 'view.change.refuse')}
            </Button>
          )}
        </footer>
      )}
    </section>
  );
};

/** `moved` is in minutes; undefined for values that are not times. */
const Row = ({ label, before, after, moved }: { label: string; before: string; after: string; moved?: number }) => (
  <>
    <dt className="text-ink-3 max-sm:text-12 max-sm:col-span-2 max-sm:[&:not(:first-child)]:mt-2">{label}</dt>
    <dd className="text-ink-3">{moved === 0 ? before : <del>{before}</del>}</dd>
    <dd>
      {moved !== 0 && (
        <>
          <ins className="font-semibold no-underline">{after}</ins>{' '}
          {moved !== undefined && <small className="text-12 text-ink-2">{difference(moved)}</small>}
        </>
      )}
    </dd>
  </>
);
