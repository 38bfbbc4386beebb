/**
 * What a transaction is: a payment by card, one by bank that an admin has recorded, money that went back, a correction
 * by an admin, days that a promo code gave, a payment by card that its owner disputes at the bank, or money that came
 * again: of a refund that failed, of a dispute that was won.
 */
export const transactionKinds = ['card', 'transfer', 'refund', 'correction', 'promo', 'dispute', 'reversal'] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/** Those that an admin adds. */
export const manualKinds = ['transfer', 'refund', 'correction'] as const satisfies readonly TransactionKind[];
