import { serviceRequestAudit, directoryEntryAudit } from '../clients/audit.ts';
import { companyAudit, credibilityAudit } from '../companies/audit.ts';
import { documentAudit } from '../legal/audit.ts';
import { personAudit, contactAudit, invitationAudit } from '../people/audit.ts';
import { specialtyAudit } from '../specialties/audit.ts';
import { storeAudit } from '../stores/audit.ts';

const fields = {
  ...storeAudit,
  ...personAudit,
  ...contactAudit,
  ...invitationAudit,
  ...companyAudit,
  ...credibilityAudit,
  ...serviceRequestAudit,
  ...directoryEntryAudit,
  ...specialtyAudit,
  ...documentAudit,
};
/** A field whose changes the audit log keeps, of any kind of record. A name is stored, and is a message. */
export type AuditField = keyof typeof fields;
export const auditFields = Object.keys(fields) as AuditField[];
