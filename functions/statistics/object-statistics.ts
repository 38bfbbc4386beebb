import { objectStatistics } from '#shared/contracts/statistics.ts';
import { serve } from '../http/serve.ts';
import { objectStatisticsPage } from './object-statistics-page.ts';

export const handler = serve(objectStatistics, objectStatisticsPage);
