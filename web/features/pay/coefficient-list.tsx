import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listCompanies } from '#shared/contracts/companies.ts';
import { type Coefficient, deleteCoefficient, listCoefficients } from '#shared/contracts/pay.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMay, useMe } from '../../api/me.ts';
import { useGet, useSend } from '../../api/query.ts';
import { FilterChips, type LookupFilter } from '../../kit/list/filters.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useListState } from '../../kit/list/list-state.ts';
import { useLookup } from '../../kit/list/use-lookup.ts';
import { useAsk } from '../../kit/parts/use-ask.tsx';
import { Button } from '../../ui/button.tsx';
import { CoefficientDrawer } from './coefficient-drawer.tsx';
import { useCoefficientColumns } from './columns.tsx';

/** What raises the rates of a performer on weekends, on state holidays and at night. */
export default function CoefficientList() {
  const { t } = useTranslation('pay');
  const state = useListState('coefficients', listCoefficients, { company_id: 'one' });
  const side = sideOf(roleOf(useMe()));
  const mayWrite = useMay('coefficient.write');
  const [open, setOpen] = useState<'add' | Coefficient | null>(null);
  const { ask, question } = useAsk();
  const remove = useSend(deleteCoefficient);
  const confirmDeletion = ({ id, name, version }: Coefficient) =>
    ask({
      danger: true,
      title: t('delete.title', { name }),
      text: t('delete.text'),
      confirm: t('delete.confirm'),
      keep: t('delete.keep'),
      act: () => remove.mutateAsync({ params: { id }, query: { version: String(version) } }),
      done: t('delete.done', { name }),
    });
  return (
    <ListPage
      title={t('title')}
      state={state}
      list={useGet(listCoefficients, { query: state.query })}
      columns={useCoefficientColumns({ edit: setOpen, delete: confirmDeletion })}
      add={
        mayWrite && (
          <Button variant="primary" icon={Plus} keys="C" onClick={() => setOpen('add')}>
            {t('new')}
          </Button>
        )
      }
      filters={
        side === 'platform' && (
          <FilterChips
            state={state}
            filters={[{ key: 'company_id', label: t('columns.performer'), useOptions: usePerformerFilter, one: true }]}
          />
        )
      }
      none={{ title: t('none.title'), text: t('none.text') }}
      first={{ title: t('first.title'), text: t(mayWrite ? 'first.text' : 'first.textRead') }}
    >
      {question}
      {open && <CoefficientDrawer coefficient={open === 'add' ? null : open} onClose={() => setOpen(null)} />}
    </ListPage>
  );
}

const usePerformerFilter: LookupFilter = ({ chosen, searches }) =>
  useLookup(listCompanies, {
    request: (query) => ({ query: { ...query, roles: ['vendor' as const] } }),
    options: ({ data }) => data.map(({ id, name, inn }) => ({ value: id, label: name, note: inn })),
    chosen,
    searches,
  });
