import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { updateCompanyClients } from '#shared/contracts/clients.ts';
import { listCompanies } from '#shared/contracts/companies.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useSend } from '../../api/query.ts';
import { useLookup } from '../../kit/list/use-lookup.ts';
import { Combobox } from '../../ui/select.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { everyClient } from './owner.ts';

/** Links a customer to a performer, with all its stores. Choosing it is enough, and the stores can be chosen next. */
export const AddClient = ({ vendor, onAdded }: { vendor: string; onAdded: (id: string) => void }) => {
  const { t } = useTranslation('clients');
  const send = useSend(updateCompanyClients);
  const [isAdding, setIsAdding] = useState(false);
  const customers = useLookup(listCompanies, {
    request: (query) => ({ query: { ...query, roles: ['customer' as const] } }),
    options: ({ data }) =>
      data.filter(({ active }) => active).map(({ id, name, inn }) => ({ value: id, label: name, note: inn })),
    chosen: [],
  });
  const add = async (id: string) => {
    setIsAdding(true);
    try {
      const { ids, version } = await everyClient({ vendor_id: vendor });
      await send.mutateAsync({ params: { id: vendor }, body: { clients: [...ids, id], version } });
      const name = customers.options?.find(({ value }) => value === id)?.label ?? '';
      snack({ tone: 'good', text: t('added', { name }) });
      onAdded(id);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      snack({ tone: 'bad', text: error.message });
    } finally {
      setIsAdding(false);
    }
  };
  return (
    <div className="px-gutter flex-none pb-2">
      <Combobox
        {...customers}
        aria-label={t('add')}
        placeholder={t('add')}
        value={null}
        disabled={isAdding}
        onChange={(id) => void add(id)}
      />
    </div>
  );
};
