import { watch } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LambdaClient, UpdateFunctionCodeCommand } from '@aws-sdk/client-lambda';
import { buildFunctions, handlers } from '../build/build-functions.ts';
import { run } from './child.ts';
import { type Note, readNote, writeNote } from './cloud-state.ts';
import { contentHash } from './content-hash.ts';
import { root } from './folders.ts';

type Pushed = Note['pushed'];

const folderOf = (name: string) => `dist/functions/${name}`;
const hashOf = (name: string) => contentHash([folderOf(name)]);

const push = async (folder: string, name: string) => {
  const zip = join(folder, 'push', `${name}.zip`);
  await mkdir(join(folder, 'push'), { recursive: true });
  const files = (await readdir(join(root, folderOf(name)))).map((file) => join(root, folderOf(name), file));
  const { code, output } = await run('python3', ['-m', 'zipfile', '-c', zip, ...files]);
  if (code !== 0) throw new Error(output);
  const command = new UpdateFunctionCodeCommand({ FunctionName: `smena-${name}`, ZipFile: await readFile(zip) });
  await new LambdaClient().send(command);
};

/** Updates the functions whose bundle differs from the deployed one. */
const pushChanged = async (folder: string, running: Pushed): Promise<Pushed> => {
  const hashes = Object.fromEntries(
    await Promise.all(Object.keys(running).map(async (name) => [name, await hashOf(name)] as const)),
  );
  const changed = Object.keys(running).filter((name) => name in handlers && hashes[name] !== running[name]);
  await Promise.all(changed.map((name) => push(folder, name)));
  return Object.fromEntries(changed.map((name) => [name, hashes[name] ?? '']));
};

/**
 * CloudFormation considers a pushed function unchanged when its source is reverted, so pushed functions are updated
 * here.
 */
export const pushAgain = async (folder: string, pushed: Pushed): Promise<Pushed> => ({
  ...pushed,
  ...(await pushChanged(folder, pushed)),
});

/** A change of a handler's file affects one function; a change of a shared file may affect all. */
const touchedBy = (file: string): string[] => {
  const own = Object.keys(handlers).filter((name) => handlers[name] === file);
  return own.length > 0 ? own : Object.keys(handlers);
};

const rebuildAndPush = async (folder: string, names: string[]) => {
  const from = performance.now();
  const before = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await hashOf(name)] as const)));
  await buildFunctions(names);
  const changed = await pushChanged(folder, before);
  const note = await readNote(folder);
  if (note) await writeNote(folder, { ...note, pushed: { ...note.pushed, ...changed } });

  const changedNames = Object.keys(changed);
  const what = changedNames.length > 3 ? `${changedNames.length} functions` : changedNames.join(', ');
  if (what) console.log(`  ${what} updated in ${((performance.now() - from) / 1000).toFixed(1)} s`);
};

/** Watches sources, bundles functions again on each save, and updates those whose bundle changed. */
export const pushFunctionsOnSave = (folder: string) => {
  const saved = new Set<string>();
  let work = Promise.resolve();
  const flush = async () => {
    const names = [...new Set([...saved].flatMap(touchedBy))];
    saved.clear();
    // A source that does not compile is reported and bundled again on the next save.
    if (names.length > 0) await rebuildAndPush(folder, names).catch((error: Error) => console.error(error.message));
  };
  for (const place of ['functions', 'shared']) {
    watch(join(root, place), { recursive: true }, (_, file) => {
      if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return;
      saved.add(`${place}/${file}`);
      // Builds run one at a time; changes made during a build are included in the next one.
      work = work.then(flush);
    });
  }
};
