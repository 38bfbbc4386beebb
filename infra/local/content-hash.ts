import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root, stateFolder } from './folders.ts';

const filesBelow = async (path: string): Promise<string[]> => {
  if (!existsSync(path)) return [];
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

/**
 * Excluded: tests, which are not part of any build, and the zipped assets that the CDK CLI keeps inside the assembly.
 */
const leftOut = /\.test\.|\/\.cache\//;

/** One hash over the names and contents of files and folders. */
export const contentHash = async (paths: readonly string[]): Promise<string> => {
  const files = (await Promise.all(paths.map((path) => filesBelow(join(root, path))))).flat();
  const hash = createHash('sha256');
  for (const file of files.filter((name) => !leftOut.test(name)).toSorted()) {
    hash.update(`${file}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
};

/** Runs the build unless `output` exists unchanged and was built from the same sources. */
export const buildWhenChanged = async (output: string, sources: readonly string[], build: () => Promise<void>) => {
  const note = join(stateFolder, 'built', output.replaceAll('/', '-'));
  const madeFrom = await contentHash(sources);
  const state = async () => `${madeFrom} ${await contentHash([output])}`;
  if (existsSync(note) && (await readFile(note, 'utf8')) === (await state())) return;
  await build();
  await mkdir(dirname(note), { recursive: true });
  await writeFile(note, await state());
};
