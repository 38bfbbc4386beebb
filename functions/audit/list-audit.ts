import { listAudit } from '#shared/contracts/audit.ts';
import { serve } from '../http/serve.ts';
import { auditPage } from './audit-page.ts';

export const handler = serve(listAudit, auditPage);
