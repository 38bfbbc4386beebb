import { localDay } from '../domain/local-time.ts';
import { fullDay } from '../domain/time-text.ts';
import { listCompanies } from './companies.ts';
import { exportedList } from './exported-list.ts';

const dayIn = (instant: string): string => fullDay(localDay(instant, 'Europe/Prague'));

export const exportedCompanies = exportedList({
  list: listCompanies,
  audit: 'companies-exported',
  columns: {
    name: ({ name }) => name,
    inn: ({ inn }) => inn,
    role: ({ role }, { companyRole }) => companyRole[role],
    credibility: ({ credibility }, words) => credibility && words.credibility[credibility.level],
    plan: ({ plan }) => plan?.tariff?.name ?? null,
    active_until: ({ plan }) => (plan?.active_until ? dayIn(plan.active_until) : null),
    created_at: ({ created_at }) => dayIn(created_at),
  },
});
