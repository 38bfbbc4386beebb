import { auditPage } from './audit-page.ts';

export const exportPages = { audit: auditPage };
