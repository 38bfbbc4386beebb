import type { Notification } from '#shared/contracts/notifications.ts';

export type Refusal = { at: string; role: string | null; reason: string | null };

/** The newest refused request for a role; null without one. `notifications` are sorted, newest first. */
export const refusalOf = (notifications: readonly Notification[]): Refusal | null => {
  const refused = notifications.find(({ kind }) => kind === 'refused');
  return refused
    ? { at: refused.at, role: refused.params['role'] ?? null, reason: refused.params['reason'] ?? null }
    : null;
};
