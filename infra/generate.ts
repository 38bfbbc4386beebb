import { readFile, writeFile } from 'node:fs/promises';
import { mapPlaces } from './generate/map-places.ts';
import { messageTypes } from './generate/message-types.ts';
import { openapi } from './generate/openapi.ts';
import { permissionsPage } from './generate/permissions.ts';
import { referencePage } from './generate/reference-page.ts';
import { statesPage } from './generate/states.ts';
import { townsModule } from './generate/towns.ts';

const root = new URL('../', import.meta.url);

/** What people read, and what types need: committed, so that a change of it is seen. By path. */
const committed = async (): Promise<Record<string, string>> => ({
  'docs/generated/permissions.md': permissionsPage(),
  'docs/generated/states.md': statesPage(),
  'web/i18next.d.ts': messageTypes(),
});

/** What only the app needs: written after the installation and by each build. By path. */
const built = async (): Promise<Record<string, string>> => ({
  'docs/generated/openapi.json': `${JSON.stringify(await openapi(), null, 2)}\n`,
  'docs/generated/reference.html': referencePage(await openapi()),
  'functions/geocoding/towns.ts': townsModule(),
  'web/ui/map/places.json': mapPlaces(),
});

const kept = (path: string) => readFile(new URL(path, root), 'utf8').catch(() => null);
/** The files that are missing or out of date. */
const stale = async (files: Record<string, string>) => {
  const found = Object.entries(files).map(async ([path, text]) =>
    (await kept(path)) === text ? [] : [{ path, text }],
  );
  return (await Promise.all(found)).flat();
};
/** Only stale ones, because a build that runs at the same time may read the others. */
const write = async (files: Record<string, string>) => {
  for (const { path, text } of await stale(files)) await writeFile(new URL(path, root), text);
};

/** The paths of the committed files that are missing or out of date. */
export const outdated = async (): Promise<string[]> => (await stale(await committed())).map(({ path }) => path);

export const writeBuilt = async () => write(await built());

if (import.meta.main) {
  await writeBuilt();
  if (!process.argv.includes('--built')) await write(await committed());
}
