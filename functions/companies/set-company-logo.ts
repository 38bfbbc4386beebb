import { setCompanyLogo } from '#shared/contracts/companies.ts';
import { serve } from '../http/serve.ts';
import { changeLogo } from './change-logo.ts';

export const handler = serve(setCompanyLogo, ({ body: { version, upload_id }, ...context }) =>
  changeLogo({ ...context, version }, upload_id),
);
