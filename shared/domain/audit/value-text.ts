import type { Role } from '../roles.ts';
import type { AuditChange, AuditValue } from './changes.ts';

/** In the language of the reader. */
type ValueWords = { yes: string; no: string; none: string; role: Readonly<Record<Role, string>> };

/** A value before or after a change, as people read it. */
export const auditValueText = ({ field }: Pick<AuditChange, 'field'>, value: AuditValue, words: ValueWords): string => {
  if (value === null || value === '') return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.join(', ') || words.none;
  return field === 'role' ? (words.role[value as Role] ?? String(value)) : String(value);
};
