import { readFile, writeFile } from 'node:fs/promises';
import { mapPlaces } from './generate/map-places.ts';
import { messageTypes } from './generate/message-types.ts';
import { openapi } from './generate/openapi.ts';
import { permissionsPage } from './generate/permissions.ts';
import { referencePage } from './generate/reference-page.ts';
import { shiftStatesPage } from './generate/shift-states.ts';
import { townsModule } from './generate/towns.ts';

const root = new URL('../', import.meta.url);

/** The expected content of every generated file, by path. */
const generated = async (): Promise<Record<string, string>> => {
  const document = await openapi();
  return {
    'docs/generated/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'docs/generated/reference.html': referencePage(document),
    'docs/generated/permissions.md': permissionsPage(),
    'docs/generated/shift-states.md': shiftStatesPage(),
    'functions/geocoding/towns.ts': townsModule(),
    'web/i18next.d.ts': messageTypes(),
    'web/ui/map/places.json': mapPlaces(),
  };
};

const kept = (path: string) => readFile(new URL(path, root), 'utf8').catch(() => null);

/** The generated files that are missing or out of date. */
export const outdated = async (): Promise<string[]> => {
  const files = Object.entries(await generated());
  const stale = await Promise.all(files.map(async ([path, text]) => ((await kept(path)) === text ? [] : [path])));
  return stale.flat();
};

if (import.meta.main) {
  const files = Object.entries(await generated());
  await Promise.all(files.map(([path, text]) => writeFile(new URL(path, root), text)));
}
