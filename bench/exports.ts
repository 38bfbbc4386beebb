import { fork } from 'node:child_process';
import type { ExportFormat } from '#shared/domain/exports/export.ts';
import { listEntriesPartition } from '../functions/data/counted/nodes.ts';
import { effectOf } from '../functions/data/effects.ts';
import { peopleList } from '../functions/data/people/account-entries.ts';
import { accountInsertionWrites } from '../functions/data/people/accounts.ts';
import { lambdaLimits } from '../infra/lambda-limits.ts';
import type { Order, Question, Reply, Result } from './export-process.ts';
import { nodesOf } from './list-nodes.ts';
import { itemsPut, personAt } from './many-people.ts';
import { table } from './markdown.ts';
import { memoryTable } from './memory-table.ts';

const sizes = [10_000, 100_000] as const;
const company = { id: 'bench-exports', name: 'Bench' };

const peopleTable = (count: number) => {
  const list = peopleList(company.id, null, 'fio');
  const pk = listEntriesPartition(list);
  const items = Array.from({ length: count }, (_, n) =>
    itemsPut(accountInsertionWrites(personAt(n, company))).filter(
      (item) => item['pk'] === pk || item['sk'] === 'ACCOUNT',
    ),
  ).flat();
  const entries = items.filter((item) => item['pk'] === pk).map(({ sk }) => String(sk));
  return memoryTable([
    ...items,
    ...nodesOf(
      list,
      entries.toSorted((one, other) => (one < other ? -1 : 1)),
    ),
  ]);
};

const { memory } = lambdaLimits('write-export', 'worker');
const megabyte = 1_048_576;

/** Runs an export in a process of its own, which may not take more of its heap than the function has memory. */
const measure = async (count: number, format: ExportFormat): Promise<Result> => {
  const answerOf = peopleTable(count);
  const child = fork(new URL('export-process.ts', import.meta.url), {
    execArgv: [`--max-old-space-size=${memory}`],
    serialization: 'advanced',
  });
  const result = await new Promise<Result>((resolve, reject) => {
    child.on('message', (message: Question | Result) => {
      if (!('ask' in message)) return resolve(message);
      const { ask, command, input } = message;
      return void answerOf(command, input).then((answer) => child.send({ ask, answer } satisfies Reply), reject);
    });
    child.on('exit', (code) => reject(new Error(`The export ended with ${code}`)));
    child.send({ format, company } satisfies Order);
  });
  if (result.rows !== count) throw new Error(`${result.rows} rows of ${count} were exported`);
  return result;
};

const shown = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 0 });
const megabytes = (bytes: number, digits = 0) => (bytes / megabyte).toFixed(digits);

/** What the export of a list of people takes: reads, processor time and memory. */
export const exportsOfLists = async (): Promise<string> => {
  const rows = [];
  for (const size of sizes)
    for (const format of ['csv', 'xlsx'] as const) {
      const { trips, calls, read, cpu, peak, length } = await measure(size, format);
      const name = `${shown(size)} people, ${format}`;
      rows.push([name, trips, calls, shown(read), cpu.toFixed(1), megabytes(peak), megabytes(length, 1)]);
    }
  return `## Exports

\`npm run bench -- exports\`: the export of a company's people, from the first page to the finished file, in a process of its own. Its table
is in the memory of another process. RCU are computed by DynamoDB's rules (\`bench/capacity-units.ts\`). Processor time includes this computation. Memory is the
most that the whole process had, which Lambda calls the memory used: the function has ${memory} MB and
${effectOf('write-export').seconds} seconds.

${table(['export', 'round trips:', 'calls:', 'RCU:', 'CPU, s:', 'memory, MB:', 'file, MB:'], rows)}
`;
};
