import type { Key } from './keys.ts';
import type { Announcement } from './live/announcement.ts';
import type { Item, Write } from './table.ts';

// What an area may declare in `functions/data/<area>/records.ts`. `npm run generate` merges the areas.

/** A committed change of one record. */
export type Change<T> =
  | { type: 'created'; before: null; after: T }
  | { type: 'changed'; before: T; after: T }
  | { type: 'removed'; before: T; after: null };

/** How the items of the area's event kinds are read. */
export type Readers = Readonly<Record<string, (item: Item) => unknown>>;

/** What open screens get of an event, by its kind; undefined if no screen shows it. */
export type Announcements = Readonly<
  Record<string, (change: Change<never>) => Announcement | undefined | Promise<Announcement | undefined>>
>;

/**
 * The records that stand in counted lists and in the search, by the first part of the names of their lists: their key,
 * and the writes of everything that is derived from one (`npm run rebuild`).
 */
export type Listed = Readonly<Record<string, { record: (id: string) => Key; writes: (item: Item) => Write[] }>>;

/** A company with counted lists. */
export type ListCompany = { id: string; role: 'customer' | 'vendor' | undefined };
/**
 * The names of the counted lists of the platform (null) or of a company, in an order that no request changes
 * (functions/jobs/lists/recount.ts).
 */
export type CountedLists = (company: ListCompany | null) => string[] | Promise<string[]>;
