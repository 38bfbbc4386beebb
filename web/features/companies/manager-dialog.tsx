import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Company, updateCompanyManagers } from '#shared/contracts/companies.ts';
import { listUsers, type Person } from '#shared/contracts/people.ts';
import { grantableManagerRoles } from '#shared/domain/companies/managers.ts';
import { firstRole, type Role, roleLabelOf } from '#shared/domain/roles.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { ComboboxField, SelectField } from '../../kit/form/fields.tsx';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { useLookup } from '../../kit/list/use-lookup.ts';
import { snack } from '../../ui/snackbars.tsx';
import { useUpdateManagers } from './use-update-managers.ts';

/** Gives a manager's role to a person of the company: to `manager`, or to the one who is chosen. */
export const ManagerDialog = ({
  company,
  manager,
  onClose,
}: {
  company: Company;
  manager: Person | null;
  onClose: () => void;
}) => {
  const { t } = useTranslation(['companies', 'common']);
  const update = useUpdateManagers(company.id);
  const roles = grantableManagerRoles(company.role, roleOf(useMe()));
  const state = useResourceForm({
    kind: 'dialog',
    schema: updateCompanyManagers.body,
    values: { user_id: manager?.id ?? null, role: manager ? firstRole(manager.roles) : roles.at(-1) },
    submit: update,
    onSaved: ({ data }) => {
      const role = t(`common:role.${roleLabelOf(data.roles)}`);
      snack({ tone: 'good', text: t('managers.given', { name: data.fio, role }) });
      onClose();
    },
  });
  return (
    <FormDialog
      state={state}
      title={manager ? t('managers.changeTitle', { name: manager.fio }) : t('managers.add')}
      submit={manager ? t('managers.change') : t('managers.add')}
      onClose={onClose}
      help={!manager && <p className="text-pretty">{t(`managers.effect.${company.role}`)}</p>}
    >
      {!manager && (
        // Only workers of a performer have no manager's role yet.
        <PersonChoice company={company} roles={company.role === 'vendor' ? ['ROLE_VENDOR_STAFF'] : roles} />
      )}
      <SelectField
        name="role"
        label={t('managers.role')}
        options={roles.map((value) => ({ value, label: t(`common:role.${value}`) }))}
      />
    </FormDialog>
  );
};

const PersonChoice = ({ company, roles }: { company: Company; roles: Role[] }) => {
  const { t } = useTranslation(['companies', 'common']);
  const chosen = useWatch<{ user_id: string | null }, 'user_id'>({ name: 'user_id' });
  const people = useLookup(listUsers, {
    request: (query) => ({ query: { ...query, company_id: company.id, roles } }),
    options: ({ data }) =>
      data.map((person) => ({
        value: person.id,
        label: person.fio,
        note: t(`common:role.${roleLabelOf(person.roles)}`),
      })),
    chosen: [chosen],
  });
  return (
    <ComboboxField name="user_id" label={t('managers.person')} placeholder={t('managers.choosePerson')} {...people} />
  );
};
