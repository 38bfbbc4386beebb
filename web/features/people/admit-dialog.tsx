import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { admitUser } from '#shared/contracts/people.ts';
import type { PendingUser } from '#shared/contracts/people.ts';
import { scopeRequirements, grantableRoles } from '#shared/domain/people/role-grants.ts';
import { roleOf, useMe } from '../../api/me.ts';
import type { ApiProblem } from '../../api/problem.ts';
import { useSend } from '../../api/query.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { notifyResult } from './notify-result.ts';
import type { PlaceErrors } from './place-fields.tsx';
import { noPlace, placeFor, PlaceFields } from './place-fields.tsx';

/** Admits a newcomer: by default in the requested role, at a chosen place. */
export const AdmitDialog = ({ person, onClose }: { person: PendingUser; onClose: () => void }) => {
  const { t } = useTranslation(['people', 'common']);
  const send = useSend(admitUser);
  const roles = grantableRoles(roleOf(useMe()));
  const [role, setRole] = useState(person.role);
  const [place, setPlace] = useState({ ...noPlace, company: person.company?.id ?? null });
  const [errors, setErrors] = useState<PlaceErrors>({});
  const name = person.fio;

  const choose = (next: typeof place) => {
    setPlace(next);
    setErrors({});
  };
  const { onSuccess, onError } = notifyResult(t('admitting.done', { name }), onClose);
  const failed = (problem: ApiProblem) => {
    const { company_id: company, stores_ids: stores } = problem.fields;
    setErrors({ company, stores });
    if (!company && !stores) onError(problem);
  };
  const admit = () => {
    if (scopeRequirements(role).stores && place.stores.length === 0) return setErrors({ stores: t('place.needed') });
    const { companies_ids: [company_id] = [], ...rest } = placeFor(role, place);
    send.mutate(
      { params: { id: person.id }, body: { role, ...rest, ...(company_id && { company_id }) } },
      { onSuccess, onError: failed },
    );
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('admitting.title', { name })}
      back={t('admitting.keep')}
      busy={send.isPending}
      actions={
        <Button variant="primary" busy={send.isPending} onClick={admit}>
          {t('admitting.confirm')}
        </Button>
      }
    >
      <p className="mb-4 text-pretty">{t('admitting.text')}</p>
      <div className="text-ink text-13 flex flex-col gap-4">
        <Field label={t('admitting.role')}>
          {(ids) => (
            <Select
              {...ids}
              options={roles.map((value) => ({ value, label: t(`common:role.${value}`) }))}
              value={role}
              onChange={setRole}
            />
          )}
        </Field>
        <PlaceFields role={role} value={place} onChange={choose} errors={errors} />
      </div>
    </Dialog>
  );
};
