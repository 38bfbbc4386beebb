import { deleteCompanyLogo } from '#shared/contracts/companies.ts';
import { serve } from '../http/serve.ts';
import { changeLogo } from './change-logo.ts';

export const handler = serve(deleteCompanyLogo, ({ query: { version }, ...context }) =>
  changeLogo({ ...context, version }, null),
);
