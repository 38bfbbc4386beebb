import type { NotificationKind } from '#shared/contracts/notifications.ts';
import type { Revision, Shift } from '#shared/domain/shifts/shift.ts';
import { notify } from './notifications.ts';
import type { Write } from './table.ts';

/**
 * Notifies a worker of changes that others made to their shift, and the customer when the last performer has declined.
 */
export const shiftNotifications = (old: Shift, { shift, log }: Revision): Write[] => {
  const [entry] = log;
  if (!entry) return [];
  const { id, store, starts_at, ends_at } = shift;
  const { time_zone } = store;
  const params = { store: store.name, starts_at, ends_at, time_zone };
  const notifyAccount = (account: string, kind: NotificationKind): Write[] =>
    account === entry.by?.id
      ? []
      : [
          notify({
            kind,
            to: { account },
            at: entry.at,
            about: id,
            params,
          }),
        ];
  if (entry.kind === 'declined')
    return shift.offered_to.length > 0
      ? []
      : [notify({ kind: 'shift-declined', to: { company: shift.customer.id }, at: entry.at, about: id, params })];
  const [before, after] = [old.staff?.id, shift.staff?.id];
  if (before !== after)
    return [
      ...(before ? notifyAccount(before, 'shift-taken-away') : []),
      ...(after ? notifyAccount(after, 'shift-assigned') : []),
    ];
  if (!after || shift.status === old.status)
    return after && (old.starts_at !== starts_at || old.ends_at !== ends_at)
      ? notifyAccount(after, 'shift-changed')
      : [];
  return shift.status === 'canceled' ? notifyAccount(after, 'shift-canceled') : [];
};
