/**
 * Double-entry bookkeeping: a posting moves an amount between ledger accounts, and its legs add up to zero. Postings
 * are never changed; a mistake is corrected by an opposite posting.
 */
export type LedgerAccount =
  /** What an account may spend. Its balance is negative only if bonuses were taken back that were spent before. */
  | { book: 'bonus'; owner: string }
  /**
   * The platform's side: all bonuses given, less those spent. It has no stored balance, because every posting would
   * write it.
   */
  | { book: 'issued-bonuses' }
  /**
   * What a company has paid for its plans, less what went back. Its balance is negative only if a card took more back
   * than corrections had left.
   */
  | { book: 'paid'; owner: string }
  /** Where the money of companies came from. These have no stored balance either. */
  | { book: MoneyBook };

export const moneyBooks = ['card-payments', 'bank-transfers', 'corrections'] as const;
export type MoneyBook = (typeof moneyBooks)[number];

export const bonusReasons = ['promotion', 'referral', 'order'] as const;
export type BonusReason = (typeof bonusReasons)[number];
export const ledgerReasons = [...bonusReasons, 'payment', 'refund', 'correction', 'dispute', 'reversal'] as const;
export type LedgerReason = (typeof ledgerReasons)[number];

/** `amount` in haléř; positive adds to the account. */
export type Leg = { account: LedgerAccount; amount: number };

export type Posting = {
  /** The id of what causes the posting, for example of an order or a promotion's use. It is posted once. */
  id: string;
  /** ISO 8601 UTC. */
  at: string;
  reason: LedgerReason;
  legs: readonly Leg[];
};

export const nameOfLedger = (account: LedgerAccount): string =>
  'owner' in account ? `${account.book}#${account.owner}` : account.book;

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

type BonusMove = Omit<Posting, 'legs' | 'reason'> & { reason: BonusReason; accountId: string; amount: number };

/** Gives (positive) or takes (negative) a bonus of an account, in haléř. */
export const bonusPosting = ({ accountId, amount, ...posting }: BonusMove): Posting => ({
  ...posting,
  legs: [
    { account: { book: 'bonus', owner: accountId }, amount },
    { account: { book: 'issued-bonuses' }, amount: -amount },
  ],
});

type MoneyMove = Omit<Posting, 'legs'> & { companyId: string; from: MoneyBook; amount: number };

/** Money of a company that came (positive) or went back (negative), in haléř. */
export const moneyPosting = ({ companyId, from, amount, ...posting }: MoneyMove): Posting => ({
  ...posting,
  legs: [
    { account: { book: 'paid', owner: companyId }, amount },
    { account: { book: from }, amount: -amount },
  ],
});
