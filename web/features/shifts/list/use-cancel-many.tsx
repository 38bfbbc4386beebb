import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cancelShift, type Shift } from '#shared/contracts/shifts.ts';
import { useSend } from '../../../api/query.ts';
import { CanceledShifts } from '../../../domain/shifts/canceled-shifts.tsx';
import { ReasonDialog } from '../../../kit/form/reason-dialog.tsx';
import { useBulk } from '../../../kit/list/use-bulk.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { shiftTime } from '../../../ui/format.ts';

/** Cancels those of the selected shifts that can be canceled, with one reason. */
export const useCancelMany = (onClose: (left: readonly Shift[]) => void) => {
  const { t } = useTranslation('shifts');
  const send = useSend(cancelShift, { refetches: false });
  const [asking, setAsking] = useState<readonly Shift[]>([]);
  const bulk = useBulk<Shift>({
    area: cancelShift.area,
    title: t('list.cancel.running'),
    nameOf: ({ starts_at, ends_at, store, staff }) =>
      [shiftTime(starts_at, ends_at, store.time_zone), store.name, staff?.fio ?? t('words.unfilled')].join(' · '),
    onClose,
  });
  const close = () => setAsking([]);
  const shifts = asking.filter(({ actions }) => actions.includes('cancel'));
  const stay = asking.length - shifts.length;
  const keep = t('list.cancel.keep', { count: asking.length });
  return {
    ask: setAsking,
    dialogs: (
      <>
        {asking.length > 0 && shifts.length === 0 && (
          <Dialog open onClose={close} title={t('list.cancel.none')} back={keep} />
        )}
        {shifts.length > 0 && (
          <ReasonDialog
            danger
            title={t('list.cancel.title', { count: shifts.length })}
            confirm={t('list.cancel.confirm', { count: shifts.length })}
            keep={keep}
            reason={{ label: t('view.reason'), hint: t('view.reasonHint') }}
            submit={(reason = '') => Promise.resolve({ reason })}
            onDone={({ reason }) => {
              close();
              bulk.start(shifts, ({ id, version }) => send.mutateAsync({ params: { id }, body: { version, reason } }));
            }}
            onClose={close}
          >
            <CanceledShifts shifts={shifts} />
            <p>{t('list.cancel.help', { count: shifts.length })}</p>
            {stay > 0 && <p className="mt-1">{t('list.cancel.except', { count: stay })}</p>}
          </ReasonDialog>
        )}
        {bulk.dialog}
      </>
    ),
  };
};
