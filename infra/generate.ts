import { readFile, writeFile } from 'node:fs/promises';
import { areaMessages } from './generate/area-messages.ts';
import { areaTables } from './generate/areas.ts';

const root = new URL('../', import.meta.url);

/** The files of one kind, by path. */
type Files = Record<string, string>;

/** What the sources import. Written first: the rest imports the sources. Messages are not committed. */
const tables = async ({ committed }: { committed: boolean }): Promise<Files> =>
  committed ? areaTables() : { ...areaTables(), ...(await areaMessages()) };

/** What people read, and what types need: committed, so that a change of it is seen. */
const pages = async (): Promise<Files> => {
  const [{ assistantTools }, { messageTypes }, { permissionsPage }, { statesPage }] = await Promise.all([
    import('./generate/assistant-tools.ts'),
    import('./generate/message-types.ts'),
    import('./generate/permissions.ts'),
    import('./generate/states.ts'),
  ]);
  return {
    'docs/generated/permissions.md': permissionsPage(),
    'docs/generated/states.md': statesPage(),
    'web/i18next.d.ts': messageTypes(),
    'functions/assistant/tools.generated.ts': assistantTools(),
  };
};

/** What only the app needs: written after the installation and by each build. */
const built = async (): Promise<Files> => {
  const [{ openapi }, { referencePage }, { townsModule }, { mapPlaces }] = await Promise.all([
    import('./generate/openapi.ts'),
    import('./generate/reference-page.ts'),
    import('./generate/towns.ts'),
    import('./generate/map-places.ts'),
  ]);
  const document = await openapi();
  return {
    'docs/generated/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'docs/generated/reference.html': referencePage(document),
    'functions/geocoding/towns.ts': townsModule(),
    'web/ui/map/places.json': mapPlaces(),
  };
};

const kept = (path: string) => readFile(new URL(path, root), 'utf8').catch(() => null);
/** The files that are missing or out of date. */
const stale = async (files: Files) => {
  const found = Object.entries(files).map(async ([path, text]) =>
    (await kept(path)) === text ? [] : [{ path, text }],
  );
  return (await Promise.all(found)).flat();
};
/** Only stale ones, because a build that runs at the same time may read the others. */
const write = async (files: Files) => {
  for (const { path, text } of await stale(files)) await writeFile(new URL(path, root), text);
};

/** The paths of the committed files that are missing or out of date. */
export const outdated = async (): Promise<string[]> =>
  (await stale({ ...(await tables({ committed: true })), ...(await pages()) })).map(({ path }) => path);

export const writeTables = async () => write(await tables({ committed: false }));
export const writeBuilt = async () => {
  await writeTables();
  await write(await built());
};

if (import.meta.main) {
  // Only what types and tests need, in a second.
  if (process.argv.includes('--tables')) await writeTables();
  else {
    await writeBuilt();
    if (!process.argv.includes('--built')) await write(await pages());
  }
}
