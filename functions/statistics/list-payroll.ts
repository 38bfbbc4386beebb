import { listPayroll } from '#shared/contracts/statistics.ts';
import { serve } from '../http/serve.ts';
import { payrollPage } from './payroll-page.ts';

export const handler = serve(listPayroll, payrollPage);
