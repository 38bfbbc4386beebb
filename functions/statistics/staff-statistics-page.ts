import { byStaff, hasStaff } from '#shared/domain/statistics/figures.ts';
import { readStatistics, type StatisticsRequest } from './read-statistics.ts';

/** One page of the statistics by employee. Also the rows of an export. */
export const staffStatisticsPage = (request: StatisticsRequest) =>
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
  });
