import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listCompanies } from '#shared/contracts/companies.ts';
import { type Coefficient, listCoefficients } from '#shared/contracts/pay.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMay, useMe } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { FilterChips, type LookupFilter } from '../../kit/list/filters.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useListState } from '../../kit/list/list-state.ts';
import { useLookup } from '../../kit/list/use-lookup.ts';
import { Button } from '../../ui/button.tsx';
import { CoefficientDrawer } from './coefficient-drawer.tsx';
import { type CoefficientAction, useCoefficientColumns } from './columns.tsx';
import { DeleteCoefficient } from './delete-coefficient.tsx';

type Open = { action: 'add' } | { action: CoefficientAction; coefficient: Coefficient };

/** What raises the rates of a performer on weekends, on state holidays and at night. */
export default function CoefficientList() {
  const { t } = useTranslation('pay');
  const state = useListState('coefficients', listCoefficients, { company_id: 'one' });
  const side = sideOf(roleOf(useMe()));
  const mayWrite = useMay('coefficient.write');
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <ListPage
      title={t('title')}
      state={state}
      list={useGet(listCoefficients, { query: state.query })}
      columns={useCoefficientColumns((action, coefficient) => setOpen({ action, coefficient }))}
      add={
        mayWrite && (
          <Button variant="primary" icon={Plus} keys="C" onClick={() => setOpen({ action: 'add' })}>
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
      {open?.action === 'delete' && <DeleteCoefficient coefficient={open.coefficient} onClose={close} />}
      {open && open.action !== 'delete' && (
        <CoefficientDrawer coefficient={open.action === 'edit' ? open.coefficient : null} onClose={close} />
      )}
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
