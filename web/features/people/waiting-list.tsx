import { Ban, Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listWaiting, type PendingUser } from '#shared/contracts/people.ts';
import { grantableRoles, scopeRequirements } from '#shared/domain/people/role-grants.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { BulkButton } from '../../kit/list/bulk-button.tsx';
import { ExportMenu } from '../../kit/list/export-menu.tsx';
import { FilterChips } from '../../kit/list/filters.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useListState } from '../../kit/list/list-state.ts';
import { useSelection } from '../../kit/list/use-selection.ts';
import { AdmitDialog } from './admit-dialog.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { useAdmitMany } from './use-admit-many.tsx';
import { useRefuseMany } from './use-refuse-many.tsx';
import { useWaitingColumns } from './waiting-columns.tsx';

/** Newcomers who wait to be admitted. */
export default function WaitingList() {
  const { t } = useTranslation(['people', 'common']);
  const grantable = grantableRoles(roleOf(useMe()));
  const roles = grantable.map((value) => ({ value, label: t(`common:role.${value}`) }));
  const state = useListState('waiting', listWaiting, { name: 'one', roles: grantable });
  const waiting = useGet(listWaiting, { query: state.query });
  const selection = useSelection<PendingUser>(listWaiting, state, waiting.data);
  const refuseMany = useRefuseMany(selection.only);
  const admitMany = useAdmitMany(selection.only);
  /** A role that needs stores is admitted to chosen ones. */
  const mayAdmitMany = grantable.some((role) => !scopeRequirements(role).stores);
  const [answering, setAnswering] = useState<{ as: 'admit' | 'refuse'; person: PendingUser } | null>(null);
  const Asking = answering?.as === 'refuse' ? RefuseDialog : AdmitDialog;
  return (
    <ListPage
      title={t('waiting.title')}
      state={state}
      list={waiting}
      columns={useWaitingColumns((as, person) => setAnswering({ as, person }))}
      search={{ filter: 'name', label: t('waiting.search') }}
      filters={
        <FilterChips state={state} filters={[{ key: 'roles', label: t('waiting.columns.asks'), options: roles }]} />
      }
      tools={<ExportMenu list="waiting" query={() => state.query} />}
      selection={selection}
      bulk={
        <>
          {mayAdmitMany && (
            <BulkButton icon={Check} onClick={() => admitMany.ask(selection.rows)}>
              {t('admitting.bulk')}
            </BulkButton>
          )}
          <BulkButton icon={Ban} onClick={() => refuseMany.ask(selection.rows)}>
            {t('refusing.bulk')}
          </BulkButton>
        </>
      }
      none={{ title: t('waiting.none.title'), text: t('waiting.none.text') }}
      first={{ title: t('waiting.first.title'), text: t('waiting.first.text') }}
    >
      {admitMany.dialogs}
      {refuseMany.dialogs}
      {answering && <Asking key={answering.person.id} person={answering.person} onClose={() => setAnswering(null)} />}
    </ListPage>
  );
}
