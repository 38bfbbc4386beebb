/** A chunk that could not be loaded. */
export class ImportFailure extends Error {
  constructor(cause: unknown) {
    super(String(cause), { cause });
    this.name = 'ImportFailure';
  }
}

/** Milliseconds before each further try. */
const pauses = [300, 1000];

/** The address of the chunk in the browser's error, if it is our own. */
const addressOf = (error: unknown): string | undefined => {
  const [address] = /https?:\S+?\.js/.exec(String(error)) ?? [];
  return address?.startsWith(`${location.origin}/`) ? address : undefined;
};

/**
 * Chrome and Firefox keep a failed import until reload, so a retry needs a different address. Safari names no address
 * in its error, and loads again.
 */
const importAgain = async <M extends object>(error: unknown, load: () => Promise<M>, name: keyof M): Promise<M> => {
  const address = addressOf(error);
  if (!address) return load();
  const module = moduleOf<M>((await import(/* @vite-ignore */ `${address}?again=${Date.now()}`)) as object, name);
  if (!module) throw error;
  return module;
};

/**
 * The module with an export in a loaded file: the file itself, or the only such module of several in one file, which
 * the build exports as objects under short names.
 */
export const moduleOf = <M extends object>(file: object, name: keyof M): M | undefined => {
  if (name in file) return file as M;
  const [module, ...others] = Object.values(file).filter(
    (value: unknown) => Object.prototype.toString.call(value) === '[object Module]' && name in (value as object),
  ) as M[];
  return others.length === 0 ? module : undefined;
};

/**
 * Imports a chunk, and tries again after a pause. Throws an ImportFailure with the first error. `name` is one of the
 * module's exports, by which a file loaded from its address is recognised.
 */
export function importOften<M extends { default: unknown }>(load: () => Promise<M>): Promise<M>;
export function importOften<M extends object>(load: () => Promise<M>, name: keyof M): Promise<M>;
export async function importOften<M extends object>(
  load: () => Promise<M>,
  name: keyof M = 'default' as keyof M,
): Promise<M> {
  try {
    return await load();
  } catch (error) {
    for (const pause of pauses) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      const module = await importAgain(error, load, name).catch(() => null);
      if (module) return module;
    }
    throw new ImportFailure(error);
  }
}

/**
 * Whether the chunk of a failed import can be fetched, or the page if the chunk is unknown. Then the browser has kept
 * the failure of a chunk that it imports, which only a reload of the page ends.
 */
export const isServed = async (error: unknown): Promise<boolean> => {
  const address = addressOf(error) ?? `${location.origin}/`;
  const init = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(10_000) } as const;
  return (await fetch(address, init).catch(() => null))?.ok ?? false;
};
