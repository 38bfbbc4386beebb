import { useTranslation } from 'react-i18next';
import type { Shift } from '#shared/contracts/shifts.ts';
import { ShiftPill } from '../../domain/shifts/shift-status.tsx';
import { clockRange, hours, shortDay } from '../../ui/format.ts';
import { Card } from './card.tsx';

/** Past shifts of this month, newest first. */
export const PastShifts = ({ shifts }: { shifts: readonly Shift[] }) => {
  const { t } = useTranslation('worker');
  if (shifts.length === 0) return null;
  return (
    <section aria-labelledby="past-shifts">
      <h2 id="past-shifts" className="text-16 tracking-title font-semibold">
        {t('month.past')}
      </h2>
      <Card className="mt-2">
        <ol>
          {shifts.map((shift) => (
            <Row key={shift.id} shift={shift} />
          ))}
        </ol>
      </Card>
    </section>
  );
};

const Row = ({ shift }: { shift: Shift }) => {
  const { t } = useTranslation('worker');
  const { status, day, store, actual_start, actual_end, starts_at, ends_at } = shift;
  const worked = status === 'completed';
  return (
    <li className="border-line flex items-center gap-3 py-2.5 not-first:border-t">
      <span className="min-w-0 flex-1">
        <span className="figures text-14 block">
          <b className="font-medium">{shortDay(day)}</b>{' '}
          {clockRange(actual_start ?? starts_at, actual_end ?? ends_at, store.time_zone)}
        </span>
        <span className="text-13 text-ink-2 block">{store.name}</span>
      </span>
      {worked ? (
        <span className="figures text-14 font-medium">
          {hours(shift.minutes_worked)} <span className="text-12 font-regular text-ink-3">{t('month.hours')}</span>
        </span>
      ) : (
        <ShiftPill status={status} />
      )}
    </li>
  );
};
