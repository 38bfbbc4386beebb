import type { CredibilityLevel } from '../companies/credibility.ts';
import type { CoefficientCondition } from '../pay/pay.ts';
import type { Role } from '../roles.ts';
import type { AuditChange } from './changes.ts';
import type { AuditValue } from './kind.ts';

/** In the language of the reader. */
type ValueWords = {
  yes: string;
  no: string;
  none: string;
  role: Readonly<Record<Role, string>>;
  credibility: Readonly<Record<CredibilityLevel, string>>;
  condition: Readonly<Record<CoefficientCondition, string>>;
};

/** A value before or after a change, as people read it. */
export const auditValueText = ({ field }: Pick<AuditChange, 'field'>, value: AuditValue, words: ValueWords): string => {
  if (value === null || value === '') return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.join(', ') || words.none;
  if (field === 'credibility') return words.credibility[value as CredibilityLevel] ?? String(value);
  if (field === 'condition') return words.condition[value as CoefficientCondition] ?? String(value);
  return field === 'role' ? (words.role[value as Role] ?? String(value)) : String(value);
};
