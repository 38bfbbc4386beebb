import { useTranslation } from 'react-i18next';
import { setPremium } from '#shared/contracts/hours.ts';
import type { Shift } from '#shared/contracts/shifts.ts';
import { useSend } from '../../../api/query.ts';
import { ofShifts } from '../../../domain/hours/of-shifts.ts';
import { MoneyField, TextField } from '../../../kit/form/fields.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../../kit/form/use-resource-form.ts';

type Premium = { amount: number; reason: string };

/** The amount that the performer adds to the pay of a shift. */
export const PremiumDialog = ({ shift, onClose }: { shift: Shift; onClose: () => void }) => {
  const { t } = useTranslation('hours');
  const send = useSend(ofShifts(setPremium));
  const now = shift.pay?.lines.find(({ kind }) => kind === 'boss_premium');
  const state = useResourceForm({
    kind: 'dialog',
    schema: setPremium.body,
    values: { version: shift.version, amount: now?.amount ?? '', reason: now?.reason ?? '' },
    submit: (body) => send.mutateAsync({ params: { id: shift.id }, body }),
    savedText: () => t('premium.done'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      state={state}
      title={t('premium.title')}
      submit={t('premium.save')}
      keep={t('premium.keep')}
      onClose={onClose}
      help={<p className="text-pretty">{t('premium.text')}</p>}
    >
      <MoneyField<Premium> name="amount" label={t('premium.amount')} hint={t('premium.hint')} />
      <TextField<Premium> name="reason" label={t('reason')} hint={t('premium.readBy')} lines={2} maxLength={500} />
    </FormDialog>
  );
};
