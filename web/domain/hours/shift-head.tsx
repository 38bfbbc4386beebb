import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/avatar.tsx';
import { shiftTime } from '../../ui/format.ts';
import type { HoursShift } from './hours-shift.ts';

/** The worker, the specialty and the time of the shift that a drawer is about. */
export const ShiftHead = ({ shift }: { shift: HoursShift }) => {
  const { t } = useTranslation('hours');
  const name = shift.staff?.fio ?? t('nobody');
  return (
    <p className="flex items-center gap-3">
      <Avatar name={name} size="lg" />
      <span className="min-w-0">
        <b className="block font-semibold wrap-anywhere">{name}</b>
        <span className="text-12 text-ink-2 block">
          {[
            shift.category.name,
            shift.store.name,
            shiftTime(shift.starts_at, shift.ends_at, shift.store.time_zone),
          ].join(', ')}
        </span>
      </span>
    </p>
  );
};
