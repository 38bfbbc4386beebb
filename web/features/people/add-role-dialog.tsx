import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { role } from '#shared/contracts/fields.ts';
import { createAccount, type PersonDetails } from '#shared/contracts/people.ts';
import type { Role } from '#shared/domain/roles.ts';
import type { ApiProblem } from '../../api/problem.ts';
import { useSend } from '../../api/query.ts';
import { SelectField } from '../../kit/form/fields.tsx';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { noPlace, placeFieldOf, placeFields, placeFor, PlaceFields, usePlaceErrors } from './place-fields.tsx';

const AddedRole = z.object({ role: z.nullable(role), ...placeFields });

type Props = { person: PersonDetails; roles: readonly Role[]; onClose: () => void };

/** Gives a person another account, in a role that the person does not have. */
export default function AddRoleDialog({ person, roles, onClose }: Props) {
  const { t } = useTranslation(['people', 'common']);
  const send = useSend(createAccount);
  const placeErrors = usePlaceErrors();
  const name = person.fio;
  const state = useResourceForm({
    kind: 'dialog',
    schema: AddedRole,
    values: { role: roles.length === 1 ? roles[0] : null, ...noPlace },
    check: placeErrors,
    submit: async (added) => {
      if (!added.role) throw new Error('the check let a form without a role through');
      const body = { user_id: person.id, role: added.role, ...placeFor(added.role, added) };
      return send.mutateAsync({ body }).catch((problem: ApiProblem) => {
        throw problem.code === 'already-member' ? problem.withFields({ role: problem.message }) : problem;
      });
    },
    fieldOf: placeFieldOf,
    savedText: () => t('addingRole.done', { name }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      state={state}
      title={t('addingRole.title', { name })}
      submit={t('addingRole.confirm')}
      onClose={onClose}
      help={<p className="text-pretty">{t('addingRole.text')}</p>}
    >
      <SelectField
        name="role"
        label={t('inviting.role')}
        placeholder={t('addingRole.choose')}
        options={roles.map((value) => ({ value, label: t(`common:role.${value}`) }))}
      />
      <PlaceFields />
    </FormDialog>
  );
}
