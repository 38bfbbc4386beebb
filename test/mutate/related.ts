import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from '../../infra/local/folders.ts';

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Tests call a handler through its contract, and test/world/invoke.ts loads the handler by the contract's name. */
const handlersOf = (text: string): string[] => [
  ...[...text.matchAll(/import \{([^}]*)\} from '#shared\/contracts\/([\w-]+)\.ts'/g)].flatMap(
    ([, names = '', area = '']) => names.split(',').map((name) => handlerOf(area, name.trim())),
  ),
  ...[...text.matchAll(/import \* as (\w+) from '#shared\/contracts\/([\w-]+)\.ts'/g)].flatMap(
    ([, alias = '', area = '']) =>
      [...text.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g'))].map(([, name = '']) => handlerOf(area, name)),
  ),
];
const handlerOf = (area: string, name: string) => `functions/${area}/${kebab(name)}.ts`;

const importsOf = (file: string): string[] => {
  const text = readFileSync(join(root, file), 'utf8');
  const handlers = /\.test\.ts$|^test\/world\//.test(file) ? handlersOf(text) : [];
  return [...handlers.filter((handler) => existsSync(join(root, handler))), ...namedImports(file, text)];
};

/** The repository's files that a file imports by path, relative to the root. */
const namedImports = (file: string, text: string): string[] =>
  [...text.matchAll(/(?:from|import) ?\(?'(\.[^']+|#shared\/[^']+)'/g)]
    .map(([, name = '']) => (name.startsWith('#') ? name.slice(1) : relative(root, resolve(root, dirname(file), name))))
    .filter((name) => /\.tsx?$/.test(name) && existsSync(join(root, name)));

/** The number of imports between a test file and another file, or null if there is no path. */
const distanceTo = (test: string, target: string): number | null => {
  const seen = new Set([test]);
  let ring = [test];
  for (let distance = 0; ring.length > 0; distance += 1) {
    if (ring.includes(target)) return distance;
    ring = ring.flatMap((file) => cachedImports(file)).filter((file) => !seen.has(file) && seen.add(file));
  }
  return null;
};

const known = new Map<string, string[]>();
const cachedImports = (file: string): string[] => {
  const found = known.get(file) ?? importsOf(file);
  known.set(file, found);
  return found;
};

const projects = {
  /**
   * Without test/infra, because synthesis takes seconds per run, and without fake timers, which would stop the runner's
   * own.
   */
  unit: () =>
    globSync(['{shared,web,test/architecture}/**/*.test.ts', 'functions/**/*.unit.test.ts'], { cwd: root }).filter(
      (file) => !/\bvi\./.test(readFileSync(join(root, file), 'utf8')),
    ),
  api: () => globSync('functions/**/*.test.ts', { cwd: root }),
} as const;
export type Project = keyof typeof projects;

export type Related = { path: string; distances: Record<string, number> };

/**
 * The project's test files that import the files directly or indirectly: for each file at most `most`, nearest first,
 * each with its distances from all of the files. A file's own test is the nearest.
 */
export const relatedTests = (project: Project, targets: readonly string[], maxFiles: number): Related[] => {
  const tests = projects[project]().map((test) => ({ test, distances: distancesTo(test, targets) }));
  const chosen = targets.flatMap((target) =>
    tests
      .flatMap(({ test, distances }) => (distances[target] === undefined ? [] : [{ test, at: distances[target] }]))
      .toSorted((one, other) => one.at - other.at || (one.test < other.test ? -1 : 1))
      .slice(0, maxFiles)
      .map(({ test }) => test),
  );
  return tests
    .filter(({ test }) => chosen.includes(test))
    .map(({ test, distances }) => ({ path: join(root, test), distances }));
};

const distancesTo = (test: string, targets: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    targets.flatMap((target) => {
      const distance = isOwnTest(test, target) ? 0 : distanceTo(test, target);
      return distance === null ? [] : [[target, distance]];
    }),
  );

const isOwnTest = (test: string, target: string): boolean =>
  test.replace(/(?:\.unit)?\.test\.ts$/, '') === target.replace(/\.ts$/, '');
