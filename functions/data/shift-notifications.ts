import type { NotificationKind } from '#shared/contracts/notifications.ts';
import type { Revision, Shift } from '#shared/domain/shifts/shift.ts';
import type { Recipient } from './notifications.ts';
import { notify } from './notifications.ts';
import type { Write } from './table.ts';

type Addressed = { kind: NotificationKind; to: Recipient };

/**
 * Notifies a worker of changes that others made to their shift, the customer when the last performer has declined, and a
 * performer whose requested change was dropped because another one took the shift.
 */
export const shiftNotifications = (old: Shift, { shift, log }: Revision): Write[] => {
  const [entry] = log;
  if (!entry) return [];
  const { id, store, starts_at, ends_at } = shift;
  const params = { store: store.name, starts_at, ends_at, time_zone: store.time_zone };
  return [...forWorkers(old, shift, entry.by?.id), ...forCompanies(old, shift, entry.kind === 'declined')].map(
    ({ kind, to }) => notify({ kind, to, at: entry.at, about: id, params }),
  );
};

const forWorkers = (old: Shift, shift: Shift, by: string | undefined): Addressed[] => {
  const addressed = (account: string | undefined, kinds: NotificationKind[]): Addressed[] =>
    account === undefined || account === by ? [] : kinds.map((kind) => ({ kind, to: { account } }));
  const [before, after] = [old.staff?.id, shift.staff?.id];
  return before === after
    ? addressed(after, changesOf(old, shift))
    : [...addressed(before, ['shift-taken-away']), ...addressed(after, ['shift-assigned'])];
};

/** What changed for a worker who keeps the shift. */
const changesOf = (old: Shift, shift: Shift): NotificationKind[] => {
  if (shift.status !== old.status) {
    if (shift.status === 'canceled') return ['shift-canceled'];
    return old.status === 'reserve' ? ['shift-called-up'] : [];
  }
  const hasNewTerms =
    old.category.id !== shift.category.id ||
    old.hourly_rate !== shift.hourly_rate ||
    old.planned_break_minutes !== shift.planned_break_minutes;
  return [
    ...(old.starts_at !== shift.starts_at || old.ends_at !== shift.ends_at ? (['shift-changed'] as const) : []),
    ...(hasNewTerms ? (['shift-terms-changed'] as const) : []),
  ];
};

const forCompanies = (old: Shift, shift: Shift, isDeclined: boolean): Addressed[] => {
  const requester = old.pending_change?.vendor_id;
  const isTaken = requester && shift.pending_change === null && shift.vendor && shift.vendor.id !== requester;
  return [
    ...(isDeclined && shift.offered_to.length === 0
      ? [{ kind: 'shift-declined', to: { company: shift.customer.id } } as const]
      : []),
    ...(isTaken ? [{ kind: 'shift-request-dropped', to: { company: requester } } as const] : []),
  ];
};
