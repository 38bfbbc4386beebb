import { objectStatistics } from '#shared/contracts/statistics.ts';
import { byStore } from '#shared/domain/statistics/figures.ts';
import { serve } from '../http/serve.ts';
import { readStatistics } from './read-statistics.ts';

export const handler = serve(objectStatistics, (request) =>
  readStatistics(request, {
    rowsOf: (entries, readable) => byStore(entries).map((row) => ({ ...row, figures: readable(row.figures) })),
    nameOf: ({ store }) => store.name,
    idOf: ({ store }) => store.id,
  }),
);
