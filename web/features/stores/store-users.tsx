import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listUsers } from '#shared/contracts/people.ts';
import { listStoreUsers, type Store, type StoreUser, updateStoreManagers } from '#shared/contracts/stores.ts';
import { managerRoles } from '#shared/domain/stores/managers.ts';
import { useMay } from '../../api/me.ts';
import type { ApiProblem } from '../../api/problem.ts';
import { useGet, useSend } from '../../api/query.ts';
import { PhoneLink } from '../../domain/people/phone-link.tsx';
import { useLookup } from '../../kit/list/use-lookup.ts';
import { Broken } from '../../kit/parts/broken.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Section } from '../../ui/section.tsx';
import { Combobox } from '../../ui/select.tsx';
import { snack } from '../../ui/snackbars.tsx';

type Named = Pick<StoreUser, 'id' | 'fio'>;

/** The people who are given the store. A change applies at once and can be undone. */
export const StoreUsers = ({ store }: { store: Store }) => {
  const { t } = useTranslation(['stores', 'common']);
  const mayChange = useMay('store.update-managers');
  const users = useGet(listStoreUsers, { params: { id: store.id }, query: { per_page: '100' } });
  const { mutate } = useSend(updateStoreManagers);
  const set = ({ id, fio: name }: Named, remove: boolean, undo?: () => void) =>
    mutate(
      { params: { id: store.id }, body: { user_id: id, remove } },
      {
        onSuccess: () =>
          snack({ tone: 'good', text: t(remove ? 'users.removed' : 'users.added', { name }), ...(undo && { undo }) }),
        onError: ({ message }: ApiProblem) => snack({ tone: 'bad', text: message }),
      },
    );
  const shown = users.data?.data ?? [];
  const others = (users.data?.total ?? 0) - shown.length;
  return (
    <Section title={t('users.title')} reason={t('users.reason')}>
      {users.error && <Broken as="banner" error={users.error} onRetry={users.refetch} />}
      {users.data?.total === 0 && <p className="text-ink-3">{t('users.none')}</p>}
      <ul aria-label={t('users.list')} className="rounded-3 border-line border empty:hidden">
        {shown.map((user) => (
          <li key={user.id} className="border-line flex min-h-13 items-center gap-3 px-4 py-2 not-first:border-t">
            <div className="min-w-0 flex-1">
              <p className="truncate font-medium">{user.fio}</p>
              <p className="text-12 text-ink-2 truncate">
                {user.roles.map((role) => t(`common:role.${role}`)).join(', ')}
              </p>
            </div>
            <Contact user={user} />
            {mayChange && (
              <IconButton
                icon={X}
                label={t('users.remove', { name: user.fio })}
                onClick={() => set(user, true, () => set(user, false))}
              />
            )}
          </li>
        ))}
      </ul>
      {others > 0 && <p className="text-ink-2">{t('users.more', { count: others })}</p>}
      {mayChange && <AddUser store={store} known={shown} onAdd={(user) => set(user, false, () => set(user, true))} />}
    </Section>
  );
};

const Contact = ({ user: { email, phone } }: { user: StoreUser }) => {
  if (phone) return <PhoneLink phone={phone} className="text-primary-text hover:underline" />;
  return email ? <span className="text-ink-2 truncate">{email}</span> : null;
};

const AddUser = ({ store, known, onAdd }: { store: Store; known: readonly Named[]; onAdd: (user: Named) => void }) => {
  const { t } = useTranslation('stores');
  const people = useLookup(listUsers, {
    request: (query) => ({ query: { ...query, roles: [...managerRoles], company_id: store.company.id } }),
    options: ({ data }) =>
      data
        .filter(({ id }) => !known.some((user) => user.id === id))
        .map(({ id, fio, email }) => ({ value: id, label: fio, ...(email && { note: email }) })),
    chosen: [],
  });
  const add = (id: string) => {
    const found = people.options?.find(({ value }) => value === id);
    if (found) onAdd({ id, fio: found.label });
  };
  return (
    <Field label={t('users.add')} hint={t('users.addHint')}>
      {(ids) => <Combobox {...ids} {...people} value={null} onChange={add} placeholder={t('users.choose')} />}
    </Field>
  );
};
