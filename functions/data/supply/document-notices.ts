import type { AuditAction } from '#shared/domain/audit/fields.ts';
import type { Recipient } from '#shared/domain/notifications/scope.ts';
import type { Actor } from '#shared/domain/roles.ts';
import type { DocumentEvent } from '#shared/domain/supply/act.ts';
import { auditEntry } from '../audit.ts';
import { notify } from '../notifications/notifications.ts';
import { customerRecipient } from '../orders/order-notices.ts';
import type { Write } from '../table.ts';
import type { DeliveryDocument } from './documents.ts';

const actions: Readonly<Record<DocumentEvent, AuditAction>> = {
  issue: 'document-issued',
  replace: 'document-replaced',
  accept: 'document-accepted',
  reject: 'document-rejected',
  export: 'document-exported',
  cancel: 'document-canceled',
};

/** The notice and the entry of the audit log of what happened to a document, for its transaction. `at`: ISO 8601 UTC. */
export const documentNotices = (
  document: DeliveryDocument,
  what: DocumentEvent,
  { by, at }: { by: Pick<Actor, 'id' | 'fio' | 'company'>; at: string },
): Write[] => {
  const { id, number, company } = document;
  const tell = (kind: 'document-issued' | 'document-accepted' | 'document-rejected', to: Recipient) =>
    notify({ kind, to, at, about: id, params: { number, company: company.name, by: by.fio } });
  return [
    auditEntry({ action: actions[what], by, at, company, about: { id, name: number } }),
    ...(what === 'issue' ? [tell('document-issued', customerRecipient(document))] : []),
    ...(what === 'accept' ? [tell('document-accepted', { company: company.id })] : []),
    ...(what === 'reject' ? [tell('document-rejected', { company: company.id })] : []),
  ];
};
