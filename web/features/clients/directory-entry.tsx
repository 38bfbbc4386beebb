import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type DirectoryEntry, getDirectoryEntry, updateDirectoryEntry } from '#shared/contracts/clients.ts';
import { listSpecialties } from '#shared/contracts/specialties.ts';
import { api } from '../../api/client.ts';
import { useGet, useSend } from '../../api/query.ts';
import { ChoicesField } from '../../kit/form/choices.tsx';
import { SwitchField, TextField } from '../../kit/form/fields.tsx';
import { FormDrawer } from '../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { useLookup } from '../../kit/list/use-lookup.ts';
import { Broken } from '../../kit/parts/broken.tsx';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';

/** Opens what customers read about a performer when they look for one. */
export const EntryButton = ({ vendor }: { vendor: string }) => {
  const { t } = useTranslation('clients');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('entry.button')}</Button>
      {isOpen && <EntryDrawer vendor={vendor} onClose={() => setIsOpen(false)} />}
    </>
  );
};

const EntryDrawer = ({ vendor, onClose }: { vendor: string; onClose: () => void }) => {
  const { t } = useTranslation('clients');
  const { data, error, refetch } = useGet(getDirectoryEntry, { params: { id: vendor } });
  if (data) return <EditEntry entry={data.data} onClose={onClose} />;
  return (
    <Drawer title={t('entry.button')} onClose={onClose}>
      {error ? <Broken as="banner" error={error} onRetry={refetch} /> : <span className="skeleton w-48" />}
    </Drawer>
  );
};

const valuesOf = ({ listed, area, specialties, version }: DirectoryEntry) => ({
  listed,
  area,
  categories_ids: specialties.map(({ id }) => id),
  version,
});

const EditEntry = ({ entry, onClose }: { entry: DirectoryEntry; onClose: () => void }) => {
  const { t } = useTranslation(['clients', 'common']);
  const save = useSend(updateDirectoryEntry);
  const params = { id: entry.id };
  const state = useResourceForm({
    kind: 'edit',
    schema: updateDirectoryEntry.body,
    values: valuesOf(entry),
    submit: async (body) => valuesOf((await save.mutateAsync({ params, body })).data),
    reload: async () => valuesOf((await api(getDirectoryEntry, { params })).data),
    savedText: () => t('common:form.saved'),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      state={state}
      title={t('entry.title', { name: entry.name })}
      submit={t('common:form.save')}
      onClose={onClose}
    >
      <p className="text-ink-2 text-pretty">{t('entry.text')}</p>
      <SwitchField name="listed" label={t('entry.listed')} hint={t('entry.listedHint')} />
      <TextField name="area" label={t('entry.area')} hint={t('entry.areaHint')} lines={2} maxLength={300} optional />
      <Specialties />
    </FormDrawer>
  );
};

const Specialties = () => {
  const { t } = useTranslation(['clients', 'common']);
  const chosen = useWatch<{ categories_ids: string[] }, 'categories_ids'>({ name: 'categories_ids' });
  const specialties = useLookup(listSpecialties, {
    request: (query) => ({ query: { ...query, active: 'true' as const } }),
    options: ({ data }) => data.map(({ id, name }) => ({ value: id, label: name })),
    chosen,
  });
  return (
    <ChoicesField
      name="categories_ids"
      label={t('entry.specialties')}
      find={t('entry.specialtiesFind')}
      empty={t('common:nothingFound')}
      {...specialties}
    />
  );
};
