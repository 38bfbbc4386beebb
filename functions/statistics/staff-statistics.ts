import { staffStatistics } from '#shared/contracts/statistics.ts';
import { serve } from '../http/serve.ts';
import { staffStatisticsPage } from './staff-statistics-page.ts';

export const handler = serve(staffStatistics, staffStatisticsPage);
