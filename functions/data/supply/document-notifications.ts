import type { AuditAction } from '#shared/domain/audit/fields.ts';
import type { Recipient } from '#shared/domain/notifications/scope.ts';
import type { Actor } from '#shared/domain/roles.ts';
import type { DocumentEvent } from '#shared/domain/supply/act.ts';
import { auditEntryWrite } from '../audit.ts';
import { notificationWrite } from '../notifications/notifications.ts';
import { customerRecipient } from '../orders/order-notifications.ts';
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

/** The notification and the audit entry of a change of a document, for its transaction. `at`: ISO 8601 UTC. */
export const documentNotificationWrites = (
  document: DeliveryDocument,
  what: DocumentEvent,
  { by, at }: { by: Pick<Actor, 'id' | 'fio' | 'company'>; at: string },
): Write[] => {
  const { id, number, company } = document;
  const documentNotificationWrite = (
    kind: 'document-issued' | 'document-accepted' | 'document-rejected',
    to: Recipient,
  ) => notificationWrite({ kind, to, at, about: id, params: { number, company: company.name, by: by.fio } });
  return [
    auditEntryWrite({ action: actions[what], by, at, company, about: { id, name: number } }),
    ...(what === 'issue' ? [documentNotificationWrite('document-issued', customerRecipient(document))] : []),
    ...(what === 'accept' ? [documentNotificationWrite('document-accepted', { company: company.id })] : []),
    ...(what === 'reject' ? [documentNotificationWrite('document-rejected', { company: company.id })] : []),
  ];
};
