import type { Actor, Role } from '../roles.ts';

/** A list of one entity's records, named by what its records have in common. */
export type List =
  | { list: 'all' }
  | { list: 'role'; role: Role }
  | { list: 'company'; company: string }
  | { list: 'company-role'; company: string; role: Role }
  | { list: 'performer'; company: string }
  | { list: 'store'; company: string; store: string }
  | { list: 'all-stores'; company: string }
  | { list: 'account'; account: string }
  | { list: 'admins' }
  | { list: 'support' };
export type ListKind = List['list'];
/** The lists of some kinds. */
export type ListOf<Kind extends ListKind> = Extract<List, { list: Kind }>;

/**
 * Who may read the records of an entity. A record stands in some lists, and a role reads some lists. A record is in an
 * actor's scope if the actor reads a list with it. Lists, single reads and live updates all ask this, so they cannot
 * differ.
 */
export type Scope<Subject, Kind extends ListKind> = {
  /** Every list in which a record stands. */
  listsWith: (subject: Subject) => readonly ListOf<Kind>[];
  /** The lists that an account of each role reads. None without the company or stores that they need. */
  listsFor: Readonly<Record<Role, (actor: Actor) => readonly ListOf<Kind>[]>>;
  /** A further condition for a record of these lists. */
  admits?: (actor: Actor, subject: Subject) => boolean;
};

/** Equal for equal lists. */
export const listKey = (list: List): string =>
  [list.list, ...Object.entries(list).flatMap(([field, value]) => (field === 'list' ? [] : [value]))].join('#');

/** The lists that an actor reads, for lists of which each is stored. */
export const listsOf = <Subject, Kind extends ListKind>(
  scope: Scope<Subject, Kind>,
  actor: Actor,
): readonly ListOf<Kind>[] => scope.listsFor[actor.role](actor);

/** Whether a record is in an actor's scope. */
export const isInScope = <Subject, Kind extends ListKind>(
  scope: Scope<Subject, Kind>,
  actor: Actor,
  subject: Subject,
): boolean => scopeFilter(scope, actor)(subject);

/** The same for many records. */
export const scopeFilter = <Subject, Kind extends ListKind>(
  scope: Scope<Subject, Kind>,
  actor: Actor,
): ((subject: Subject) => boolean) => {
  const own = new Set(listsOf(scope, actor).map(listKey));
  return (subject) =>
    scope.listsWith(subject).some((list) => own.has(listKey(list))) && (scope.admits?.(actor, subject) ?? true);
};
