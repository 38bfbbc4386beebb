import { chargedRate } from '../pay/charge.ts';
import { type Actor, type Role, sideOf } from '../roles.ts';
import { isOfRival, performersOf } from './reach.ts';
import { performerOf } from './revise.ts';
import type { CommentVisibility, LogEntry, Shift, Terms } from './shift.ts';

/**
 * The log as an actor with access to the shift may read it (docs/rules.md, "Who reads what of a shift"): the platform
 * and the customer read all of it but pay, which admins read (store managers, after a call-up, what belongs to their stores), a performer all but
 * other performers' entries, a worker the entries from their assignment on. Only the performer and the platform read
 * the reason of a leave.
 */
export const readableLog = (log: readonly LogEntry[], shift: Shift, actor: Actor): LogEntry[] =>
  log
    .filter((entry) => isReadable(entry, shift, actor) && !isSecret(entry, actor))
    .map((entry) => withReadableRates(withoutSecrets(entry, actor), shift, actor))
    .filter(({ kind, before, after }) => kind !== 'rate' || before !== after);

/**
 * What the actor reads as the rate of terms of a shift: a performer what it charges, customers and the platform the most
 * that is charged, a worker the specialty's rate.
 */
const readableRate = (terms: Pick<Terms, 'hourly_rate' | 'prices'>, shift: Shift, { role, company }: Actor): number => {
  const side = sideOf(role);
  if (side === 'worker' || side === null) return terms.hourly_rate;
  return chargedRate(terms, side === 'performer' ? [company?.id ?? ''] : performersOf(shift));
};

function withReadableRates(entry: LogEntry, shift: Shift, actor: Actor): LogEntry {
  const { prices: { before = [], after = [] } = {} } = entry;
  const rate = (hourly_rate: number, prices: Terms['prices']) => readableRate({ hourly_rate, prices }, shift, actor);
  const terms = <T extends { hourly_rate: number }>(logged: T, prices: Terms['prices']): T => ({
    ...logged,
    hourly_rate: rate(logged.hourly_rate, prices),
  });
  switch (entry.kind) {
    case 'rate':
      return { ...entry, before: rate(entry.before, before), after: rate(entry.after, after) };
    case 'change_asked':
      return { ...entry, before: terms(entry.before, before), after: terms(entry.after, after) };
    case 'change_refused':
      return { ...entry, before: terms(entry.before, before), after: entry.after && terms(entry.after, after) };
    default:
      return entry;
  }
}

/**
 * The shift as an actor with access may read it: a performer and its workers do not see another performer's request and
 * stand-by shifts. The customer does not see the terms of a worker's contract. The rate is what the actor is charged or
 * charges.
 */
export const readableShift = (shift: Shift, actor: Actor): Shift => {
  const { pending_change, backed_by, stand_by_vendors } = shift;
  const side = sideOf(actor.role);
  const isOfOwn = (id: string) => stand_by_vendors[id] === actor.company?.id;
  const readable = (warnings: Shift['warnings']) =>
    side === 'customer' ? warnings.filter(({ rule }) => rule !== 'notice') : warnings;
  return {
    ...shift,
    hourly_rate: readableRate(shift, shift, actor),
    warnings: readable(shift.warnings),
    pending_change:
      pending_change && !isOfRival(pending_change, actor)
        ? {
            ...pending_change,
            hourly_rate: readableRate(pending_change, shift, actor),
            warnings: readable(pending_change.warnings),
          }
        : null,
    backed_by: side === 'performer' || side === 'worker' ? backed_by.filter(isOfOwn) : backed_by,
    claims: side === 'worker' ? shift.claims.filter(({ by }) => by.id === actor.id) : shift.claims,
  };
};

/**
 * Whose phone numbers the role reads of a shift in its reach. The performer answers for its workers; a store manager
 * has the number of the store.
 */
export const mayCall = (role: Role, who: 'worker' | 'performer' | 'store'): boolean => {
  const side = sideOf(role);
  if (who === 'store') return side !== null && role !== 'ROLE_STORE_MANAGER';
  if (side === 'platform') return true;
  return (who === 'worker') === (side === 'performer');
};

/** The comments that the actor may read: as for the log; a worker also reads earlier instructions. */
export const readableComments = <C extends CommentVisibility>(
  comments: readonly C[],
  shift: Shift,
  actor: Actor,
): C[] => comments.filter((comment) => isReadable(comment, shift, actor));

/**
 * The comments on a shift that a called-up stand-by shift has taken over, as read with the called-up shift: the worker
 * was not on it, so only its instructions are for them.
 */
export const readableCommentsOfBacked = <C extends CommentVisibility>(
  comments: readonly C[],
  { called_up }: Pick<Shift, 'called_up'>,
  calledUp: Shift,
  actor: Actor,
): C[] => readableComments(comments, { ...calledUp, staff_version: null, called_up }, actor);

/** The marks of a new comment. The customer's instructions are for every performer. */
export function commentVisibility(
  instruction: boolean,
  { version, vendor }: Pick<Shift, 'version' | 'vendor'>,
  actor: Actor,
): CommentVisibility {
  return { instruction, version, vendor_id: performerOf(actor) ?? (instruction ? null : (vendor?.id ?? null)) };
}

type Marks = Pick<LogEntry, 'version' | 'vendor_id'> & { instruction?: boolean };

function isReadable({ version, vendor_id, instruction }: Marks, shift: Shift, actor: Actor): boolean {
  const ofPerformer = (company: string | undefined) => vendor_id === null || vendor_id === company;
  switch (sideOf(actor.role)) {
    case 'platform':
      return true;
    case 'customer':
      return actor.role === 'ROLE_BUYER' || isOfReachedStore(version, shift, actor);
    case 'performer':
      return ofPerformer(actor.company?.id);
    case 'worker':
      return (
        ofPerformer(shift.vendor?.id) &&
        (instruction === true || (shift.staff_version !== null && version >= shift.staff_version))
      );
    case null:
      return false;
  }
}

/** Customers and the platform's managers do not read what a worker earns. */
const isSecret = ({ kind }: LogEntry, { role }: Actor): boolean =>
  (kind === 'pay' || kind === 'premium') && !readsPay(role);
/** Who may read the pay of a shift in reach. */
export const readsPay = (role: Actor['role']): boolean =>
  role === 'ROLE_ADMIN' || sideOf(role) === 'performer' || sideOf(role) === 'worker';

/** What was written before a call-up belongs to the store that the shift had then. */
const isOfReachedStore = (version: number, { called_up }: Shift, { store_ids }: Actor): boolean =>
  called_up === null || version >= called_up.version || store_ids.includes(called_up.store_id);

function withoutSecrets(entry: LogEntry, actor: Actor): LogEntry {
  const side = sideOf(actor.role);
  if (side === 'platform' || side === 'performer') return entry;
  const read = isLeave(entry) ? { ...entry, reason: null } : entry;
  // A worker must not learn whom they replaced.
  return side === 'worker' && read.kind === 'staff' ? { ...read, before: null } : read;
}

/** Only a leave removes the worker without naming another, and only a leave makes a shift new. */
const isLeave = (entry: LogEntry): boolean =>
  (entry.kind === 'staff' && entry.after === null) || (entry.kind === 'status' && entry.after === 'new');
