import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contracts } from '#shared/contracts/all.ts';
import { run } from '../infra/local/child.ts';
import { root } from '../infra/local/folders.ts';
import { median, table } from './markdown.ts';
import { readRecorded } from './record-calls.ts';

/** Round trips and consumed capacity of each endpoint, recorded while the api tests run. */
export const capacity = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'smena-calls-'));
  const file = join(folder, 'calls');
  const { code, output } = await run(process.execPath, [join(root, 'test/run.ts'), '--project', 'api'], {
    ...process.env,
    SMENA_RECORD_CALLS: file,
  });
  // A test that fails, for example because its faults count calls, does not spoil the recorded requests of the others.
  if (code !== 0) console.error(output.slice(-5000));
  const byName = Map.groupBy(readRecorded(file), ({ name }) => name);
  await rm(folder, { recursive: true });
  const missing = contracts.map(({ name }) => name).filter((name) => !byName.has(name));

  return `## Round trips to the table

\`npm run bench -- capacity\`: the successful requests of the api tests to each handler. The wrapper's read of the account is not
counted, and parallel calls count once. The units are computed from the items that each call returned or wrote, by DynamoDB's rules
(\`bench/capacity-units.ts\`), because the local cloud reports the same capacity for a query of one entry and of a thousand. Medians;
the calls are those of the most frequent sequence.

${table(
  ['endpoint', 'requests:', 'round trips:', 'at most:', 'calls', 'RCU:', 'WCU:'],
  contracts.flatMap(({ name }) => {
    const requests = byName.get(name);
    if (!requests) return [];
    const bySequence = [...Map.groupBy(requests, ({ calls }) => calls)];
    const [[sequence] = ['']] = bySequence.toSorted(([, one], [, other]) => other.length - one.length);
    const trips = requests.map((request) => request.trips);
    const [read, written] = (['read', 'written'] as const).map((unit) => median(requests.map((each) => each[unit])));
    return [[name, requests.length, median(trips), Math.max(...trips), sequence, read ?? '', written ?? '']];
  }),
)}
${missing.length > 0 ? `\nNot requested by a test: ${missing.join(', ')}.\n` : ''}`;
};
