import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stateFolder } from '../../infra/local/folders.ts';
import type { Mutant } from './mutants.ts';
import type { Outcome } from './report.ts';

/** A judged mutant of the last run. Line numbers change with the code, so it is found again by its texts. */
type Judged = { file: string; line: string; mutant: string; state: Outcome['state'] };

const file = join(stateFolder, 'mutants.json');

const nameOf = ({ file, line, mutant }: Omit<Judged, 'state'>) => JSON.stringify([file, line, mutant]);
const named = ({ file, line, start, end, text }: Mutant, code: string) => ({
  file,
  line: (code.split('\n')[line - 1] ?? '').trim(),
  mutant: `${code.slice(start, end)} -> ${text}`,
});

/** The states of the last run's mutants by name; empty before the first run. */
export const readLastRun = (): Map<string, Outcome['state']> => {
  if (!existsSync(file)) return new Map();
  const judged = JSON.parse(readFileSync(file, 'utf8')) as Judged[];
  return new Map(judged.map(({ state, ...one }) => [nameOf(one), state]));
};

export const stateIn = (
  run: Map<string, Outcome['state']>,
  mutant: Mutant,
  code: string,
): Outcome['state'] | undefined => run.get(nameOf(named(mutant, code)));

export const writeLastRun = (judged: readonly { mutant: Mutant; code: string; state: Outcome['state'] }[]): void =>
  writeFileSync(
    file,
    JSON.stringify(
      judged.map(({ mutant, code, state }): Judged => ({ ...named(mutant, code), state })),
      null,
      1,
    ),
  );
