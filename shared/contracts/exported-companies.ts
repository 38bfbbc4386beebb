import { localDay } from '../domain/local-time.ts';
import { fullDay } from '../domain/time-text.ts';
import { listCompanies } from './companies.ts';
import { exportedList } from './exported-list.ts';

export const exportedCompanies = exportedList({
  list: listCompanies,
  audit: 'companies-exported',
  columns: {
    name: ({ name }) => name,
    inn: ({ inn }) => inn,
    role: ({ role }, { companyRole }) => companyRole[role],
    credibility: ({ credibility }, words) => credibility && words.credibility[credibility.level],
    created_at: ({ created_at }) => fullDay(localDay(created_at, 'Europe/Prague')),
  },
});
