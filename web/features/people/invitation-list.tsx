import { Ban, MailPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listInvitations } from '#shared/contracts/people.ts';
import type { Invitation } from '#shared/contracts/people.ts';
import { invitationStates } from '#shared/domain/people/invitation.ts';
import { grantableRoles } from '#shared/domain/people/role-grants.ts';
import { roleOf, useMay, useMe } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { paths } from '../../paths.ts';
import { BulkButton } from '../../resource/bulk-button.tsx';
import { FilterChips, SearchBox } from '../../resource/filters.tsx';
import { useListState } from '../../resource/list-state.ts';
import { ListTools } from '../../resource/list-tools.tsx';
import { Pager } from '../../resource/pager.tsx';
import { ResourceTable } from '../../resource/resource-table.tsx';
import { useTotal } from '../../resource/total.ts';
import { useColumns } from '../../resource/use-columns.ts';
import { useSelection } from '../../resource/use-selection.ts';
import { ViewTabs } from '../../resource/view-tabs.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, Toolbar } from '../../ui/page.tsx';
import { useInvitationColumns } from './invitation-columns.tsx';
import { useRevoke } from './use-revoke.tsx';

/** Invitations and their state. */
export default function InvitationList() {
  const { t } = useTranslation(['people', 'common']);
  const mayInvite = useMay('invitation.create');
  const roles = grantableRoles(roleOf(useMe()));
  const state = useListState('invitations', listInvitations, { contact: 'one', roles, states: invitationStates });
  const invitations = useGet(listInvitations, { query: state.query });
  const selection = useSelection<Invitation>(listInvitations, state, invitations.data);
  const revoke = useRevoke(selection.only);
  const columns = useColumns(state, useInvitationColumns(revoke.one));
  const nothingYet = invitations.data?.total === 0 && !state.filtered;
  const invite = (
    <ButtonLink variant="primary" icon={MailPlus} keys="C" to={paths.people.invite}>
      {t('inviting.title')}
    </ButtonLink>
  );
  return (
    <Page
      title={t('invitations.title')}
      count={useTotal()(invitations.data)}
      actions={mayInvite && !nothingYet && invite}
    >
      <ViewTabs state={state} label={t('common:views.label')} />
      <Toolbar>
        <SearchBox state={state} filter="contact" label={t('invitations.search')} />
        <FilterChips
          state={state}
          filters={[
            {
              key: 'states',
              label: t('invitations.columns.state'),
              options: invitationStates.map((value) => ({ value, label: t(`invitations.states.${value}`) })),
            },
            {
              key: 'roles',
              label: t('invitations.columns.role'),
              options: roles.map((value) => ({ value, label: t(`common:role.${value}`) })),
            },
          ]}
        />
        <ListTools state={state} columns={columns} />
      </Toolbar>
      <ResourceTable
        label={t('invitations.title')}
        columns={columns}
        list={invitations}
        state={state}
        selection={selection}
        bulk={
          <BulkButton icon={Ban} onClick={() => revoke.ask(selection.rows)}>
            {t('revoking.bulk')}
          </BulkButton>
        }
        none={
          <EmptyState
            kind="search"
            title={t('invitations.none.title')}
            actions={<Button onClick={state.clear}>{t('common:filters.clearAll')}</Button>}
          >
            {t('invitations.none.text')}
          </EmptyState>
        }
        first={
          <EmptyState kind="start" title={t('invitations.first.title')} actions={mayInvite && invite}>
            {t('invitations.first.text')}
          </EmptyState>
        }
      />
      <Pager state={state} answer={invitations.data} />
      {revoke.dialogs}
    </Page>
  );
}
