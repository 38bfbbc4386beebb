import { transactionsPage } from './transactions-page.ts';

export const exportPages = { transactions: transactionsPage };
