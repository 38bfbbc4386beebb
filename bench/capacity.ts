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
  const flat = pairs.filter(([{ n }]) => n === undefined);
  const growing = pairs.filter(([{ n }]) => n !== undefined);
  const named = (name: string) => {
    const found = growing.find(([{ operation }]) => operation === name);
    if (!found) throw new Error(`${name} was not measured`);
    return found;
  };
  const [people, days] = [named('listAccounts, a company'), named('listShifts, the performer')];

  return `# Access patterns

Every named operation of \`functions/data\`: what it asks, in how many calls, and what it consumes. Written by \`npm run bench\`
(\`npm run bench -- capacity\` prints it): one run of each operation, counts and units, no times.

The local cloud tells the same capacity for a query of one entry and of ten thousand, so the units are worked out from the
items that each call really returned or wrote, by DynamoDB's rules (\`bench/capacity-units.ts\`): reads in 4 KB, half when
eventually consistent; writes in 1 KB, double in a transaction, and once more for each index whose entry changes.

## The same at any size

${table(
  ['operation', 'key or index', 'calls:', 'RCU:', 'WCU:'],
  flat.map(
    ([
      { operation, by },
      {
        calls,
        units: { read, written },
      },
    ]) => [operation, by, calls.length, shown(read), shown(written)],
  ),
)}

## Growing with what is asked

RCU with a page of 20 rows. 10² and 10⁴ are measured, 10⁶ is the straight line through them: (RCU at 10⁴ − RCU at 10²) / 9,900 an entry.

${table(
  ['operation', 'key or index', 'n', 'calls 10²:', 'calls 10⁴:', 'RCU 10²:', 'RCU 10⁴:', 'RCU an entry:', 'RCU 10⁶:'],
  growing.map(([one, other]) => [
    one.operation,
    one.by,
    one.n ?? '',
    one.calls.length,
    other.calls.length,
    shown(one.units.read),
    shown(other.units.read),
    slope([one, other]).toFixed(3),
    shown(Math.round(other.units.read + slope([one, other]) * (million - sizes[1]))),
  ]),
)}

One query call reads at most 1 MB, which is 128 RCU (256 strongly consistent), and the next call waits for it: a list keeps
its two round trips up to 128 / (RCU an entry) entries, which is ${shown(Math.round(128 / slope(people)))} people of a company and ${shown(Math.round(128 / slope(days)))} shifts of a month.

### What that means

- Shifts are bounded by days and each month is a partition of its own, so years of history cost nothing. What costs is a wide
  range of a busy performer: 10⁴ shifts in the asked days are ${shown(days[1].units.read)} RCU a page.
- Lists of stores, people and specialties read all their projection entries to filter and count them exactly. It is the simplest
  thing and right for the sizes there are: 10² to 10³ entries. From about ${shown(Math.round(breakEven(people)))} people of one company a page costs more
  than the dearest page of the flat alternative, the counted list (entries, and buckets and groups that count them, written in
  the same transaction): 27 RCU for the first page and at most 37 for any page of 10⁶, against 6 WCU for each add and up to 12
  for each move in every list that is kept so. Switch a list when its single query no longer fits 1 MB (above) or when it is
  read far more often than it changes; the platform's list of all people gets there first. A filter by free text cannot be
  counted that way: it would stay a scan. \`pageOf\` in \`functions/data/list.ts\` is the one place that changes.
- \`activeAccounts\` and \`readBookingsOf\` serve "who can come", which weighs every worker of a performer: at 10² workers
  150 RCU, at 10⁴ it would need a narrower question first.
- A shift's log and comments are read whole: tens of entries, not thousands.
`;
};

type Pair = readonly [Measured, Measured];
const slope = ([small, large]: Pair) => (large.units.read - small.units.read) / (sizes[1] - sizes[0]);

/** The list size from which a page costs more than the most expensive page of a counted list. */
const breakEven = (pair: Pair): number => {
  const dearestPage = 37;
  return sizes[0] + (dearestPage - pair[0].units.read) / slope(pair);
};
