import * as z from 'zod/mini';
import { listNames } from '../domain/areas.generated.ts';
import { foldText } from '../domain/fold-text.ts';
import { bounded, id, integer, text } from './fields.ts';

/** A list of the web app that has settings. */
export type ListName = (typeof listNames)[number];

/** Of one list. */
export const maxViews = 20;
const maxColumns = 40;

const noneTwice = <T>(valueOf: (one: T) => string, field: string) =>
  z.check<T[]>(({ value, issues }) => {
    const seen = new Set<string>();
    for (const [nth, one] of value.entries()) {
      if (seen.has(valueOf(one)))
        issues.push({ code: 'custom', message: 'taken', input: value, path: [nth, field], continue: true });
      seen.add(valueOf(one));
    }
  });

export const ColumnChoice = z.strictObject({ id: bounded(40).check(z.regex(/^[\w-]+$/)), shown: z.boolean() });
/** The columns of a list in the chosen order, the hidden ones too. Null is the order of the screen. */
const Columns = z.nullable(
  z.array(ColumnChoice).check(
    z.maxLength(maxColumns),
    noneTwice(({ id: column }) => column, 'id'),
  ),
);
export type Columns = z.infer<typeof Columns>;

export const SavedView = z.strictObject({
  id,
  /** Unique in its list, ignoring case and diacritics. */
  name: text(60),
  /** The filters and the order, as in the query of the list's address. */
  query: bounded(5000).check(z.regex(/^[\w%.*+&=-]*$/)),
  columns: Columns,
});
export type SavedView = z.infer<typeof SavedView>;

const ListSettings = z.strictObject({
  columns: Columns,
  views: z.array(SavedView).check(
    z.maxLength(maxViews),
    noneTwice((view) => view.id, 'id'),
    noneTwice(({ name }) => foldText(name), 'name'),
  ),
});
export type ListSettings = z.infer<typeof ListSettings>;

/** By list. A request's limit of 256 KB keeps them below the 400 KB of an item. */
export const AllListSettings = z.partialRecord(z.enum(listNames), ListSettings);

/** 0 before the first change. */
export const SavedSettings = z.strictObject({ version: integer(0, 1_000_000_000), lists: AllListSettings });
export type SavedSettings = z.infer<typeof SavedSettings>;
