import { deleteCompanyLogo } from '#shared/contracts/companies.ts';
import { serve } from '../http/serve.ts';
import { logoChange } from './logo-change.ts';

export const handler = serve(deleteCompanyLogo, ({ query: { version }, ...context }) =>
  logoChange({ ...context, version }, null),
);
