/**
 * What a transaction is: a payment by card, one by bank that an admin has recorded, money that went back, a correction
 * by an admin, or days that a promo code gave.
 */
export const transactionKinds = ['card', 'transfer', 'refund', 'correction', 'promo'] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/** Those that an admin adds. */
export const manualKinds = ['transfer', 'refund', 'correction'] as const satisfies readonly TransactionKind[];
