import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '#shared/contracts/audit.ts';
import { type AuditField, labelArea } from '#shared/domain/audit/fields.ts';
import { roleOf, useMe } from '../../api/me.ts';

type Named = Pick<AuditEntry, 'action' | 'about'>;

/** The name of the record in the reader's language; null where the entry names none. */
export const useSubjectName = () => {
  const { t, i18n } = useTranslation('legal');
  return ({ action, about }: Named): string | null =>
    action === 'document-changed' && i18n.exists(`legal:types.${about?.id}`)
      ? t(`types.${about?.id}` as 'types.user_agreement')
      : (about?.name ?? null);
};

/** The label of a field, in the messages of its area. */
export const useFieldLabel = () => {
  const { t } = useTranslation('audited');
  return (field: AuditField, action: AuditEntry['action']): string =>
    t(`fields.${labelArea(field, action)}.${field}` as 'fields.stores.name');
};

/** Whose actions the log shows. */
export const useAuditScope = (): 'all' | 'company' | 'own' => {
  const me = useMe();
  const role = roleOf(me);
  if (role === 'ROLE_ADMIN') return 'all';
  return me.company && (role === 'ROLE_BUYER' || role === 'ROLE_VENDOR') ? 'company' : 'own';
};
