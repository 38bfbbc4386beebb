import * as z from 'zod/mini';
import { getCompany } from '../../data/companies/companies.ts';
import { companyList } from '../../data/companies/company-entries.ts';
import { checkList, type Difference } from '../../data/counted/check.ts';
import { mendNode } from '../../data/counted/mend.ts';
import { first, idOf, listEntriesPartition } from '../../data/counted/nodes.ts';
import { entity } from '../../data/entity.ts';
import type { Key } from '../../data/keys.ts';
import { countedLists } from '../../data/records.generated.ts';
import type { ListCompany } from '../../data/records.ts';
import { checkShiftDays, type DayDifference, shiftDayCounts } from '../../data/shifts/shift-days.ts';
import { get, queryTable, transact } from '../../data/table.ts';

/** How far the recount of the counted lists has come. */
const recountKey: Key = { pk: 'RECOUNT', sk: 'RECOUNT' };

/** A place in the recount: the lists of the platform come first, then those of each company by name. */
const Position = z.object({
  /** The company's entry in the list of companies; null stands for the platform. */
  company: z.nullable(z.string()),
  /** The number of the list among those of the company or the platform. */
  list: z.int(),
  /** The first sort key of a bucket. */
  from: z.string(),
});
type Position = z.infer<typeof Position>;
const beginning: Position = { company: null, list: 0, from: first };

/** `time` is that of the last run, which began at `from`. */
const Recount = z.object({ time: z.string(), from: Position, next: Position });
const recounts = entity('recount', Recount);

/** In an order that only a new store, specialty or area changes: a list that it moves may be left to the next pass. */
const listsOf = async (company: string | null): Promise<string[]> => {
  const of = company === null ? null : await listCompany(idOf(company));
  return (await Promise.all(Object.values(countedLists).map(async (lists) => lists(of)))).flat();
};

const listCompany = async (id: string): Promise<ListCompany> => ({ id, role: (await getCompany(id))?.role });

/** Buckets and lists of one run: about 6 read units each. */
const perRun = 1000;

/**
 * Compares the counters of the next counted lists with their entries, and mends them; after the last list it begins
 * again. A repeated run of the same time compares the same lists. Returns what it found, and days whose shifts are
 * counted wrong, which it leaves.
 */
export const recountNext = async (
  time: string,
  limit = perRun,
): Promise<{ differences: (Difference | DayDifference)[]; read: number }> => {
  const item = await get(recountKey);
  const last = item && recounts.read(item);
  const from = last === undefined ? beginning : last.time === time ? last.from : last.next;
  const differences: (Difference | DayDifference)[] = [];
  let at: Position | undefined = from;
  let lists = await listsOf(from.company);
  let read = 0;
  while (at && read < limit) {
    const list: string | undefined = lists[at.list];
    read += 1;
    if (list === undefined) {
      at = await nextCompany(at);
      if (at) lists = await listsOf(at.company);
      continue;
    }
    const part = { from: at.from, limit: Math.max(1, limit - read) };
    const checked = list === shiftDayCounts ? await checkShiftDays(part) : await mendList(list, part);
    read += checked.read;
    differences.push(...checked.differences);
    at = checked.next === null ? { ...at, list: at.list + 1, from: first } : { ...at, from: checked.next };
  }
  await transact([
    { part: 'recount', put: { ...recountKey, ...recounts.store({ time, from, next: at ?? beginning }) } },
  ]);
  return { differences, read };
};

/** Mends what it finds. A node that changed meanwhile is left to the next pass. */
const mendList = async (list: string, part: { from: string; limit: number }) => {
  const checked = await checkList(list, part);
  for (const { level, from } of checked.differences) await mendNode(level, list, from);
  return checked;
};

const nextCompany = async ({ company }: Position): Promise<Position | undefined> => {
  const companies = listEntriesPartition(companyList(null, 'name'));
  const found = await queryTable(companies, { from: company ?? first, limit: 2 });
  const next = found.map(({ sk }) => String(sk)).find((sk) => sk !== company);
  return next === undefined ? undefined : { company: next, list: 0, from: first };
};
