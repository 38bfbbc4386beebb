import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

type Chunk = { file: string; src?: string; imports?: string[]; dynamicImports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;

/** Transferred bytes (brotli). */
export type WebBundle = {
  /** The sign-in document and what every page loads, in the language with the longest messages. */
  start: number;
  /** Sign-in and the header's menus, which load next. */
  afterStart: number;
  /** The list and form kit, prefetched while the browser is idle (app/shell.tsx). */
  kit: number;
  /** What each screen fetches in addition. */
  screens: Record<string, number>;
};

const entry = 'index.html';
const firstMessages = ['common', 'shell'];
const afterStart = ['api/cognito.ts', '../shared/contracts/settings.ts', 'app/shell.tsx', 'app/header-menus.tsx'];
const languages = ['en', 'cs', 'ru'];

/** Measures a build of the web app (`vite build` with its manifest). */
export const measureWebBundle = (folder: string): WebBundle => {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
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
  const messages = (area: string) =>
    Math.max(
      0,
      ...languages
        .map((language) => manifest[`../shared/messages/${language}/${area}.ts`])
        .map((chunk) => (chunk ? size(chunk.file) : 0)),
    );

  const first = filesOf(entry).add('pages/cs/sign-in.html');
  const after = new Set([...first, ...afterStart.flatMap((key) => [...filesOf(key)])]);
  // The build merges the kit's modules into chunks without a name, which begin with an underscore in the manifest.
  const kit = (manifest['app/shell.tsx']?.dynamicImports ?? []).filter((key) => key.startsWith('_'));
  const loadedBefore = new Set([...after, ...kit.flatMap((key) => [...filesOf(key)])]);
  const screens = Object.entries(manifest).filter(
    ([key, { src }]) => src !== undefined && /^(features|app)\//.test(key),
  );
  return {
    start: sum(first) + firstMessages.reduce((total, area) => total + messages(area), 0),
    afterStart: sum(after) - sum(first),
    kit: sum(loadedBefore) - sum(after),
    screens: Object.fromEntries(
      screens
        .filter(([key]) => !afterStart.includes(key))
        .map(([key]) => {
          const area = /^features\/(\w+)\//.exec(key)?.[1];
          const own = [...filesOf(key)].filter((file) => !loadedBefore.has(file));
          return [key, sum(own) + (area ? messages(area) : 0)];
        }),
    ),
  };
};
