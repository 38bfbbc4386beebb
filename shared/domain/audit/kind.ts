/** A value as the audit log keeps it. Null: no value, or no record before or after. */
export type AuditValue = string | number | boolean | string[] | null;

export type Kept<T> = (record: T) => AuditValue;
export type Withheld<T> = { withheld: (record: T) => AuditValue };
/**
 * What the log keeps of one kind of record; fields that are not named leave no trace. An entry is read by the admins
 * and by everyone who reads the log of its company, for two years. So a value that they may not read in the record
 * itself is `withheld`, and a secret is not named.
 */
export type Kind<T> = Readonly<Record<string, Kept<T> | Withheld<T>>>;
