import { useEffect } from 'react';
import * as z from 'zod/mini';
import { remember } from '../../ui/remember.ts';
import { useStore } from '../../ui/store.ts';

/** On this device, the last one first. */
const key = 'smena.seen';
const kept = 8;
const Seen = z.object({
  id: z.string(),
  name: z.string(),
  price: z.number(),
  vat_included: z.boolean(),
  photo: z.nullable(z.string()),
});
export type Seen = z.infer<typeof Seen>;

/** None if the device has another content, such as that of another version of the app. */
export const parseSeen = (text: string | null): Seen[] => {
  try {
    return z.array(Seen).parse(JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
};

/** The products seen before one that is seen now, and with it. */
export const seenWith = (before: readonly Seen[], { id, name, price, vat_included, photo }: Seen) => {
  const others = before.filter((one) => one.id !== id);
  return { others, all: [{ id, name, price, vat_included, photo }, ...others].slice(0, kept) };
};

const stored = { read: () => localStorage.getItem(key), subscribe: () => () => {} };

/** The products seen before this one, which is remembered. */
export const useSeen = (product: Seen): Seen[] => {
  const { others, all } = seenWith(parseSeen(useStore(stored, null)), product);
  const text = JSON.stringify(all);
  useEffect(() => remember(key, text), [text]);
  return others;
};
