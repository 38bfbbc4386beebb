import { useTranslation } from 'react-i18next';
import { deactivateUser, type Person } from '#shared/contracts/people.ts';
import { useSend } from '../../api/query.ts';
import { Broken } from '../../kit/parts/broken.tsx';
import { Confirm, Dialog } from '../../ui/dialog.tsx';
import { ComingShiftsDialog } from './coming-shifts-dialog.tsx';
import { useComingShifts, useSettleShifts } from './coming-shifts.ts';
import { notifyResult } from './notify-result.ts';

type Props = { person: Pick<Person, 'id' | 'fio' | 'roles' | 'company'>; onDone: () => void; onClose: () => void };

/** Asks before a person is deactivated. The coming shifts of a worker are settled first. */
export default function DeactivateDialog({ person, onDone, onClose }: Props) {
  const { t } = useTranslation('people');
  const send = useSend(deactivateUser);
  const name = person.fio;
  const coming = useComingShifts(person);
  const settle = useSettleShifts();
  const { onSuccess, onError } = notifyResult(t('deactivating.done', { name }), onDone);
  const title = t('deactivating.title', { name });
  const keep = t('deactivating.keep');
  if (settle.dialog) return settle.dialog;
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
      <ComingShiftsDialog
        person={person}
        shifts={shifts}
        onDecided={(decision) => settle.start(shifts, decision)}
        onClose={onClose}
      />
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
