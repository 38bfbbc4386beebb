import { objectStatisticsPage } from './object-statistics-page.ts';
import { payrollPage } from './payroll-page.ts';
import { staffStatisticsPage } from './staff-statistics-page.ts';

export const exportPages = {
  objectStatistics: objectStatisticsPage,
  payroll: payrollPage,
  staffStatistics: staffStatisticsPage,
};
