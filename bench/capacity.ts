import type { Call } from './calls.ts';
import { callsOf, units } from './calls.ts';
import { table } from './markdown.ts';
import type { Pattern } from './patterns.ts';
import { patternsAt } from './patterns.ts';

const sizes = [100, 10_000] as const;
const million = 1_000_000;

type Measured = Pattern & { calls: Call[]; units: { read: number; written: number } };
const measure = async (pattern: Pattern): Promise<Measured> => {
  const { calls: all } = await callsOf(pattern.run);
  if (all.length === 0) throw new Error(`${pattern.operation} asked the table nothing`);
  const calls = pattern.onlyWrites ? all.filter(({ name }) => name === 'TransactWrite') : all;
  return { ...pattern, calls, units: units(calls) };
};

const shown = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 1 });
/** Calls and consumed capacity of every named operation of the data layer at 10², 10⁴ and 10⁶ entries. */
export const capacity = async (): Promise<string> => {
  const small: Measured[] = [];
  for (const pattern of await patternsAt(sizes[0], 90)) small.push(await measure(pattern));
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
  const [people, days] = [measuredAs('listAccounts, a company'), measuredAs('listShifts, the performer')];

  return `# Access patterns

Every named operation of \`functions/data\` with its key or index, its number of calls and its consumed capacity. Written by
\`npm run bench\` (\`npm run bench -- capacity\` prints it) from one run of each operation. It contains no times.

The local cloud reports the same capacity for a query of one entry and of ten thousand. The units are therefore computed from the
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

RCU for a page of 20 rows. 10² and 10⁴ are measured. 10⁶ is extrapolated linearly: (RCU at 10⁴ − RCU at 10²) / 9,900 per entry.

${table(
  [
    'operation',
    'key or index',
    'n counts',
    'calls 10²:',
    'calls 10⁴:',
    'RCU 10²:',
    'RCU 10⁴:',
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
takes two round trips up to 128 / (RCU per entry) entries: ${shown(Math.round(128 / slope(people)))} people of a company, or ${shown(Math.round(128 / slope(days)))} shifts of a month.

### Consequences

- A list of shifts has a range of days, and each month is a separate partition, so years of history cost nothing. A wide range of
  a busy performer is expensive: a page costs ${shown(days[1].units.read)} RCU when the range has 10⁴ shifts.
- Lists of stores, people and specialties read all their index entries to filter and count them exactly. This is the simplest
  solution and sufficient for 10² to 10³ entries. From about ${shown(Math.round(breakEven(people)))} people of one company a page costs more than the most expensive
  page of the alternative, a counted list. That list stores counters per bucket and group in the same transaction as the entries. It
  would cost 27 RCU for the first page and at most 37 for any page of 10⁶, but 6 WCU for each insert and up to 12 for each move in
  each such list. Change a list to counters when its single query exceeds 1 MB (above), or when it is read much more often than it
  changes. The platform's list of all people is the first candidate. Counters do not support filters by free text. \`pageOf\` in \`functions/data/list.ts\` is the only code to change.
- \`activeAccounts\` and \`readManyBookings\` serve the list of candidates, which checks every worker of a performer: 150 RCU for 10²
  workers. For 10⁴ workers the request would need a filter.
- A shift's log and comments are read completely, because a shift has tens of entries, not thousands.
`;
};

type Pair = readonly [Measured, Measured];
const slope = ([small, large]: Pair) => (large.units.read - small.units.read) / (sizes[1] - sizes[0]);

/** The list size from which a page costs more than the most expensive page of a counted list. */
const breakEven = (pair: Pair): number => {
  const dearestPage = 37;
  return sizes[0] + (dearestPage - pair[0].units.read) / slope(pair);
};
