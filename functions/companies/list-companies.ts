import { listCompanies } from '#shared/contracts/companies.ts';
import { serve } from '../http/serve.ts';
import { companiesPage } from './companies-page.ts';

export const handler = serve(listCompanies, companiesPage);
