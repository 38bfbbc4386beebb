import { useTranslation } from 'react-i18next';
import type { Person } from '#shared/contracts/people.ts';
import { deactivateUser } from '#shared/contracts/people.ts';
import type { Shift } from '#shared/contracts/shifts.ts';
import { leaveShift, listShifts, releaseShift } from '#shared/contracts/shifts.ts';
import { addDays } from '#shared/domain/days.ts';
import { useGet, useSend } from '../../api/query.ts';
import { Broken } from '../../resource/broken.tsx';
import { ReasonDialog } from '../../resource/reason-dialog.tsx';
import { useBulk } from '../../resource/use-bulk.tsx';
import { today } from '../../ui/days.ts';
import { Confirm, Dialog } from '../../ui/dialog.tsx';
import { shiftTime } from '../../ui/format.ts';
import { notifyResult } from './notify-result.ts';

type Props = { person: Pick<Person, 'id' | 'fio' | 'roles'>; onDone: () => void; onClose: () => void };

/** Asks before a person is deactivated. A worker with coming shifts is released from them first. */
export default function DeactivateDialog({ person, onDone, onClose }: Props) {
  const { t } = useTranslation('people');
  const send = useSend(deactivateUser);
  const name = person.fio;
  const coming = useComingShifts(person);
  const release = useRelease();
  const { onSuccess, onError } = notifyResult(t('deactivating.done', { name }), onDone);
  const title = t('deactivating.title', { name });
  const keep = t('deactivating.keep');
  if (release.dialog) return release.dialog;
  if (coming.isPending || (coming.error && !coming.shifts))
    return (
      <Dialog open onClose={onClose} title={title} back={keep}>
        {coming.error ? (
          <Broken as="banner" error={coming.error} onRetry={coming.refetch} />
        ) : (
          <span className="skeleton w-48" />
        )}
      </Dialog>
    );
  const shifts = coming.shifts ?? [];
  if (shifts.length > 0)
    return (
      <ReasonDialog
        danger
        title={t('deactivating.shifts', { count: shifts.length, name })}
        confirm={t('deactivating.release', { count: shifts.length })}
        keep={keep}
        reason={{ label: t('deactivating.reason'), hint: t('deactivating.reasonHint') }}
        submit={(reason = '') => Promise.resolve({ reason })}
        onDone={({ reason }) => release.start(shifts, reason)}
        onClose={onClose}
      >
        <ComingShifts shifts={shifts} />
        <p className="text-pretty">{t('deactivating.shiftsText')}</p>
      </ReasonDialog>
    );
  return (
    <Confirm
      open
      danger
      title={title}
      confirm={t('deactivating.action')}
      keep={keep}
      busy={send.isPending}
      onConfirm={() => send.mutate({ params: { id: person.id } }, { onSuccess, onError })}
      onClose={onClose}
    >
      <p className="text-pretty">{t('deactivating.text')}</p>
    </Confirm>
  );
}

/** Days before today on which a shift that nobody has ended yet may have begun. */
const unendedDays = 30;
/** No shift is ordered further ahead. */
const aheadDays = 365;

/** Only workers have shifts. */
const useComingShifts = ({ id, roles }: Props['person']) => {
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

const nameOf = ({ starts_at, ends_at, store }: Shift): string =>
  `${shiftTime(starts_at, ends_at, store.time_zone)} · ${store.name}`;

/** One request for each shift; those that run cannot be left, and stay with the reason. */
const useRelease = () => {
  const { t } = useTranslation('people');
  const leave = useSend(leaveShift, { refetches: false });
  const release = useSend(releaseShift, { refetches: false });
  const bulk = useBulk<Shift>({
    area: leaveShift.area,
    title: t('deactivating.releasing'),
    nameOf,
    onClose: () => {},
  });
  return {
    dialog: bulk.dialog,
    start: (shifts: readonly Shift[], reason: string) =>
      bulk.start(shifts, ({ id, version, status }) =>
        status === 'reserve'
          ? release.mutateAsync({ params: { id }, body: { version } })
          : leave.mutateAsync({ params: { id }, body: { version, reason } }),
      ),
  };
};

const maxShown = 6;

const ComingShifts = ({ shifts }: { shifts: readonly Shift[] }) => {
  const { t } = useTranslation('people');
  const others = shifts.length - maxShown;
  return (
    <ul className="text-ink my-3 flex flex-col gap-1.5">
      {shifts.slice(0, maxShown).map((shift) => (
        <li key={shift.id} className="figures">
          {nameOf(shift)}
        </li>
      ))}
      {others > 0 && <li className="text-ink-2">{t('list.more', { others })}</li>}
    </ul>
  );
};
