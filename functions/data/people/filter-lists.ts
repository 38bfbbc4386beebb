import { entryWrites, storedEntries } from '../counted/entry-writes.ts';
import { type Entry, sortKey } from '../counted/nodes.ts';
import { maxWrites } from '../max-writes.ts';
import { ConditionFailed, getMany, transact, type Write } from '../table.ts';
import { TooContended } from '../write-errors.ts';
import { type Account, accountKey, readAccount, unchangedAccountCheck } from './accounts.ts';
import { filterEntriesOf } from './filter-entries.ts';

/** An account, and entries that it has or had in the lists by specialty and by store. */
export type Touched = { id: string; entries: readonly Entry[] };

/** The change of an account in one list. */
type Move = { id: string; account: Account | undefined; removed: Entry[]; added: Entry[] };

/** An account that changes more often while its entries are written is tried again by its next event. */
const maxTurns = 5;

/**
 * Stores those of the touched entries, and of the accounts' own, that follow from the accounts as they are now, and
 * removes the others. Each transaction is conditional on the accounts that it was derived from, so an earlier state can
 * never replace a later one. Returns the error of each account that failed.
 */
export const updateFilterLists = async (touched: readonly Touched[]): Promise<Map<string, unknown>> => {
  const failed = new Map<string, unknown>();
  let left = touched;
  for (let turn = 1; left.length > 0 && turn <= maxTurns; turn++) {
    const overtaken = new Set<string>();
    for (const moves of transactionsOf(await movesOf(left, failed)))
      await transact(moveWrites(moves)).catch((error: unknown) => {
        for (const { id } of moves)
          if (error instanceof ConditionFailed) overtaken.add(id);
          else failed.set(id, error);
      });
    left = left.filter(({ id }) => overtaken.has(id));
  }
  for (const { id } of left) failed.set(id, new TooContended());
  return failed;
};

/**
 * The same for one changed account before its request is answered, so that the screen that sent it shows the change.
 * What fails here is left to the projection.
 */
export const updateFilterListsNow = async (before: Account): Promise<void> => {
  await updateFilterLists([{ id: before.id, entries: filterEntriesOf(before) }]).catch(() => {});
};

/** Writes that an added or a removed entry needs at most, with its counters. */
const perEntry = 3;

/** As many moves as a transaction can write, with the check of each account. */
const transactionsOf = (moves: readonly Move[]): Move[][] => {
  const transactions: Move[][] = [];
  let room = 0;
  for (const move of moves) {
    const last = transactions.at(-1);
    const entries = perEntry * (move.removed.length + move.added.length);
    const isChecked = last?.some(({ id }) => id === move.id);
    const needed = isChecked ? entries : entries + 1;
    if (last && needed <= room) {
      last.push(move);
      room -= needed;
    } else {
      transactions.push([move]);
      room = maxWrites - entries - 1;
    }
  }
  return transactions;
};

const moveWrites = (moves: readonly Move[]): Write[] => [
  ...[...new Map(moves.map(({ id, account }) => [id, account]))].map(([id, account]) =>
    unchangedAccountCheck(id, account),
  ),
  ...entryWrites(
    moves.flatMap(({ removed }) => removed),
    moves.flatMap(({ added }) => added),
  ),
];

const movesOf = async (touched: readonly Touched[], failed: Map<string, unknown>): Promise<Move[]> => {
  const byAccount = Map.groupBy(touched, ({ id }) => id);
  const items = await getMany([...byAccount.keys()].map(accountKey), true);
  const byId = new Map(items.map((item) => [String(item['id']), item]));
  const wanted = [...byAccount].flatMap(([id, own]) => {
    try {
      const item = byId.get(id);
      const account = item && readAccount(item);
      const entries = filterEntriesOf(account);
      return [{ id, account, entries, all: distinct([...own.flatMap((each) => each.entries), ...entries]) }];
    } catch (error) {
      failed.set(id, error);
      return [];
    }
  });
  const stored = namesOf(await storedEntries(wanted.flatMap(({ all }) => all)));
  return wanted.flatMap(({ id, account, entries, all }) => {
    const kept = namesOf(entries);
    const isKept = (entry: Entry) => kept.has(nameOf(entry));
    const changed = all.filter((entry) => isKept(entry) !== stored.has(nameOf(entry)));
    return [...Map.groupBy(changed, ({ list }) => list).values()].map((entriesOfList) => ({
      id,
      account,
      removed: entriesOfList.filter((entry) => !isKept(entry)),
      added: entriesOfList.filter(isKept),
    }));
  });
};

const nameOf = (entry: Entry) => `${entry.list}\n${sortKey(entry)}`;
const namesOf = (entries: readonly Entry[]) => new Set(entries.map(nameOf));
const distinct = (entries: readonly Entry[]) => [...new Map(entries.map((entry) => [nameOf(entry), entry])).values()];
