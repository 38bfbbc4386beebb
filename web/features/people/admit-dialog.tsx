import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { role } from '#shared/contracts/fields.ts';
import { admitUser, type PendingUser } from '#shared/contracts/people.ts';
import { grantableRoles } from '#shared/domain/people/role-grants.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { useSend } from '../../api/query.ts';
import { SelectField } from '../../kit/form/fields.tsx';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { handleRefusal } from '../../kit/form/handle-refusal.ts';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { notifyResult } from './notify-result.ts';
import { noPlace, placeFieldOf, placeFields, placeFor, PlaceFields, usePlaceErrors } from './place-fields.tsx';

const Admission = z.object({ role, ...placeFields });

/** Admits a newcomer: by default in the requested role, at a chosen place. */
export const AdmitDialog = ({ person, onClose }: { person: PendingUser; onClose: () => void }) => {
  const { t } = useTranslation(['people', 'common']);
  const placeErrors = usePlaceErrors();
  const send = useSend(admitUser);
  const roles = grantableRoles(roleOf(useMe()));
  const name = person.fio;
  const { onSuccess, onError } = notifyResult(t('admitting.done', { name }), onClose);
  const state = useResourceForm({
    kind: 'dialog',
    schema: Admission,
    values: { ...noPlace, role: person.role, company: person.company?.id ?? null },
    check: placeErrors,
    submit: (admission) => {
      const { companies_ids: [company_id] = [], ...rest } = placeFor(admission.role, admission);
      const body = { role: admission.role, ...rest, ...(company_id && { company_id }) };
      return handleRefusal(send.mutateAsync({ params: { id: person.id }, body }), onError);
    },
    fieldOf: placeFieldOf,
    onSaved: onSuccess,
  });
  return (
    <FormDialog
      state={state}
      title={t('admitting.title', { name })}
      keep={t('admitting.keep')}
      submit={t('admitting.confirm')}
      onClose={onClose}
      help={<p className="text-pretty">{t('admitting.text')}</p>}
    >
      <SelectField
        name="role"
        label={t('admitting.role')}
        options={roles.map((value) => ({ value, label: t(`common:role.${value}`) }))}
      />
      <PlaceFields />
    </FormDialog>
  );
};
