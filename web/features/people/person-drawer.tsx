import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { getUser, type Person, type PersonDetails } from '#shared/contracts/people.ts';
import { useGet } from '../../api/query.ts';
import { FormDrawer } from '../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { Broken } from '../../kit/parts/broken.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { type Group, PersonFields } from './person-fields.tsx';
import { usePersonForm } from './use-person-form.ts';

/** Edits a person of a list, which stays in view. */
export default function PersonDrawer({ person, onClose }: { person: Person; onClose: () => void }) {
  const { data, error, refetch } = useGet(getUser, { params: { id: person.id } });
  if (data) return <EditDrawer person={data.data} onClose={onClose} />;
  return (
    <Drawer title={person.fio} picture={<Avatar name={person.fio} photo={person.avatar} />} onClose={onClose}>
      {error ? <Broken as="banner" error={error} onRetry={refetch} /> : <span className="skeleton w-48" />}
    </Drawer>
  );
}

const EditDrawer = ({ person, onClose }: { person: PersonDetails; onClose: () => void }) => {
  const { t } = useTranslation('common');
  const state = useResourceForm({
    ...usePersonForm(person).form,
    kind: 'edit',
    savedText: () => t('form.saved'),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      state={state}
      title={person.fio}
      picture={<Avatar name={person.fio} photo={person.avatar} />}
      submit={t('form.save')}
      onClose={onClose}
    >
      <PersonFields person={person} group={DrawerGroup} />
    </FormDrawer>
  );
};

/** As a `Section`, in one narrow column. */
const DrawerGroup = ({ title, reason, children }: ComponentProps<Group>) => (
  <section className="border-line flex flex-col gap-4 border-b pb-5 last:border-b-0">
    <header>
      <h3 className="text-14 font-semibold">{title}</h3>
      {reason && <p className="text-ink-2 text-12 text-pretty">{reason}</p>}
    </header>
    {children}
  </section>
);
