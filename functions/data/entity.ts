import type * as z from 'zod/mini';
import type { Item } from './table.ts';
import { NewerItem } from './write-errors.ts';

/** Turns an item of one schema number into one of the next. */
export type Migration = (old: Item) => Item;

/**
 * How one kind of item is stored: its schema, and the migrations of older items. `migrations[n]` turns an item of
 * schema n into one of n + 1. Items are migrated when read and rewritten when next saved.
 *
 * During a rollout and after a rollback, old and new functions share the table. So an item of a newer schema is read as
 * one of this schema, without its new fields, and is never overwritten (`transact` refuses with NewerItem). A new
 * schema may therefore only add fields; a field is removed one release after its last use. A new value of an enum is a
 * new schema too: older code cannot read an item with it, and throws NewerItem.
 */
export const entity = <S extends z.ZodMiniType>(kind: string, schema: S, migrations: readonly Migration[] = []) => {
  const current = migrations.length + 1;
  return {
    /** The item to store, without its keys. */
    store: (value: z.input<S>): Item => ({ kind, schema: current, ...(schema.parse(value) as Item) }),
    /**
     * Throws NewerItem if only newer code can read an item. Any other mismatch with its schema is a defect, not a
     * Problem.
     */
    read: (item: Item): z.output<S> => {
      const { schema: stored, ...old } = item;
      if (item['kind'] !== kind || typeof stored !== 'number')
        throw new Error(`Not a readable ${kind}: ${String(item['pk'])} (schema ${String(stored)})`);
      const parsed = schema.safeParse(migrations.slice(stored - 1).reduce((value, migrate) => migrate(value), old));
      if (parsed.success) return parsed.data;
      throw stored > current ? new NewerItem() : parsed.error;
    },
  };
};
