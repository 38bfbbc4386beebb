import { byStore } from '#shared/domain/statistics/figures.ts';
import { readStatistics, type StatisticsRequest } from './read-statistics.ts';

/** One page of the statistics by store. Also the rows of an export. */
export const objectStatisticsPage = (request: StatisticsRequest) =>
  readStatistics(request, {
    rowsOf: (entries, readable) => byStore(entries).map((row) => ({ ...row, figures: readable(row.figures) })),
    nameOf: ({ store }) => store.name,
    idOf: ({ store }) => store.id,
  });
