import { type Item, queryTable } from '../table.ts';

const prefix = 'LEDGER#';
/** Books whose accounts have a stored balance. */
const owned = /^LEDGER#(bonus|paid)#/;

const isEntry = ({ sk }: Item) => String(sk).startsWith('ENTRY#');
const total = (items: readonly Item[]) => items.reduce((sum, { amount }) => sum + Number(amount), 0);

/** What is seen of the ledger in a scan of the table. */
export type SeenLedger = { accounts: Set<string>; postings: Map<string, { at: string; sum: number }> };
export const nothingSeen = (): SeenLedger => ({ accounts: new Set(), postings: new Map() });

export const seeLedger = (seen: SeenLedger, items: readonly Item[]): void => {
  for (const item of items) {
    const pk = String(item['pk']);
    if (!pk.startsWith(prefix)) continue;
    if (owned.test(pk)) seen.accounts.add(pk);
    if (!isEntry(item)) continue;
    const { at, sum } = seen.postings.get(String(item['posting'])) ?? { at: String(item['at']), sum: 0 };
    seen.postings.set(String(item['posting']), { at, sum: sum + Number(item['amount']) });
  }
};

/**
 * What does not add up, in words: postings before `until` (ISO 8601 UTC) whose entries are not zero together (the
 * scan may have missed a part of later ones), and balances that are not the sum of their entries, in haléř.
 */
export const ledgerDifferences = async ({ accounts, postings }: SeenLedger, until: string): Promise<string[]> => {
  const found = [...postings]
    .filter(([, { at, sum }]) => at < until && sum !== 0)
    .map(([id, { sum }]) => `posting ${id}: its entries make ${sum}`);
  for (const account of accounts) {
    const difference = await balanceDifference(account);
    // Read again, because a posting may have come between.
    if (difference && (await balanceDifference(account))) found.push(difference);
  }
  return found;
};

const balanceDifference = async (account: string): Promise<string | undefined> => {
  const items = await queryTable(account);
  const sum = total(items.filter(isEntry));
  const balance = Number(items.find(({ sk }) => sk === 'BALANCE')?.['balance'] ?? 0);
  return sum === balance ? undefined : `${account}: the balance is ${balance}, its entries make ${sum}`;
};
