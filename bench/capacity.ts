import { keys, partitions } from '../functions/data/keys.ts';
import type { Call } from './calls.ts';
import { callsOf, units } from './calls.ts';
import { table } from './markdown.ts';
import type { Pattern } from './pattern.ts';
import { patternsAt } from './patterns.ts';

const sizes = [100, 1000] as const;
const million = 1_000_000;

type Measured = Pattern & { calls: Call[]; units: { read: number; written: number } };
const measure = async (pattern: Pattern): Promise<Measured> => {
  await pattern.prepare?.();
  const { calls: all } = await callsOf(pattern.run);
  if (all.length === 0) throw new Error(`${pattern.operation} asked the table nothing`);
  const calls = pattern.onlyWrites ? all.filter(({ name }) => name === 'TransactWrite') : all;
  return { ...pattern, calls, units: units(calls) };
};

/** Patterns of the partition keys in `keys.ts`, the longest first. */
const partitionPatterns = (): { name: string; pattern: RegExp }[] => {
  type ToKey = (...given: string[]) => string | { pk: string };
  const any = '\u0000';
  return Object.entries<unknown>({ ...keys, ...partitions })
    .map(([name, made]) => {
      const key = typeof made === 'function' ? (made as ToKey)(any, any, any) : (made as ReturnType<ToKey>);
      return { name, text: typeof key === 'string' ? key : key.pk };
    })
    .toSorted((one, other) => other.text.length - one.text.length)
    .map(({ name, text }) => ({ name, pattern: new RegExp(`^${text.replaceAll(any, '.*')}$`) }));
};

/** Throws if a kind of partition is neither read nor written by an access pattern. */
const requireAllPartitions = (measured: readonly Measured[]): void => {
  const patterns = partitionPatterns();
  const named = measured.flatMap(({ calls }) => calls.flatMap((call) => call.partitions));
  const matched = new Set(
    named.flatMap((pk) => {
      const first = patterns.find(({ pattern }) => pattern.test(pk));
      return patterns.filter(({ pattern }) => pattern.source === first?.pattern.source).map(({ name }) => name);
    }),
  );
  const missing = patterns.filter(({ name }) => !matched.has(name)).map(({ name }) => name);
  if (missing.length > 0) throw new Error(`No access pattern is measured for the partitions of ${missing.join(', ')}`);
};

const shown = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 1 });
/** Calls and consumed capacity of every named operation of the data layer at 10², 10³ and 10⁶ entries. */
export const capacity = async (): Promise<string> => {
  const small: Measured[] = [];
  for (const pattern of await patternsAt(sizes[0], 90)) small.push(await measure(pattern));
  requireAllPartitions(small);
  const large: Measured[] = [];
  for (const pattern of await patternsAt(sizes[1], 130)) large.push(await measure(pattern));
  const pairs = small.map((one, n): Pair => [one, large[n] as Measured]);
  const flat = pairs.filter(([{ growsWith }]) => growsWith === undefined);
  const growing = pairs.filter(([{ growsWith }]) => growsWith !== undefined);
  const measuredAs = (name: string) => {
    const found = growing.find(([{ operation }]) => operation === name);
    if (!found) throw new Error(`${name} was not measured`);
    return found;
  };
  const [stores, days] = [measuredAs('listStores, the performer'), measuredAs('listShifts, the performer')];

  return `# Access patterns

Every named operation of \`functions/data\` with its key or index, its number of calls and its consumed capacity. Written by
\`npm run bench -- capacity\` from one run of each operation. It contains no times.

The local cloud reports the same capacity for a query of one entry and of a thousand. The units are therefore computed from the
items that each call returned or wrote, by DynamoDB's rules (\`bench/capacity-units.ts\`): reads in units of 4 KB, half when
eventually consistent; writes in units of 1 KB, double in a transaction, plus those of each index whose entry changes.

## Constant cost

${table(
  ['operation', 'key or index', 'calls:', 'RCU:', 'WCU:'],
  flat.map(
    ([
      { operation, accessPath },
      {
        calls,
        units: { read, written },
      },
    ]) => [operation, accessPath, calls.length, shown(read), shown(written)],
  ),
)}

## Cost that grows with the data read

RCU for a page of 20 rows. 10² and 10³ are measured. 10⁶ is extrapolated linearly: (RCU at 10³ − RCU at 10²) / 900 per entry.

${table(
  [
    'operation',
    'key or index',
    'n counts',
    'calls 10²:',
    'calls 10³:',
    'RCU 10²:',
    'RCU 10³:',
    'RCU per entry:',
    'RCU 10⁶:',
  ],
  growing.map(([one, other]) => [
    one.operation,
    one.accessPath,
    one.growsWith ?? '',
    one.calls.length,
    other.calls.length,
    shown(one.units.read),
    shown(other.units.read),
    slope([one, other]).toFixed(3),
    shown(Math.round(other.units.read + slope([one, other]) * (million - sizes[1]))),
  ]),
)}

One query call reads at most 1 MB, which is 128 RCU (256 strongly consistent), and further calls are sequential. So a list
takes two round trips up to 128 / (RCU per entry) entries: ${shown(Math.round(128 / slope(stores)))} stores of a performer, or ${shown(Math.round(128 / slope(days)))} shifts of a month.

### Consequences

- A list of shifts has a range of days, and each month is a separate partition, so years of history cost nothing. A wide range of
  a busy performer is expensive: a page costs ${shown(days[1].units.read)} RCU when the range has 10³ shifts.
- People, stores and companies are counted lists: their pages cost the same at any length (benchmarks.md). A write costs 6 WCU for
  each list of a new record and up to 12 for each list that a change moves it in. The lists of people by specialty and by store
  are written by a projection, with the check of the account.
- A performer's stores, waiting people, and people filtered by several values read all entries of their partition. From about
  ${shown(Math.round(breakEven(stores)))} stores a performer's page costs more than the most expensive page of a counted list. Such a list is refused above 20,000
  entries of a partition.
- A search reads up to 500 index entries of its words.
- \`activeAccounts\` and \`readManyBookings\` serve the list of candidates, which checks at most 100 workers of a performer: 150 RCU.
- A shift's log and comments are read completely, because a shift has tens of entries, not thousands.
`;
};

type Pair = readonly [Measured, Measured];
const slope = ([small, large]: Pair) => (large.units.read - small.units.read) / (sizes[1] - sizes[0]);

/** The list size from which a page costs more than the most expensive page of a counted list. */
const breakEven = (pair: Pair): number => {
  const dearestPage = 16;
  return sizes[0] + (dearestPage - pair[0].units.read) / slope(pair);
};
