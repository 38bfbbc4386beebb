import { useTranslation } from 'react-i18next';
import { type Coefficient, createCoefficient, updateCoefficient } from '#shared/contracts/pay.ts';
import { useMe } from '../../api/me.ts';
import { useSend } from '../../api/query.ts';
import { FormDrawer } from '../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { isDay, today } from '../../ui/days.ts';
import { CoefficientFields } from './coefficient-fields.tsx';

type Props = { onClose: () => void };

/** Adds a coefficient, or changes one. */
export const CoefficientDrawer = ({ coefficient, onClose }: Props & { coefficient: Coefficient | null }) =>
  coefficient ? <EditDrawer coefficient={coefficient} onClose={onClose} /> : <NewDrawer onClose={onClose} />;

const NewDrawer = ({ onClose }: Props) => {
  const { t } = useTranslation(['pay', 'fields']);
  const ownCompany = useMe().company?.id ?? null;
  const send = useSend(createCoefficient);
  const check = useDayCheck();
  const state = useResourceForm({
    kind: 'dialog',
    schema: createCoefficient.body,
    values: {
      name: '',
      condition: null,
      factor: '',
      valid_from: today(),
      valid_to: null,
      customer_id: null,
      ...(ownCompany === null && { company_id: null }),
    },
    check,
    submit: (body) => send.mutateAsync({ body }),
    savedText: ({ data: { name } }) => t('added', { name }),
    onSaved: onClose,
  });
  return (
    <FormDrawer state={state} title={t('new')} submit={t('add')} onClose={onClose}>
      <CoefficientFields own={null} performer={ownCompany} />
    </FormDrawer>
  );
};

const EditDrawer = ({ coefficient, onClose }: Props & { coefficient: Coefficient }) => {
  const { t } = useTranslation(['pay', 'common']);
  const { id, company, customer } = coefficient;
  const send = useSend(updateCoefficient);
  const state = useResourceForm({
    kind: 'dialog',
    schema: updateCoefficient.body,
    values: { ...coefficient, customer_id: customer?.id ?? null },
    check: useDayCheck(),
    submit: (body) => send.mutateAsync({ params: { id }, body }),
    savedText: () => t('common:form.saved'),
    onSaved: onClose,
  });
  return (
    <FormDrawer state={state} title={coefficient.name} submit={t('common:form.save')} onClose={onClose}>
      <CoefficientFields own={id} performer={company.id} />
    </FormDrawer>
  );
};

const useDayCheck = () => {
  const { t } = useTranslation('fields');
  return ({ valid_from, valid_to }: { valid_from: string; valid_to: string | null }) => ({
    valid_to: isDay(valid_from) && isDay(valid_to) && valid_to < valid_from ? t('range-order') : undefined,
  });
};
