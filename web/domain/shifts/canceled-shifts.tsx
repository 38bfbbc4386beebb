import { ClockAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Shift } from '#shared/contracts/shifts.ts';
import { isLateCancel } from '#shared/domain/shifts/timing.ts';
import { shiftTime } from '../../ui/format.ts';
import { useNow } from '../../ui/now.ts';
import { firstShown } from './first-shown.ts';

/** The shifts that a dialog is about to cancel: day, store and worker, and whether the cancellation counts as late. */
export const CanceledShifts = ({ shifts }: { shifts: readonly Shift[] }) => {
  const { t } = useTranslation('shifts');
  const now = useNow();
  const late = shifts.filter((shift) => isLateCancel(shift, now)).length;
  const { shown, more } = firstShown(shifts);
  return (
    <>
      <ul className="text-ink my-3 flex flex-col gap-1.5">
        {shown.map(({ id, starts_at, ends_at, store, staff }) => (
          <li key={id}>
            <span className="figures font-medium">{shiftTime(starts_at, ends_at, store.time_zone)}</span>
            {` · ${store.name} · ${staff?.fio ?? t('words.unfilled')}`}
          </li>
        ))}
        {more > 0 && <li className="text-ink-2">{t('list.cancel.more', { count: more })}</li>}
      </ul>
      {late > 0 && (
        <p className="text-warning-text my-3 flex gap-2 text-pretty">
          <ClockAlert className="mt-0.5 flex-none" />
          {shifts.length === 1 ? t('list.cancel.late') : t('list.cancel.lateOf', { count: late })}
        </p>
      )}
    </>
  );
};
