import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  listCompanyClients,
  listStoreClients,
  type StoreClient,
  updateStoreClients,
} from '#shared/contracts/clients.ts';
import { listCompanies } from '#shared/contracts/companies.ts';
import type { Store } from '#shared/contracts/stores.ts';
import { api } from '../../api/client.ts';
import { roleOf, useMay, useMe } from '../../api/me.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useGet, useSend } from '../../api/query.ts';
import { useShiftsAhead } from '../../domain/clients/use-shifts-ahead.tsx';
import { ShortList } from '../../kit/list/short-list.tsx';
import { useLookup } from '../../kit/list/use-lookup.ts';
import { useAsk } from '../../kit/parts/use-ask.tsx';
import { paths } from '../../paths.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Section } from '../../ui/section.tsx';
import { Combobox } from '../../ui/select.tsx';
import { snack } from '../../ui/snackbars.tsx';

/** The performers that serve the store. An admin adds and removes them, a performer gives the store up. */
export const StorePerformers = ({ store }: { store: Store }) => {
  const { t } = useTranslation('stores');
  const navigate = useNavigate();
  const isVendor = roleOf(useMe()) === 'ROLE_VENDOR';
  const mayChange = useMay('client.update');
  const performers = useGet(listStoreClients, { params: { id: store.id }, query: { per_page: '100' } });
  const send = useSend(updateStoreClients);
  const { ask, question } = useAsk();
  const { sendAsking, dialog } = useShiftsAhead();
  const remove = async ({ id, name, version }: StoreClient) => {
    const removed = await sendAsking((shifts) =>
      send.mutateAsync({
        params: { id: store.id },
        body: { vendor_id: id, remove: true, version, ...(shifts && { shifts }) },
      }),
    );
    if (!removed) return;
    snack({
      tone: 'good',
      text: isVendor ? t('performers.gaveUp', { name: store.name }) : t('performers.removed', { name }),
    });
    if (isVendor) void navigate(paths.stores.list, { replace: true });
  };
  const confirmRemoval = (performer: StoreClient) =>
    ask({
      danger: true,
      title: isVendor
        ? t('performers.giveUpTitle', { name: store.name })
        : t('performers.removeTitle', { name: performer.name }),
      text: t(performer.all_stores ? 'performers.removeOfAllText' : 'performers.removeText'),
      confirm: t(isVendor ? 'performers.giveUp' : 'performers.remove'),
      keep: t('performers.keep'),
      act: () => remove(performer),
    });
  return (
    <Section title={t('performers.title')} reason={t('performers.reason')}>
      <ShortList
        answer={performers}
        none={t('performers.none')}
        failed={t('performers.failed')}
        row={(performer) => (
          <div className="flex items-center gap-3">
            <div className="min-w-0 flex-1">
              <p className="font-medium wrap-anywhere">{performer.name}</p>
              {performer.all_stores && <p className="text-12 text-ink-2">{t('performers.allStores')}</p>}
            </div>
            {mayChange && isVendor && (
              <Button variant="danger-quiet" onClick={() => confirmRemoval(performer)}>
                {t('performers.giveUp')}
              </Button>
            )}
            {mayChange && !isVendor && (
              <IconButton
                icon={X}
                label={t('performers.removeOf', { name: performer.name })}
                onClick={() => confirmRemoval(performer)}
              />
            )}
          </div>
        )}
      />
      {mayChange && !isVendor && <AddPerformer store={store} known={performers.data?.data ?? []} />}
      {dialog ?? question}
    </Section>
  );
};

const AddPerformer = ({ store, known }: { store: Store; known: readonly StoreClient[] }) => {
  const { t } = useTranslation('stores');
  const send = useSend(updateStoreClients);
  const [isAdding, setIsAdding] = useState(false);
  const vendors = useLookup(listCompanies, {
    request: (query) => ({ query: { ...query, roles: ['vendor' as const] } }),
    options: ({ data }) =>
      data
        .filter(({ id, active }) => active && !known.some((performer) => performer.id === id))
        .map(({ id, name, inn }) => ({ value: id, label: name, note: inn })),
    chosen: [],
  });
  const add = async (vendor_id: string) => {
    setIsAdding(true);
    try {
      const { version } = await api(listCompanyClients, { query: { vendor_id, per_page: '1' } });
      await send.mutateAsync({ params: { id: store.id }, body: { vendor_id, version: version ?? 1 } });
      const name = vendors.options?.find(({ value }) => value === vendor_id)?.label ?? '';
      snack({ tone: 'good', text: t('performers.added', { name }) });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      snack({ tone: 'bad', text: error.message });
    } finally {
      setIsAdding(false);
    }
  };
  return (
    <Field label={t('performers.add')} hint={t('performers.addHint')}>
      {(ids) => (
        <Combobox
          {...ids}
          {...vendors}
          value={null}
          disabled={isAdding}
          onChange={(id) => void add(id)}
          placeholder={t('performers.choose')}
        />
      )}
    </Field>
  );
};
