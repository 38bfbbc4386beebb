import { listBankPayments } from '#shared/contracts/invoices.ts';
import { listBankPayments as list } from '../data/invoices/bank-payments.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(listBankPayments, ({ actor, query }) => list(actor, query));
