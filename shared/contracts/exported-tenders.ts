import type { Decimal } from '../domain/exports/csv.ts';
import { localDay } from '../domain/local-time.ts';
import { salesZone } from '../domain/orders/sales.ts';
import { exportedList } from './exported-list.ts';
import { listProposals, listTenders } from './tenders.ts';

const decimal = (amount: number | null, unit = 100): Decimal | null =>
  amount === null ? null : { decimal: amount / unit };

export const exportedTenders = exportedList({
  list: listTenders,
  audit: 'tenders-exported',
  columns: {
    number: ({ number }) => number,
    name: ({ name }) => name,
    status: ({ status }, words) => words.tenderStatus[status],
    company: ({ company }) => company.name,
    client: ({ client }) => client,
    insurer: ({ insurer }) => insurer,
    type: ({ type }, words) => type && words.tenderType[type],
    currency: ({ currency }) => currency,
    sum_insured: ({ sum_insured }) => decimal(sum_insured),
    created: ({ created_at }) => localDay(created_at, salesZone),
    deadline: ({ deadline }) => deadline,
    participants: ({ participants }) => participants,
  },
});

/** The quotes side by side: a row for each participant of a tender. */
export const exportedProposals = exportedList({
  list: listProposals,
  audit: 'proposals-exported',
  bounded: true,
  columns: {
    tender: ({ tender }) => tender.number,
    name: ({ tender }) => tender.name,
    company: ({ company }) => company.name,
    state: ({ state }, words) => words.participationState[state],
    answered: ({ answered_at }) => answered_at,
    currency: ({ tender }) => tender.currency,
    tariff_percent: ({ tariff_percent }) => decimal(tariff_percent, 10_000),
    premium: ({ premium }) => decimal(premium),
    franchise: ({ franchise }) => decimal(franchise),
    sum: ({ sum }) => decimal(sum),
    share: ({ share }) => decimal(share),
    written: ({ written }) => decimal(written),
    signed: ({ signed }) => decimal(signed),
    comment: ({ comment }) => comment,
  },
});
