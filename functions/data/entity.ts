import type * as z from 'zod/mini';
import type { Item } from './table.ts';

/** Turns an item of one schema number into one of the next. */
export type Migration = (old: Item) => Item;

/**
 * How one kind of item is stored: its schema, and the migrations of older items. `migrations[n]` turns an item of
 * schema n into one of n + 1. Items are migrated when read and rewritten when next saved.
 */
export const entity = <S extends z.ZodMiniType>(kind: string, schema: S, migrations: readonly Migration[] = []) => {
  const current = migrations.length + 1;
  return {
    /** The item to store, without its keys. */
    store: (value: z.input<S>): Item => ({ kind, schema: current, ...(schema.parse(value) as Item) }),
    /** Throws if an item does not match its schema. That is a defect, not a Problem. */
    read: (item: Item): z.output<S> => {
      const { schema: stored, ...old } = item;
      if (item['kind'] !== kind || typeof stored !== 'number' || stored > current)
        throw new Error(`Not a readable ${kind}: ${String(item['pk'])} (schema ${String(stored)})`);
      return schema.parse(migrations.slice(stored - 1).reduce((value, lift) => lift(value), old));
    },
  };
};
