import { setCompanyLogo } from '#shared/contracts/companies.ts';
import { serve } from '../http/serve.ts';
import { logoChange } from './logo-change.ts';

export const handler = serve(setCompanyLogo, ({ body: { version, upload_id }, ...context }) =>
  logoChange({ ...context, version }, upload_id),
);
