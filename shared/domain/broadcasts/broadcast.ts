import { Problem } from '../problem.ts';
import { type Role, roles } from '../roles.ts';
import { broadcastLimits } from './limits.ts';

export const broadcastStates = ['scheduled', 'sending', 'sent', 'canceled'] as const;
export type BroadcastState = (typeof broadcastStates)[number];

export const broadcastChannels = ['in_app', 'letter'] as const;

type WorkingRole = Exclude<Role, 'ROLE_USER'>;
/** The roles that may be an audience. */
export const workingRoles = roles.filter((role): role is WorkingRole => role !== 'ROLE_USER');

export type Audience = { to: 'all' } | { to: 'role'; role: WorkingRole } | { to: 'company'; company_id: string };

const dayMs = 86_400_000;

/** Throws invalid-input unless it is null, which is at once, or lies ahead within `broadcastLimits.days`. */
export const requireSendTime = (sendAt: string | null, now: string): void => {
  if (sendAt === null) return;
  if (sendAt <= now) throw new Problem('invalid-input', { fields: { send_at: { key: 'deadline-past' } } });
  const { days } = broadcastLimits;
  if (Date.parse(sendAt) > Date.parse(now) + days * dayMs)
    throw new Problem('invalid-input', { fields: { send_at: { key: 'deadline-too-far', params: { limit: days } } } });
};

/** Throws broadcast-not-allowed unless it is in the state in which it may be changed, canceled or deleted. */
export const requireState = (broadcast: { state: BroadcastState }, state: BroadcastState): void => {
  if (broadcast.state !== state) throw new Problem('broadcast-not-allowed');
};
