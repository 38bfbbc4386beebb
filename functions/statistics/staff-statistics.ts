import { staffStatistics } from '#shared/contracts/statistics.ts';
import { byStaff, hasStaff } from '#shared/domain/statistics/figures.ts';
import { serve } from '../http/serve.ts';
import { readStatistics } from './read-statistics.ts';

export const handler = serve(staffStatistics, (request) =>
  readStatistics(request, {
    isCounted: hasStaff,
    rowsOf: (entries, readable) =>
      byStaff(entries).map(({ staff, company, figures }) => ({
        staff: { id: staff.id, fio: staff.name },
        company,
        figures: readable(figures),
      })),
    nameOf: ({ staff }) => staff.fio,
    idOf: ({ staff, company }) => `${staff.id} ${company.id}`,
  }),
);
