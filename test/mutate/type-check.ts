import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { run } from '../../infra/local/child.ts';
import { root } from '../../infra/local/folders.ts';
import type { Numbered } from './instrument.ts';

/** A copy of a file in another folder: relative imports become absolute. */
const movable = (file: string, code: string): string =>
  code.replaceAll(
    /(from|import\() ?'(\.[^']+)'/g,
    (_, before: string, name: string) => `${before} '${resolve(root, dirname(file), name)}'`,
  );

/**
 * The ids of the mutants whose own file fails the type check. All of them are checked in one run, each as a copy of its
 * file. An unchanged copy of each file is checked too; if it fails, the check says nothing about the file's mutants.
 */
export const failingTypes = async (
  mutants: readonly Numbered[],
  codes: ReadonlyMap<string, string>,
): Promise<Set<number>> => {
  if (mutants.length === 0) return new Set();
  mkdirSync(join(root, '.local'), { recursive: true });
  const folder = mkdtempSync(join(root, '.local/mutants-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeFolder);
  try {
    const files = [...new Set(mutants.map(({ file }) => file))];
    for (const [nth, file] of files.entries())
      writeFileSync(join(folder, `original-${nth}.ts`), movable(file, codes.get(file) ?? ''));
    for (const { id, file, start, end, text, host } of mutants) {
      const code = codes.get(file) ?? '';
      // A removed statement may be the only one after a condition. tsc reports no types while a file does not parse.
      const changed = host.kind === 'statement' ? '{}' : text;
      writeFileSync(join(folder, `mutant-${id}.ts`), movable(file, code.slice(0, start) + changed + code.slice(end)));
    }
    const config = {
      extends: join(root, 'tsconfig.node.json'),
      compilerOptions: { composite: false, noUnusedLocals: false, noUnusedParameters: false, tsBuildInfoFile: null },
      include: [
        '*.ts',
        ...globSync('functions/**/*.d.ts', { cwd: root }).map((file) => relative(folder, join(root, file))),
      ],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const tsc = join(root, 'node_modules/.bin/tsc');
    const { output } = await run(tsc, ['-p', folder, '--pretty', 'false']);
    const unparsed = /^.*: error TS1\d{3}: .*$/m.exec(output);
    if (unparsed) throw new Error(`A mutant does not parse: ${unparsed[0]}`);
    const failed = new Set([...output.matchAll(/(\w+-\d+)\.ts\(\d+,\d+\): error/g)].map(([, name = '']) => name));
    const untold = new Set(files.filter((_, nth) => failed.has(`original-${nth}`)));
    for (const file of untold) console.log(`  a copy of ${file} fails the type check, so its mutants are not checked`);
    return new Set(
      mutants.filter(({ id, file }) => failed.has(`mutant-${id}`) && !untold.has(file)).map(({ id }) => id),
    );
  } finally {
    removeFolder();
    process.off('exit', removeFolder);
  }
};
