import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../infra/local/folders.ts';
import type { Numbered } from './instrument.ts';

export type Outcome = {
  id: number;
  state: 'killed' | 'survived' | 'unreached' | 'timeout' | 'crash';
  by?: string;
};
type JudgedMutant = Outcome & { mutant: Numbered };
type Rate = { folder: string; killed: number; all: number };

export const describeMutant = (state: string, { file, line, operator, start, end, text }: Numbered, code: string) => {
  const written = (code.split('\n')[line - 1] ?? '').trim();
  const was = code.slice(start, end).replaceAll(/\s+/g, ' ');
  return `${state} ${file}:${line} ${operator}: ${was} -> ${text.replaceAll(/\s+/g, ' ')}\n    ${written}`;
};

export const isAlive = ({ state }: Pick<Outcome, 'state'>): boolean => state === 'survived' || state === 'unreached';

export const ratesOf = (judged: readonly JudgedMutant[]): Rate[] => {
  const folders = Map.groupBy(judged, ({ mutant }) => dirname(mutant.file));
  const rates = [...folders].map(([folder, own]) => ({
    folder,
    killed: own.filter((one) => !isAlive(one)).length,
    all: own.length,
  }));
  return rates.toSorted((one, other) => (one.folder < other.folder ? -1 : 1));
};

const report = join(root, 'docs/generated/mutation.md');
const head = `# Mutation tests

Written by \`npm run mutate -- <path> --write\` (CONTRIBUTING.md, "Mutations"). A mutant is one small change of the code. It is
killed when a related test fails or does not end. Not counted are mutants that are listed as equivalent
(test/mutate/equivalents.ts), and mutants whose file fails the type check. The figures belong to the named commit. CI
does not check them.

| folder | killed | mutants | rate | chosen | seed | commit |
| --- | ---: | ---: | ---: | --- | ---: | --- |
`;

/** Replaces the rows of the measured folders and keeps the other rows. */
export const writeReport = ({
  rates,
  seed,
  commit,
  sample,
  minutes,
  again,
}: {
  rates: readonly Rate[];
  seed: number;
  commit: string;
  sample: string | null;
  minutes: string | null;
  again: boolean;
}) => {
  const rows = new Map<string, string>();
  if (existsSync(report))
    for (const [row, folder = ''] of readFileSync(report, 'utf8').matchAll(/^\| (\S+\/\S+) \|.*$/gm))
      rows.set(folder, row);
  for (const { folder, killed, all } of rates) {
    const rate = ((100 * killed) / all).toFixed(1);
    const sampled = sample === null ? 'all' : `at most ${sample} per file`;
    const chosen = again ? 'those of the last run' : sampled + (minutes ? `, in ${minutes} minutes` : '');
    rows.set(folder, `| ${folder} | ${killed} | ${all} | ${rate} % | ${chosen} | ${seed} | ${commit} |`);
  }
  const sorted = [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  writeFileSync(report, `${head}${sorted.join('\n')}\n`);
};
