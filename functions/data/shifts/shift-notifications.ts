import type { NotificationKind } from '#shared/contracts/notifications.ts';
import type { HoursStep } from '#shared/domain/hours/hours.ts';
import type { Recipient } from '#shared/domain/notifications/scope.ts';
import { isOrdered } from '#shared/domain/shifts/coverage.ts';
import { sameTerms } from '#shared/domain/shifts/revise.ts';
import type { LogEntry, Revision, Shift } from '#shared/domain/shifts/shift.ts';
import { isLateCancel, minutesWorked } from '#shared/domain/shifts/timing.ts';
import { notificationWrite } from '../notifications/notifications.ts';
import type { Write } from '../table.ts';

type Addressed = { kind: NotificationKind; to: Recipient };

/**
 * Notifies a worker of changes that others made to their shift, and each company of what the other side did: the
 * customer of a canceled or declined shift, of a worker taken off late and of a replacement that it requested, the
 * performer of such a request, a canceled shift, a worker who left, its dropped request, and a punch that could not be
 * taken, either of them of a change or of disputed hours that it must answer, of a worker who did not come and of a
 * stand-by worker who was called up.
 */
export const shiftNotificationWrites = (old: Shift, { shift, log }: Revision): Write[] => {
  const [entry] = log;
  if (!entry) return [];
  const { id, store, starts_at, ends_at } = shift;
  const params = { store: store.name, starts_at, ends_at, time_zone: store.time_zone };
  return [
    ...forWorkers(old, shift, entry.by?.id),
    ...forCustomer(old, shift, entry).map((kind) => ({
      kind,
      to: { company: shift.customer.id, store: shift.store.id },
    })),
    ...forPerformers(old, shift, entry.by?.id),
  ].map(({ kind, to }) =>
    notificationWrite({
      kind,
      to,
      at: entry.at,
      about: id,
      params: { ...params, ...(namedKinds.has(kind) && { fio: nameFor(kind, old, shift) }) },
    }),
  );
};

/** Their sentences name a person. */
const namedKinds: ReadonlySet<NotificationKind> = new Set<NotificationKind>([
  'shift-left',
  'replacement-asked',
  'stand-by-called-up',
  'punch-claimed',
]);
const nameFor = (kind: NotificationKind, old: Shift, shift: Shift): string =>
  (kind === 'punch-claimed' ? shift.claims.at(-1)?.by.fio : old.staff?.fio) ?? '';

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
  const isReduced = shift.status === 'completed' && workedIn(shift) < workedIn(old);
  return [
    ...(isReduced ? (['hours-reduced'] as const) : []),
    ...(old.starts_at !== shift.starts_at || old.ends_at !== shift.ends_at ? (['shift-changed'] as const) : []),
    ...(hasNewTerms ? (['shift-terms-changed'] as const) : []),
  ];
};

const workedIn = (shift: Shift): number => (shift.actual_end === null ? 0 : minutesWorked(shift, shift.actual_end));

const forCustomer = (old: Shift, shift: Shift, { kind, at }: LogEntry): NotificationKind[] => {
  const isLost = shift.status === 'canceled' && old.status !== 'canceled' && isOrdered(shift);
  const isLeft = old.status === 'confirmed' && shift.status === 'new';
  const kinds: (NotificationKind | false)[] = [
    kind === 'declined' && shift.offered_to.length === 0 && 'shift-declined',
    isLost && 'shift-canceled-by-performer',
    isLeft && isLateCancel(shift, at) && 'shift-left-late',
    requestBy(old, shift) === 'performer' && 'shift-change-requested',
    isReplacementFound(old, shift) && 'replacement-found',
    hasNewStep(old, shift, 'proposed') && 'hours-answered',
    isMissed(old, shift) && 'shift-no-show',
    isCalledUp(old, shift) && 'stand-by-called-up',
  ];
  return kinds.filter((one) => one !== false);
};

const forPerformers = (old: Shift, shift: Shift, by: string | undefined): Addressed[] => {
  const requester = old.pending_change?.vendor_id;
  const isTaken = requester && shift.pending_change === null && shift.vendor && shift.vendor.id !== requester;
  const wasPlanned = old.status === 'new' || old.status === 'confirmed';
  // A called-up stand-by worker takes the place of a shift that is canceled for this.
  const isReplaced = shift.counterpart_id !== old.counterpart_id;
  const isCanceled = wasPlanned && shift.status === 'canceled' && !isReplaced && !isOrdered(shift);
  const kinds: (NotificationKind | false)[] = [
    isCanceled && 'shift-canceled-by-customer',
    old.staff !== null && shift.status === 'new' && old.staff.id === by && 'shift-left',
    old.replacement_asked === null && shift.replacement_asked !== null && 'replacement-asked',
    requestBy(old, shift) === 'customer' && 'shift-change-requested',
    hasNewStep(old, shift, 'disputed') && 'hours-disputed',
    isMissed(old, shift) && 'shift-no-show',
    // The scheduled job called: the performer does not know.
    isCalledUp(old, shift) && by === undefined && 'stand-by-called-up',
    shift.claims.length > old.claims.length && 'punch-claimed',
  ];
  return [
    ...kinds.flatMap((kind) => (kind && shift.vendor ? [{ kind, to: { company: shift.vendor.id } }] : [])),
    ...(isTaken ? [{ kind: 'shift-request-dropped', to: { company: requester } } as const] : []),
  ];
};

/** Another worker has the shift, or a called-up one a shift in its place. */
const isReplacementFound = (old: Shift, shift: Shift): boolean =>
  old.replacement_asked !== null &&
  (shift.status === 'confirmed' ? shift.staff?.id !== old.staff?.id : shift.counterpart_id !== old.counterpart_id);

const isMissed = (old: Shift, shift: Shift): boolean =>
  old.status === 'confirmed' && shift.status === 'unfulfilled' && shift.flags.includes('no_show');
const isCalledUp = (old: Shift, shift: Shift): boolean => old.status === 'reserve' && shift.status === 'confirmed';

const hasNewStep = (old: Shift, { hours }: Shift, kind: HoursStep['kind']): boolean =>
  hours !== null && hours.record.length > (old.hours?.record.length ?? 0) && hours.record.at(-1)?.kind === kind;

/** The side that requested a change in this step; null if the step contains no new request. */
const requestBy = ({ pending_change: before }: Shift, { pending_change: after }: Shift) =>
  after && !(before && before.by === after.by && sameTerms(before, after)) ? after.by : null;
