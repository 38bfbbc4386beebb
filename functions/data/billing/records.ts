import type { CountedLists, Listed } from '../records.ts';
import { readTransaction, transactionEntryWrites, transactionKey, transactionLists } from './transactions.ts';

export const listed = {
  transactions: { record: transactionKey, writes: (item) => transactionEntryWrites(readTransaction(item)) },
} satisfies Listed;

export const countedLists: CountedLists = (company) => transactionLists(company?.id ?? null);
