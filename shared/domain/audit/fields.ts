import { actions, recordKinds as kindsOfAreas } from '../areas.generated.ts';
import { auditedFields } from './fields.generated.ts';

type Values<T> = T[keyof T];
type KeysOf<T> = T extends T ? keyof T & string : never;

/** An action that the audit log records. */
export type AuditAction = KeysOf<Values<typeof actions>>;
/** The kind of record that an action changes. */
export const kindOfAction = Object.fromEntries(
  Object.values(actions).flatMap((declared) => Object.entries(declared)),
) as Readonly<Record<AuditAction, RecordKind>>;
export const auditActions = Object.keys(kindOfAction) as AuditAction[];

export type RecordKind = Values<typeof kindsOfAreas>[number];
export const recordKinds: readonly RecordKind[] = Object.values(kindsOfAreas).flat();

type Area = keyof typeof auditedFields;
const auditAreas = Object.keys(auditedFields) as Area[];
/** A field whose changes the audit log keeps, of any kind of record. A name is stored, and is a message. */
export type AuditField = { [A in Area]: keyof (typeof auditedFields)[A] }[Area];
export const auditFields = [...new Set(Object.values(auditedFields).flatMap(Object.keys))] as AuditField[];

const areaWith = <T>(areas: Readonly<Record<string, T>>, has: (declared: T) => boolean): string | undefined =>
  Object.keys(areas).find((area) => has(areas[area] as T));

/**
 * The area whose messages have the label of a changed field: that of the action, or that of the record's kind, or the
 * first one with such a field.
 */
export const labelArea = (field: AuditField, action: AuditAction): Area => {
  const candidates = [
    areaWith(actions, (declared) => action in declared),
    areaWith(kindsOfAreas, (kinds: readonly string[]) => kinds.includes(kindOfAction[action])),
    ...auditAreas,
  ] as Area[];
  return candidates.find((area) => area in auditedFields && field in auditedFields[area]) as Area;
};
