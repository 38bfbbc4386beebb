import { companiesPage } from './companies-page.ts';

export const exportPages = { companies: companiesPage };
