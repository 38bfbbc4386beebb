import { createHash } from 'node:crypto';
import { existsSync, watch } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LambdaClient, UpdateFunctionCodeCommand } from '@aws-sdk/client-lambda';
import { buildFunctions, handlers } from '../build-functions.ts';
import { run } from './child.ts';
import { root } from './folders.ts';

const bundle = (name: string) => join(root, 'dist/functions', name, 'index.mjs');
const fingerprint = async (name: string) =>
  existsSync(bundle(name))
    ? createHash('sha256')
        .update(await readFile(bundle(name)))
        .digest('hex')
    : '';

const push = async (folder: string, name: string) => {
  const zip = join(folder, 'push', `${name}.zip`);
  await mkdir(join(folder, 'push'), { recursive: true });
  const { code, output } = await run('python3', ['-m', 'zipfile', '-c', zip, bundle(name), `${bundle(name)}.map`]);
  if (code !== 0) throw new Error(output);
  const command = new UpdateFunctionCodeCommand({ FunctionName: `smena-${name}`, ZipFile: await readFile(zip) });
  await new LambdaClient().send(command);
};

/** A handler's own file changes one function; what handlers share may change any. */
const touchedBy = (file: string): string[] => {
  const own = Object.keys(handlers).filter((name) => handlers[name] === file);
  return own.length > 0 ? own : Object.keys(handlers);
};

const rebuildAndPush = async (folder: string, names: string[]) => {
  const from = performance.now();
  const before = new Map(await Promise.all(names.map(async (name) => [name, await fingerprint(name)] as const)));
  await buildFunctions(names);
  const changed: string[] = [];
  for (const name of names) if ((await fingerprint(name)) !== before.get(name)) changed.push(name);
  await Promise.all(changed.map((name) => push(folder, name)));
  const what = changed.length > 3 ? `${changed.length} functions` : changed.join(', ');
  if (changed.length > 0) console.log(`  ${what} updated in ${((performance.now() - from) / 1000).toFixed(1)} s`);
};

/** Bundles functions anew as their sources are saved, and gives those that came out different to the running cloud. */
export const pushFunctionsOnSave = (folder: string) => {
  const saved = new Set<string>();
  let work = Promise.resolve();
  const flush = async () => {
    const names = [...new Set([...saved].flatMap(touchedBy))];
    saved.clear();
    if (names.length > 0) await rebuildAndPush(folder, names).catch((error: Error) => console.error(error.message));
  };
  for (const place of ['functions', 'shared']) {
    watch(join(root, place), { recursive: true }, (_, file) => {
      if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return;
      saved.add(`${place}/${file}`);
      // One after the other; what is saved meanwhile goes with the next.
      work = work.then(flush);
    });
  }
};
