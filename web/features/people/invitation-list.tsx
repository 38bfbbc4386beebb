import { Ban, MailPlus, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Invitation, listInvitations } from '#shared/contracts/people.ts';
import { invitationStates } from '#shared/domain/people/invitation.ts';
import { grantableRoles } from '#shared/domain/people/role-grants.ts';
import { roleOf, useMay, useMe } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { BulkButton } from '../../kit/list/bulk-button.tsx';
import { ExportMenu } from '../../kit/list/export-menu.tsx';
import { FilterChips } from '../../kit/list/filters.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useListState } from '../../kit/list/list-state.ts';
import { useSelection } from '../../kit/list/use-selection.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useInvitationColumns } from './invitation-columns.tsx';
import { useResend } from './use-resend.tsx';
import { useRevoke } from './use-revoke.tsx';

/** Invitations and their state. */
export default function InvitationList() {
  const { t } = useTranslation(['people', 'common']);
  const roles = grantableRoles(roleOf(useMe()));
  const state = useListState('invitations', listInvitations, { contact: 'one', roles, states: invitationStates });
  const invitations = useGet(listInvitations, { query: state.query });
  const selection = useSelection<Invitation>(listInvitations, state, invitations.data);
  const revoke = useRevoke(selection.only);
  const resend = useResend(selection.only);
  const mayInvite = useMay('invitation.create');
  const chips = [
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
  ];
  return (
    <ListPage
      title={t('invitations.title')}
      state={state}
      list={invitations}
      columns={useInvitationColumns({ onRevoke: revoke.one, onResend: mayInvite ? resend.one : null })}
      add={
        mayInvite && (
          <ButtonLink variant="primary" icon={MailPlus} keys="C" to={paths.people.invite}>
            {t('inviting.title')}
          </ButtonLink>
        )
      }
      search={{ filter: 'contact', label: t('invitations.search') }}
      filters={<FilterChips state={state} filters={chips} />}
      tools={<ExportMenu list="invitations" query={() => state.query} />}
      selection={selection}
      bulk={
        <>
          {mayInvite && (
            <BulkButton icon={Send} onClick={() => resend.ask(selection.rows)}>
              {t('resending.bulk')}
            </BulkButton>
          )}
          <BulkButton icon={Ban} onClick={() => revoke.ask(selection.rows)}>
            {t('revoking.bulk')}
          </BulkButton>
        </>
      }
      none={{ title: t('invitations.none.title'), text: t('invitations.none.text') }}
      first={{ title: t('invitations.first.title'), text: t('invitations.first.text') }}
    >
      {revoke.dialogs}
      {resend.dialogs}
    </ListPage>
  );
}
