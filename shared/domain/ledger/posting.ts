/**
 * Double-entry bookkeeping: a posting moves an amount between ledger accounts, and its legs add up to zero. Postings
 * are never changed; a mistake is corrected by an opposite posting.
 */
export type LedgerAccount =
  /** What an account may spend. Its balance is never negative. */
  | { book: 'bonus'; owner: string }
  /**
   * The platform's side: all bonuses given, less those spent. It has no stored balance, because every posting would
   * write it.
   */
  | { book: 'issued-bonuses' };

export const bonusReasons = ['promotion', 'referral', 'order'] as const;
export type BonusReason = (typeof bonusReasons)[number];

/** `amount` in haléř; positive adds to the account. */
export type Leg = { account: LedgerAccount; amount: number };

export type Posting = {
  /** The id of what causes the posting, for example of an order or a promotion's use. It is posted once. */
  id: string;
  /** ISO 8601 UTC. */
  at: string;
  reason: BonusReason;
  legs: readonly Leg[];
};

export const nameOfLedger = (account: LedgerAccount): string =>
  account.book === 'bonus' ? `${account.book}#${account.owner}` : account.book;

/**
 * Throws an Error (a defect, not a Problem) unless the legs are whole amounts of different accounts that add up to
 * zero.
 */
export const requireBalanced = ({ id, legs }: Posting): void => {
  const isWhole = legs.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0);
  const isDistinct = new Set(legs.map(({ account }) => nameOfLedger(account))).size === legs.length;
  const sum = legs.reduce((total, { amount }) => total + amount, 0);
  if (legs.length < 2 || !isWhole || !isDistinct || sum !== 0) throw new Error(`The posting ${id} is not balanced`);
};

type BonusMove = Omit<Posting, 'legs'> & { accountId: string; amount: number };

/** Gives (positive) or takes (negative) a bonus of an account, in haléř. */
export const bonusPosting = ({ accountId, amount, ...posting }: BonusMove): Posting => ({
  ...posting,
  legs: [
    { account: { book: 'bonus', owner: accountId }, amount },
    { account: { book: 'issued-bonuses' }, amount: -amount },
  ],
});
