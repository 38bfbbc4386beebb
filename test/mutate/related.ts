import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from '../../infra/local/folders.ts';

/** The files of the repository that a file imports, relative to its root. */
const importsOf = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import) ?\(?'(\.[^']+|#shared\/[^']+)'/g)]
    .map(([, name = '']) => (name.startsWith('#') ? name.slice(1) : relative(root, resolve(root, dirname(file), name))))
    .filter((name) => /\.tsx?$/.test(name) && existsSync(join(root, name)));

/** How many imports lie between a test file and the nearest of some files, or null when it reaches none of them. */
const distanceTo = (test: string, targets: ReadonlySet<string>): number | null => {
  const seen = new Set([test]);
  let ring = [test];
  for (let distance = 0; ring.length > 0; distance += 1) {
    if (ring.some((file) => targets.has(file))) return distance;
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
  /** Synthesis takes seconds a time, and fake timers would stop the runner's own. */
  unit: () =>
    globSync(['{shared,web,test/architecture}/**/*.test.ts', 'functions/**/*.unit.test.ts'], { cwd: root }).filter(
      (file) => !/\bvi\./.test(readFileSync(join(root, file), 'utf8')),
    ),
  api: () => globSync('functions/**/*.test.ts', { cwd: root }).filter((file) => !file.endsWith('.unit.test.ts')),
} as const;
export type Project = keyof typeof projects;

/** The project's test files that import one of some files, directly or not, the nearest first. */
export const relatedTests = (project: Project, targets: readonly string[]): { path: string; distance: number }[] =>
  projects[project]()
    .flatMap((file) => {
      const distance = distanceTo(file, new Set(targets));
      return distance === null ? [] : [{ path: join(root, file), distance }];
    })
    .toSorted((one, other) => one.distance - other.distance || (one.path < other.path ? -1 : 1));
