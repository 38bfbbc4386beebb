import type { Role } from './roles.ts';
import type { Scope } from './scope/scope.ts';

/** Seconds, for limits. */
export const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The roles of each permission. */
export type Permissions = Readonly<Record<string, readonly Role[]>>;
/** The HTTP status of each refusal. Its code is the key of its message. */
export type Problems = Readonly<Record<string, number>>;
/**
 * How notifications of a kind reach people outside the app, as each of them chooses (shared/domain/notifications).
 */
export type Delivery = {
  /** Whose settings have the kind. */
  to: readonly Role[];
  /** It cannot wait: sent at once, and by SMS to those who choose it. Others are gathered for a minute. */
  urgent?: true;
  /** About the reader's own shift, whose `starts_at` is a parameter: quiet hours do not hold it back on its day. */
  ownShift?: true;
  /** The area sends a letter of its own, so none is sent about the notification. */
  lettered?: true;
  /** Only with these parameters. */
  only?: Readonly<Record<string, string>>;
};
/** Null: shown in the app only. */
export type Notifications = Readonly<Record<string, Delivery | null>>;
/** The most uses by one subject within some seconds, and the refusal of a further one. Also in docs/rules.md. */
export type Limits = Readonly<Record<string, { count: number; seconds: number; code: string }>>;
/** The actions that the audit log records, each with the kind of record that it changes. */
export type Actions = Readonly<Record<string, string>>;

/**
 * What an area may declare: the exports of `shared/domain/<area>/area.ts`. `npm run generate` merges them into
 * `areas.generated.ts`. A name is unique in all areas. Names of notifications, actions, kinds and lists are stored.
 */
export type Area = {
  permissions: Permissions;
  problems: Problems;
  /** The problems of single fields: `fieldProblems` of the messages. */
  fieldProblems: readonly string[];
  limits: Limits;
  /** The kinds of notifications: their sentences are `notifications` of the area's messages. */
  notifications: Notifications;
  /** The kinds of records that the audit log names: `recordKinds` of the messages. */
  recordKinds: readonly string[];
  /** `actions` of the messages. The fields of the records are declared in the area's `audit.ts`. */
  actions: Actions;
  /** The lists of the web app that have settings and views. */
  lists: readonly string[];
  /** Whose open screens are kept up to date by events of the area's records. It has no `admits`. */
  live: Scope<never, never>;
};
