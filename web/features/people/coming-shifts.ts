import { useTranslation } from 'react-i18next';
import type { Person } from '#shared/contracts/people.ts';
import { leaveShift, listShifts, releaseShift, replaceShift, type Shift } from '#shared/contracts/shifts.ts';
import { addDays } from '#shared/domain/days.ts';
import { useGet, useSend } from '../../api/query.ts';
import { useBulk } from '../../kit/list/use-bulk.tsx';
import { today } from '../../ui/days.ts';
import { shiftTime } from '../../ui/format.ts';

/** Days before today on which a shift that nobody has ended yet may have begun. */
const unendedDays = 30;
/** No shift is ordered further ahead. */
const aheadDays = 365;

/** Only workers have shifts. */
export const useComingShifts = ({ id, roles }: Pick<Person, 'id' | 'roles'>) => {
  const enabled = roles.includes('ROLE_VENDOR_STAFF');
  const query = {
    staff_id: id,
    status: ['confirmed' as const, 'reserve' as const, 'in_progress' as const],
    from: addDays(today(), -unendedDays),
    to: addDays(today(), aheadDays),
    per_page: '500',
  };
  const { data, error, refetch, isPending } = useGet(listShifts, { query }, { enabled });
  return { shifts: data?.data, error, refetch, isPending: enabled && isPending && !error };
};

export const nameOfShift = ({ starts_at, ends_at, store }: Shift): string =>
  `${shiftTime(starts_at, ends_at, store.time_zone)} · ${store.name}`;

/** What becomes of the shifts: another worker has them, or they are open again. */
export type Decision = { staff_id: string } | { reason: string };

/** One request for each shift. What cannot be done to a shift, such as replacing who works now, is said beside it. */
export const useSettleShifts = () => {
  const { t } = useTranslation('people');
  const leave = useSend(leaveShift, { refetches: false });
  const release = useSend(releaseShift, { refetches: false });
  const replace = useSend(replaceShift, { refetches: false });
  const bulk = useBulk<Shift>({
    area: leaveShift.area,
    title: t('deactivating.settling'),
    nameOf: nameOfShift,
    onClose: () => {},
  });
  return {
    dialog: bulk.dialog,
    start: (shifts: readonly Shift[], decision: Decision) =>
      bulk.start(shifts, ({ id, version, status }) => {
        const params = { id };
        if ('staff_id' in decision) return replace.mutateAsync({ params, body: { version, ...decision } });
        if (status === 'reserve') return release.mutateAsync({ params, body: { version } });
        return leave.mutateAsync({ params, body: { version, ...decision } });
      }),
  };
};
