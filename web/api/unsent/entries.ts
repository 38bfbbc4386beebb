import { createListeners } from '../../ui/store.ts';
import { type Entry, StoredEntry } from './entry.ts';

const prefix = 'smena.outbox.';
const nameOf = ({ account, box, order, key }: Entry) => `${prefix}${[account, box, order, key].join('.')}`;
/** Milliseconds. Texts of accounts that never come back do not stay on the device. */
const longestKept = 30 * 24 * 60 * 60_000;

type Access = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * The entries on this device. Each is an item of its own in localStorage, so that tabs never overwrite each other's.
 * One that cannot be stored stays in the memory of its tab. `storage` throws if the browser blocks it.
 */
export const createEntries = (storage: () => Access) => {
  /** Entries newer than the stored ones, or not stored at all. */
  const unstored = new Map<string, Entry>();
  let known = { text: '', entries: [] as readonly Entry[] };
  const pressed = createListeners();
  const { notify, subscribe } = createListeners((announce) => {
    const listen = ({ key }: StorageEvent) => (key === null || key.startsWith(prefix)) && announce();
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  });
  const orElse = <T>(otherwise: T, work: (access: Access) => T): T => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };
  const isStored = (name: string) => orElse(false, (access) => access.getItem(name) !== null);

  /** All entries in order; the same array until one of them changes. */
  const all = (): readonly Entry[] => {
    const texts = orElse([], (access) =>
      Array.from({ length: access.length }, (_, nth) => access.key(nth))
        .filter((name) => name?.startsWith(prefix))
        .map((name) => [name ?? '', access.getItem(name ?? '')] as const),
    );
    const text = JSON.stringify([texts, [...unstored.values()]]);
    if (text !== known.text) {
      const stored = texts.flatMap(([name, content]) => (unstored.has(name) ? [] : (parsed(name, content) ?? [])));
      const others = [...unstored].map(([name, entry]) => ({ ...entry, kept: isStored(name) }));
      const entries = [...stored, ...others].toSorted((one, other) => one.order - other.order);
      known = { text, entries };
    }
    return known.entries;
  };

  const put = (entry: Entry): void => {
    const { subject, at, content, failures, retry_at, state } = entry;
    const name = nameOf(entry);
    try {
      storage().setItem(name, JSON.stringify({ subject, at, content, failures, retry_at, state }));
      unstored.delete(name);
    } catch {
      unstored.set(name, entry);
    }
    notify();
  };
  const remove = (entry: Entry): void => {
    unstored.delete(nameOf(entry));
    orElse(undefined, (access) => access.removeItem(nameOf(entry)));
    notify();
  };

  return {
    subscribe,
    all,
    /** Stores an entry that the user wants to be sent now, in this tab. `before` is the one that it replaces. */
    press: (entry: Entry, before?: Entry): void => {
      put(entry);
      if (before && nameOf(before) !== nameOf(entry)) remove(before);
      pressed.notify();
    },
    onPress: pressed.subscribe,
    /** Stores an entry that is sent after its pause. */
    hold: put,
    remove,
    /** Does nothing if the entry is gone: the user discarded it, perhaps in another tab. */
    change: (entry: Entry, fields: Partial<Pick<Entry, 'state' | 'failures' | 'retry_at'>>): void => {
      const name = nameOf(entry);
      if (unstored.has(name) || isStored(name)) put({ ...entry, ...fields });
    },
    /** `now` in epoch milliseconds. */
    removeOld: (now: number): void => {
      for (const entry of all()) if (now - Date.parse(entry.at) > longestKept) remove(entry);
    },
  };
};
export type Entries = ReturnType<typeof createEntries>;

/** Undefined if it is unreadable, such as one of a later version of the app. */
const parsed = (name: string, text: string | null): Entry | undefined => {
  const [account, box, order, key, ...more] = name.slice(prefix.length).split('.');
  const content = StoredEntry.safeParse(json(text)).data;
  if (!account || !box || !key || more.length > 0 || !content) return undefined;
  return { ...content, account, box, order: Number(order), key, kept: true };
};

const json = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

export const entries = createEntries(() => localStorage);
