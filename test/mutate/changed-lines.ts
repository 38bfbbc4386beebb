import { execFileSync } from 'node:child_process';
import { root } from '../../infra/local/folders.ts';

/** The numbers of the lines that differ from a commit. */
export const changedLines = (commit: string, file: string): ReadonlySet<number> => {
  const diff = execFileSync('git', ['diff', '--unified=0', commit, '--', file], { cwd: root, encoding: 'utf8' });
  const ranges = [...diff.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)];
  return new Set(
    ranges.flatMap(([, first, count = '1']) => Array.from({ length: Number(count) }, (_, nth) => Number(first) + nth)),
  );
};
