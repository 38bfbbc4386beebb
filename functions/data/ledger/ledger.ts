import * as z from 'zod/mini';
import {
  type BonusReason,
  bonusReasons,
  type LedgerAccount,
  ledgerReasons,
  nameOfLedger,
  type Posting,
  requireBalanced,
} from '#shared/domain/ledger/posting.ts';
import { entity } from '../entity.ts';
import { type Key, monthOf, recordKeyOf } from '../keys.ts';
import { type Page, paginateFromNewest, type Paging } from '../list.ts';
import { part } from '../part.ts';
import { get, ifNotExists, type Item, queryTable, type Write } from '../table.ts';

export const ofPosting = part('posting');
export const ofLedgerEntry = part('entry');
export const ofBalance = part('balance');

/** What a posting is for; its item makes a second posting of the same id fail. */
const postingKey = recordKeyOf('POSTING');
const ledgerPartition = (account: string) => `LEDGER#${account}`;
/** An entry of a ledger account, by time. */
const ledgerEntryKey = (ledger: string, at: string, postingId: string): Key => ({
  pk: ledgerPartition(ledger),
  sk: `ENTRY#${at}#${postingId}`,
});
const balanceKey = (ledger: string): Key => ({ pk: ledgerPartition(ledger), sk: 'BALANCE' });

const Entry = z.object({ posting: z.string(), at: z.string(), amount: z.int(), reason: z.enum(ledgerReasons) });
// The second schema has more reasons, the third disputes and reversals.
const unchanged = (old: Item) => old;
const entries = entity('ledger-entry', Entry, [unchanged, unchanged]);
const postings = entity('posting', z.pick(Entry, { at: true, reason: true }), [unchanged, unchanged]);

export type BonusEntry = { id: string; at: string; amount: number; reason: BonusReason };
const bonusReason = z.enum(bonusReasons);

/** Only accounts with an owner have a stored balance (`LedgerAccount`). */
const isOwned = (account: LedgerAccount) => 'owner' in account;

/** The others are split by month (UTC), because every posting writes to them. */
const ledgerOf = (account: LedgerAccount, at: string): string =>
  isOwned(account) ? nameOfLedger(account) : `${nameOfLedger(account)}#${monthOf(at)}`;

/**
 * The writes of a posting: its entries, and the balances that they move. They join the transaction of what causes the
 * posting. Its conditions: part `posting` fails if a posting of this id exists; part `balance` if a balance would
 * become negative, unless it may: for what has happened already. Throws an Error if the posting is not balanced.
 */
export const postingWrites = (posting: Posting, { mayOverdraw = false } = {}): Write[] => {
  requireBalanced(posting);
  const { id, at, reason, legs } = posting;
  return [
    { part: ofPosting, put: { ...postingKey(id), ...postings.store({ at, reason }) }, if: ifNotExists },
    ...legs.map(({ account, amount }): Write => ({
      part: ofLedgerEntry,
      put: { ...ledgerEntryKey(ledgerOf(account, at), at, id), ...entries.store({ posting: id, at, amount, reason }) },
      if: ifNotExists,
    })),
    ...legs
      .filter(({ account }) => isOwned(account))
      .map(({ account, amount }) => balanceWrite(account, amount, mayOverdraw)),
  ];
};

const balanceWrite = (account: LedgerAccount, amount: number, mayOverdraw: boolean): Write => ({
  part: ofBalance,
  update: balanceKey(nameOfLedger(account)),
  set: 'ADD balance :amount',
  values: { ':amount': amount },
  ...(amount < 0 && !mayOverdraw && { if: { expression: 'balance >= :needed', values: { ':needed': -amount } } }),
});

/** In haléř, strongly consistent; 0 without a posting. Throws for an account without a stored balance. */
export const readBalance = async (account: LedgerAccount & { owner: string }): Promise<number> =>
  Number((await get(balanceKey(nameOfLedger(account))))?.['balance'] ?? 0);

/**
 * One page of the entries of an account of bonuses, oldest first; page 1 has the newest. All entries are read for the total, so
 * it is for accounts of people, whose entries are some hundreds at most.
 */
export const listBonusEntries = async (
  account: LedgerAccount & { book: 'bonus' },
  paging: Paging,
): Promise<Page<BonusEntry>> => {
  const items = await queryTable(ledgerPartition(nameOfLedger(account)), { startsWith: 'ENTRY#' });
  const all = items.map((item) => {
    const { posting, reason, ...entry } = entries.read(item);
    return { id: posting, ...entry, reason: bonusReason.parse(reason) };
  });
  return paginateFromNewest(all, paging);
};
