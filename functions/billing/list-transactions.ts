import { listTransactions } from '#shared/contracts/billing.ts';
import { serve } from '../http/serve.ts';
import { transactionsPage } from './transactions-page.ts';

export const handler = serve(listTransactions, transactionsPage);
