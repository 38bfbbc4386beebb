import * as z from 'zod/mini';
import { auditActions, auditFields, recordKinds } from '../domain/audit/fields.ts';
import { area, list, paging, sortedBy } from './endpoint.ts';
import { daysInOrder, fromTo, id, idAndName, person, queryArray, storedInstant } from './fields.ts';

const endpoint = area('audit');

const auditAction = z.enum(auditActions);
const recordKind = z.enum(recordKinds);

const AuditValue = z.nullable(z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]));
/**
 * A changed field with its values, which are null where there was no value or no record. `withheld`: the log does not
 * keep the values, because they may not be read by everyone who reads the entry.
 */
export const AuditChange = z.object({
  field: z.enum(auditFields),
  before: AuditValue,
  after: AuditValue,
  withheld: z.boolean(),
});

export const AuditEntry = z.object({
  id,
  action: auditAction,
  kind: recordKind,
  at: storedInstant,
  by: person,
  company: z.nullable(idAndName),
  /** Whether the platform acted for the company. */
  on_behalf: z.boolean(),
  /** The person, store, company, document, specialty, coefficient or product that was changed; null: the acting person, or no single record. */
  about: z.nullable(idAndName),
  changes: z.array(AuditChange),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const listAudit = endpoint({
  name: 'list-audit',
  summary:
    'List the audit log (default: the last 30 days), newest first. An admin gets all entries, buyers and vendors those of their company, others their own',
  method: 'GET',
  path: '/api/audit',
  access: 'signed-in',
  query: z
    .strictObject({
      ...paging,
      ...sortedBy(['at'], 'desc'),
      /** The days follow from the ids. */
      id: z.optional(queryArray(id)),
      ...fromTo,
      action: z.optional(queryArray(auditAction)),
      kind: z.optional(queryArray(recordKind)),
      /** The acting account. */
      by_id: z.optional(id),
      /** The record that was changed; of a person also what they changed of their own. */
      about_id: z.optional(id),
    })
    .check(daysInOrder),
  reply: list(AuditEntry),
});
