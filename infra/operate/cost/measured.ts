import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contracts } from '#shared/contracts/all.ts';
import { writesTable } from '#shared/contracts/is-idempotent.ts';
import { root } from '../../local/folders.ts';

const rowsOf = (text: string, title: string): string[][] => {
  const section = text.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => /^\| .*\d/.test(line));
  if (rows.length === 0) throw new Error(`docs/generated/benchmarks.md has no figures of “${title}”`);
  return rows.map((line) => line.slice(2, -2).split(' | '));
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The figures of `npm run bench` that a bill needs. */
export const readMeasured = () => {
  const text = readFileSync(join(root, 'docs/generated/benchmarks.md'), 'utf8');
  const units = new Map(
    rowsOf(text, 'Round trips to the table').map((cells) => [
      cells[0] ?? '',
      { reads: Number(cells.at(-2)), writes: Number(cells.at(-1)) },
    ]),
  );
  const typical = (unit: 'reads' | 'writes') =>
    median([...units.values()].map((each) => each[unit]).filter((value) => value > 0));
  const [typicalReads, typicalWrites] = [typical('reads'), typical('writes')];
  const loads = rowsOf(text, 'Web bundle').filter(([part = '']) => /^(every page|next|prefetched)/.test(part));
  return {
    /** GB of a first load. */
    firstLoad: loads.reduce((total, [, kB]) => total + Number(kB), 0) / 1e6,
    /** Units of a request. Some endpoints that write are recorded with 0: they get the median of the others. */
    unitsOf: (name: string) => {
      const [contract, recorded] = [contracts.find((each) => each.name === name), units.get(name)];
      if (!contract || !recorded) throw new Error(`The benchmarks have no endpoint ${name}`);
      const writes = writesTable(contract);
      return {
        isWrite: writes,
        reads: recorded.reads || typicalReads,
        writes: writes ? recorded.writes || typicalWrites : 0,
      };
    },
  };
};
