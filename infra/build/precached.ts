import { documentFile, type Language } from '#shared/domain/public-pages.ts';

/** Vite's manifest of the build: its chunks by their source. */
export type Manifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[]; assets?: string[] }
>;

/** What the worker's day consists of. The page of the door of a store leads there. */
const screens = [
  'app/worker-layout.tsx',
  'features/worker/my-day.tsx',
  'app/public-layout.tsx',
  'features/guest/store-view.tsx',
];
/** What these load on demand, and need without a network: the session, the header, and the code that sends later. */
const onDemand = [
  'api/queries.tsx',
  'api/cognito.ts',
  'app/header-menus.tsx',
  'app/keep-sending.ts',
  'app/keep-offline.ts',
];
const areas = ['common', 'shell', 'worker', 'chats', 'guest'];

/**
 * The files of a build that the service worker stores when it is installed: the app's documents, the first scripts with
 * the stylesheet, the fonts of the languages, and the worker's screens with their messages. Throws if one is missing.
 */
export const precachedFiles = (
  manifest: Manifest,
  { languages, subsets }: { languages: readonly Language[]; subsets: readonly string[] },
): string[] => {
  const files = new Set(languages.map((language) => documentFile(language, 'app').slice(1)));
  const chunkOf = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The web build has no ${key}`);
    return chunk;
  };
  const add = (key: string): void => {
    const { file, css = [], imports = [] } = chunkOf(key);
    if (files.has(file)) return;
    for (const each of [file, ...css]) files.add(each);
    for (const imported of imports) add(imported);
  };
  const demandedBy = (key: string) => chunkOf(key).dynamicImports ?? [];
  add('index.html');
  for (const key of [...screens, ...onDemand]) add(key);
  // The first script loads the contract of the account on demand.
  for (const key of demandedBy('index.html')) if (key.startsWith('../shared/contracts/')) add(key);
  // The boxes of what is sent later.
  for (const key of demandedBy('app/keep-sending.ts')) add(key);
  for (const language of languages) for (const area of areas) add(`../shared/messages/${language}/${area}.ts`);
  for (const subset of subsets) files.add(chunkOf(`../dist/fonts/inter-${subset}-wght.woff2`).file);
  return [...files];
};
