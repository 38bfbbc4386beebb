import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

export type Source = {
  /** Relative to the repository's root: `functions/shifts/shift-action.ts`. */
  file: string;
  text: string;
  /** Imported files of this repository, type imports included. */
  files: readonly string[];
  packages: readonly string[];
};

const root = new URL('../../', import.meta.url);
const folders = ['bench', 'functions', 'infra', 'shared', 'test', 'web'];

/** `import … from`, `export … from`, `import '…'` and `import('…')`. The formatter allows no other spelling. */
const specifiers = /^(?:import|export) (?:[^'"=;()]* from )?'([^']+)'|\bimport\('([^']+)'\)/gm;

const resolve = (from: string, specifier: string): string | null => {
  if (specifier.startsWith('#shared/')) return specifier.slice(1);
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : null;
};

const read = (file: string): Source => {
  const text = readFileSync(new URL(file, root), 'utf8');
  const imported = [...text.matchAll(specifiers)].map(([, staticImport, lazy]) => staticImport ?? lazy ?? '');
  const files = imported.flatMap((specifier) => resolve(file, specifier) ?? []);
  const packages = imported.filter((specifier) => resolve(file, specifier) === null);
  return { file, text, files, packages };
};

/** Every source file of the project with its imports. */
export const sources: readonly Source[] = globSync(
  folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
  { cwd: root },
)
  .filter((file) => !file.endsWith('.d.ts'))
  .toSorted()
  .map(read);

const isTest = (file: string) => /^(test|bench)\//.test(file) || file.endsWith('.test.ts');
const importersOf = (file: string) => sources.filter(({ files }) => files.includes(file));

/** Production code: neither tests and benchmarks nor files that only those import. */
export const product: readonly Source[] = sources.filter(({ file }) => {
  const importers = importersOf(file);
  return !isTest(file) && (importers.length === 0 || importers.some((importer) => !isTest(importer.file)));
});
