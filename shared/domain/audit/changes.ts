import type { AuditField } from './fields.ts';
import type { AuditValue, Kept, Withheld } from './kind.ts';

/** `withheld`: the value changed, and the log does not keep it. */
export type AuditChange = { field: AuditField; before: AuditValue; after: AuditValue; withheld: boolean };

/** The changed fields between two states of a record; null where it does not exist. */
export const changesOf = <T, Field extends AuditField>(
  kind: Readonly<Record<Field, Kept<T> | Withheld<T>>>,
  before: NoInfer<T> | null,
  after: NoInfer<T> | null,
): AuditChange[] =>
  (Object.keys(kind) as Field[]).flatMap((field) => {
    const reader: Kept<T> | Withheld<T> = kind[field];
    const isKept = typeof reader === 'function';
    const read = isKept ? reader : reader.withheld;
    const old = before === null ? null : read(before);
    const changed = after === null ? null : read(after);
    if (isSame(old, changed)) return [];
    return [{ field, before: isKept ? cut(old) : null, after: isKept ? cut(changed) : null, withheld: !isKept }];
  });

/** No value and an empty list are the same: nothing to tell of a new record. */
const isSame = (one: AuditValue, other: AuditValue): boolean =>
  JSON.stringify(emptyAsNull(one)) === JSON.stringify(emptyAsNull(other));
const emptyAsNull = (value: AuditValue): AuditValue => (Array.isArray(value) && value.length === 0 ? null : value);

/** With these bounds, the changes of one entry take at most some 20 KB. */
const maxText = 200;
const maxTexts = 20;

/** An ellipsis stands for what is left out. */
const cut = (value: AuditValue): AuditValue => {
  if (typeof value === 'string') return cutText(value);
  if (!Array.isArray(value)) return value;
  return value.length > maxTexts ? [...value.slice(0, maxTexts - 1).map(cutText), '…'] : value.map(cutText);
};
const cutText = (text: string): string => (text.length > maxText ? `${text.slice(0, maxText - 1)}…` : text);
