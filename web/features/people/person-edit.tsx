import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { getUser, type PersonDetails } from '#shared/contracts/people.ts';
import { type PeoplePage, peoplePages } from '#shared/domain/people/people-pages.ts';
import { roleLabelOf } from '#shared/domain/roles.ts';
import { useMay, useMe } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { optional } from '../../ui/optional.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { AgreedRates } from './agreed-rates.tsx';
import { PersonFields } from './person-fields.tsx';
import { usePersonForm } from './use-person-form.ts';

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
  const place = [t(`common:role.${roleLabelOf(person.roles)}`), person.company?.name].filter(Boolean).join(' · ');
  return (
    <Page
      title={person.fio}
      aside={place}
      actions={mayDeactivate && <Button onClick={() => setAsking(true)}>{t('deactivating.action')}</Button>}
    >
      <ResourceForm {...usePersonForm(person)}>
        <PersonFields person={person} group={Section} />
        {hasRates && <AgreedRates worker={person.id} />}
      </ResourceForm>
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
