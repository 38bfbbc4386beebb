import { listTransactions, type Transaction } from '../../../functions/data/billing/transactions.ts';
import type { PaidBefore } from '../stripe/objects.ts';
import { admin } from './people.ts';

/** The payments by card in the table, the demo's and those that people made, as the stand-in for Stripe knows them. */
export const cardPayments = async (): Promise<PaidBefore[]> => {
  const paid: PaidBefore[] = [];
  let cursor: string | undefined;
  do {
    const { data, next_cursor } = await listTransactions(admin, { page: 1, per_page: 100, cursor });
    paid.push(...data.flatMap(toPaid));
    cursor = next_cursor ?? undefined;
  } while (cursor !== undefined);
  return paid;
};

const toPaid = ({ kind_of, payment: id, at, amount, returned, card, company, by, tariff_id, days }: Transaction) => {
  if (kind_of !== 'card' || id === null || card === null) return [];
  const metadata = { company_id: company.id, account_id: by?.id ?? '', tariff_id: tariff_id ?? '', days: `${days}` };
  return [{ id, at, amount, returned, card, metadata }];
};
