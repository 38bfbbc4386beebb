import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { openapi } from './generate/openapi.ts';
import { permissionsPage } from './generate/permissions.ts';
import { referencePage } from './generate/reference-page.ts';
import { shiftStatesPage } from './generate/shift-states.ts';

const folder = new URL('../docs/generated/', import.meta.url);

/** The expected content of every generated file, by file name. */
const generated = async (): Promise<Record<string, string>> => {
  const document = await openapi();
  return {
    'openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'reference.html': referencePage(document),
    'permissions.md': permissionsPage(),
    'shift-states.md': shiftStatesPage(),
  };
};

const kept = (name: string) => readFile(new URL(name, folder), 'utf8').catch(() => null);

/** The generated files that are missing or out of date. */
export const outdated = async (): Promise<string[]> => {
  const files = Object.entries(await generated());
  const stale = await Promise.all(files.map(async ([name, text]) => ((await kept(name)) === text ? [] : [name])));
  return stale.flat();
};

const generate = async (): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const files = Object.entries(await generated());
  await Promise.all(files.map(([name, text]) => writeFile(new URL(name, folder), text)));
};

if (import.meta.main) {
  if (process.argv.includes('--check')) {
    const stale = await outdated();
    if (stale.length > 0) {
      console.error(`Out of date in docs/generated: ${stale.join(', ')}. Run npm run generate and commit the result.`);
      process.exitCode = 1;
    }
  } else await generate();
}
