import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildWeb } from '../infra/build/build.ts';
import { root } from '../infra/local/folders.ts';
import { withinLimit, kB, table } from './markdown.ts';

const bounds = { start: 150_000, screen: 35_000 };

type Chunk = { file: string; src?: string; imports?: string[]; dynamicImports?: string[]; css?: string[] };

const entry = 'index.html';
const firstMessages = ['common', 'shell'];
/** Sign-in and the header's menus. */
const afterStart = ['api/cognito.ts', '../shared/contracts/settings.ts', 'app/shell.tsx', 'app/header-menus.tsx'];
const languages = ['en', 'cs', 'ru'];

/**
 * Bytes of a build with brotli, in the language with the longest messages: of the sign-in document and what every page
 * loads, of what loads next, of the list and form kit that is prefetched, and of what each screen adds.
 */
const measure = (folder: string) => {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const size = (file: string) => brotliCompressSync(readFileSync(join(folder, file))).length;
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + size(file), 0);

  /** A chunk with its static imports. */
  const filesOf = (key: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk.file)) return seen;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) seen.add(file);
    for (const imported of chunk.imports ?? []) filesOf(imported, seen);
    return seen;
  };
  const filesOfAll = (keys: readonly string[]) => keys.flatMap((key) => [...filesOf(key)]);
  const messages = (area: string) => {
    const chunks = languages.map((language) => manifest[`../shared/messages/${language}/${area}.ts`]);
    return Math.max(...chunks.map((chunk) => (chunk ? size(chunk.file) : 0)));
  };

  const first = filesOf(entry).add('pages/cs/sign-in.html');
  const after = new Set([...first, ...filesOfAll(afterStart)]);
  // The build merges the kit's modules into chunks without a name, which begin with an underscore in the manifest.
  const kit = (manifest['app/shell.tsx']?.dynamicImports ?? []).filter((key) => key.startsWith('_'));
  const loadedBefore = new Set([...after, ...filesOfAll(kit)]);
  const screens = Object.keys(manifest).filter(
    (key) => manifest[key]?.src !== undefined && /^(features|app)\//.test(key) && !afterStart.includes(key),
  );
  return {
    start: sum(first) + firstMessages.reduce((total, area) => total + messages(area), 0),
    next: sum(after) - sum(first),
    kit: sum(loadedBefore) - sum(after),
    screens: screens
      .map((key) => {
        const area = /^features\/(\w+)\//.exec(key)?.[1];
        const own = sum([...filesOf(key)].filter((file) => !loadedBefore.has(file)));
        return { key, bytes: own + (area ? messages(area) : 0) };
      })
      .toSorted((one, other) => other.bytes - one.bytes),
  };
};

/** Bytes that every page loads, and those of each screen. */
export const web = async (): Promise<string> => {
  await buildWeb();
  const { start, next, kit, screens } = measure(join(root, 'dist/web'));
  const bounded = (name: string, bytes: number, bound: number) => [
    name,
    kB(bytes),
    kB(bound),
    withinLimit(bytes <= bound),
  ];
  return `## Web bundle

\`npm run bench -- web\`: the built app, compressed with brotli, in the language with the longest messages. One run, because sizes do not vary.

${table(
  ['part', 'kB:', 'at most kB:', 'within the limit'],
  [
    bounded('every page: document, first script, stylesheet, messages', start, bounds.start),
    ['next: sign-in and the header’s menus', kB(next), '', ''],
    ['prefetched: components of lists and forms', kB(kit), '', ''],
    ...screens.map(({ key, bytes }) => bounded(key, bytes, bounds.screen)),
  ],
)}
`;
};
