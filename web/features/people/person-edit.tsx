import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { getUser, type PersonDetails } from '#shared/contracts/people.ts';
import { type PeoplePage, peoplePages } from '#shared/domain/people/people-pages.ts';
import { grantableRoles } from '#shared/domain/people/role-grants.ts';
import { roleLabelOf } from '#shared/domain/roles.ts';
import { roleOf, useMay, useMe } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { optional } from '../../ui/optional.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { AgreedRates } from './agreed-rates.tsx';
import { PersonFields } from './person-fields.tsx';
import { PersonPhoto } from './person-photo.tsx';
import { usePersonForm } from './use-person-form.ts';

const AddRoleDialog = optional(() => import('./add-role-dialog.tsx'), { failed: 'close' });
const DeactivateDialog = optional(() => import('./deactivate-dialog.tsx'), { failed: 'close' });

/** The list from which people come to a person. */
const listOf = ({ roles }: PersonDetails): string => {
  const page = (Object.keys(peoplePages) as PeoplePage[]).find((each) => roles.includes(peoplePages[each]));
  return page ? paths.people.list(page) : paths.root;
};

export default function PersonEdit() {
  const { id = '' } = useParams();
  const { t } = useTranslation('people');
  const person = useGet(getUser, { params: { id } });
  return (
    <Loaded title={t('person.title')} answer={person}>
      {({ data }) => <EditPerson key={data.id} person={data} />}
    </Loaded>
  );
}

const EditPerson = ({ person }: { person: PersonDetails }) => {
  const { t } = useTranslation(['people', 'common']);
  const navigate = useNavigate();
  const me = useMe();
  const mayDeactivate = person.editable.length > 0 && person.id !== me.id;
  const hasRates = useMay('rate.list') && person.company !== null && person.roles.includes('ROLE_VENDOR_STAFF');
  const [isAsking, setAsking] = useState(false);
  const [isAddingRole, setAddingRole] = useState(false);
  const roles = grantableRoles(roleOf(me)).filter(
    (role) => !person.roles.includes(role) && role !== person.additional_role,
  );
  const mayAddRole = useMay('user.create-account') && roles.length > 0;
  const { form, addPhotoVersion } = usePersonForm(person);
  const place = [t(`common:role.${roleLabelOf(person.roles)}`), person.company?.name].filter(Boolean).join(' · ');
  return (
    <Page
      title={person.fio}
      aside={place}
      picture={<Avatar size="lg" name={person.fio} photo={person.avatar} />}
      actions={
        <>
          {mayAddRole && <Button onClick={() => setAddingRole(true)}>{t('addingRole.action')}</Button>}
          {mayDeactivate && <Button onClick={() => setAsking(true)}>{t('deactivating.action')}</Button>}
        </>
      }
    >
      <ResourceForm {...form}>
        {person.editable.length > 0 && <PersonPhoto person={person} onSaved={addPhotoVersion} />}
        <PersonFields person={person} group={Section} />
        {hasRates && <AgreedRates worker={person.id} />}
      </ResourceForm>
      {isAddingRole && <AddRoleDialog person={person} roles={roles} onClose={() => setAddingRole(false)} />}
      {isAsking && (
        <DeactivateDialog
          person={person}
          onDone={() => void navigate(listOf(person))}
          onClose={() => setAsking(false)}
        />
      )}
    </Page>
  );
};
