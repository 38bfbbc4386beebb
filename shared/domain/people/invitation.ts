/** Only an open invitation works. `expired` is computed from the time and never stored. */
export const invitationStates = ['open', 'expired', 'accepted', 'revoked'] as const;
export type InvitationState = (typeof invitationStates)[number];

type Invitation = { closed: { as: 'accepted' | 'revoked' } | null; valid_until: string };
export const stateOf = ({ closed, valid_until }: Invitation, now: string): InvitationState =>
  closed?.as ?? (now < valid_until ? 'open' : 'expired');

/** Whether it can be sent again, which makes it valid from then. */
export const isResendable = (invitation: Invitation, now: string): boolean =>
  ['open', 'expired'].includes(stateOf(invitation, now));
