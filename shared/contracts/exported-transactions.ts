import { listTransactions } from './billing.ts';
import { exportedList } from './exported-list.ts';

export const exportedTransactions = exportedList({
  list: listTransactions,
  audit: 'transactions-exported',
  columns: {
    id: ({ id }) => id,
    at: ({ at }) => at.slice(0, 10),
    company: ({ company }) => company.name,
    kind: ({ kind }, words) => words.transactionKind[kind],
    amount: ({ amount }) => ({ decimal: amount / 100 }),
    plan: ({ tariff }) => tariff?.name ?? null,
    days: ({ days }) => days,
    until: ({ until }) => until?.slice(0, 10) ?? null,
    by: ({ by }) => by?.fio ?? null,
    promo_code: ({ promo_code }) => promo_code?.code ?? null,
    reason: ({ reason }) => reason,
  },
});
