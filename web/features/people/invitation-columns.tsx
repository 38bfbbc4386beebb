import { Mail, MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import type { Invitation, listInvitations } from '#shared/contracts/people.ts';
import type { InvitationState } from '#shared/domain/people/invitation.ts';
import type { Column } from '../../kit/list/column.ts';
import { columnsOf } from '../../kit/list/columns-of.tsx';
import { Cut } from '../../kit/list/cut.tsx';
import { Button } from '../../ui/button.tsx';
import { deviceMoment } from '../../ui/device-time.ts';
import { useWide } from '../../ui/media.ts';
import { Tag, type Tone } from '../../ui/pill.tsx';
import { contactOf } from './format-account.ts';
import { mayBeResent } from './use-resend.tsx';

const column = columnsOf<Invitation, SortOf<typeof listInvitations>>();

const tones: Record<InvitationState, Tone> = {
  open: 'info',
  accepted: 'success',
  expired: 'warning',
  revoked: 'plain',
};

export const useInvitationColumns = ({
  onRevoke,
  onResend,
}: {
  onRevoke: (invitation: Invitation) => void;
  /** Null for those who may not invite. */
  onResend: ((invitation: Invitation) => void) | null;
}): Column<Invitation, SortOf<typeof listInvitations>>[] => {
  const { t } = useTranslation(['people', 'common']);
  const wide = useWide('md');
  const placeOf = ({ company, stores }: Invitation) => {
    const [first] = stores;
    const at = stores.length > 1 ? t('invitations.stores', { count: stores.length }) : first?.name;
    return [company?.name, at].filter(Boolean).join(' · ') || '—';
  };
  return [
    {
      id: 'contact',
      header: t('invitations.columns.contact'),
      sort: 'contact',
      cell: (invitation) => {
        const Icon = invitation.email ? Mail : MessageSquare;
        return (
          <span className="inline-flex items-center gap-2 font-medium">
            <Icon className="text-ink-3 size-3.5 flex-none" />
            <Cut>{contactOf(invitation)}</Cut>
          </span>
        );
      },
      narrow: 'title',
      skeleton: 170,
    },
    {
      id: 'role',
      header: t('invitations.columns.role'),
      cell: ({ role }) => t(`common:role.${role}`),
      narrow: 'line',
      skeleton: 96,
    },
    {
      id: 'place',
      header: t('invitations.columns.place'),
      cell: (invitation) => (
        <span className="text-ink-2">
          <Cut title={invitation.stores.map(({ name }) => name).join(', ') || undefined}>{placeOf(invitation)}</Cut>
        </span>
      ),
      narrow: 'line',
      skeleton: 160,
    },
    column.text('by', t('invitations.columns.by'), ({ invited_by }) => invited_by.fio, { from: 'xl' }),
    column.day('sent', t('invitations.columns.sent'), ({ created_at }) => created_at, {
      sort: 'created_at',
      align: 'end',
      from: 'lg',
    }),
    {
      id: 'state',
      header: t('invitations.columns.state'),
      cell: ({ state, valid_until }) => (
        <span className="inline-flex items-center gap-2">
          <Tag tone={tones[state]}>{t(`invitations.states.${state}`)}</Tag>
          {wide && state === 'open' && (
            <span className="figures text-12 text-ink-3 @max-[900px]:hidden">
              {t('invitations.until', { moment: deviceMoment(valid_until) })}
            </span>
          )}
        </span>
      ),
      narrow: 'side',
      skeleton: 96,
    },
    column.actions(
      'revoke',
      t('invitations.columns.actions'),
      (invitation) =>
        mayBeResent(invitation) && (
          <span className="inline-flex gap-1.5 max-md:pt-2">
            {onResend && (
              <Button size={wide ? 'sm' : 'md'} onClick={() => onResend(invitation)}>
                {t('invitations.resend')}
              </Button>
            )}
            {invitation.state === 'open' && (
              <Button size={wide ? 'sm' : 'md'} variant="ghost" onClick={() => onRevoke(invitation)}>
                {t('invitations.revoke')}
              </Button>
            )}
          </span>
        ),
      { skeleton: 140 },
    ),
  ];
};
