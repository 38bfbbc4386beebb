import type { AuditAction, AuditField, RecordKind } from '../domain/audit/fields.ts';
import type { CredibilityLevel } from '../domain/companies/credibility.ts';
import type { Cell, Separator } from '../domain/exports/csv.ts';
import type { Role } from '../domain/roles.ts';
import type { ShiftStatus } from '../domain/shifts/shift.ts';
import type { exportedWords } from '../messages/en/exported.generated.ts';
import type { CompanyRole } from './companies.ts';
import type { Answer, Endpoint } from './endpoint.ts';
import type { Shift } from './shifts.ts';

/** The row of a list, as its endpoint answers. */
type RowOf<E extends Endpoint> = Answer<E> extends { data: readonly (infer Row)[] } ? Row : never;

/** `exportedWords` of the areas' messages: words by value, in one language. */
type DeclaredWords = {
  [Name in keyof typeof exportedWords]: Readonly<Record<keyof (typeof exportedWords)[Name], string>>;
};

/** Values in the language of the file. */
export type Words = DeclaredWords & {
  role: Readonly<Record<Role, string>>;
  companyRole: Readonly<Record<CompanyRole, string>>;
  credibility: Readonly<Record<CredibilityLevel, string>>;
  shiftStatus: Readonly<Record<ShiftStatus, string>>;
  /** The tags of a shift when the file is written, the most urgent first. */
  shiftTags: (shift: Shift) => readonly string[];
  auditAction: Readonly<Record<AuditAction, string>>;
  recordKind: Readonly<Record<RecordKind, string>>;
  /** The label of a field that an action changed. */
  auditField: (field: AuditField, action: AuditAction) => string;
  /** A value that the audit log does not keep. */
  withheld: string;
  yes: string;
  no: string;
};

type Column<E extends Endpoint> = (row: RowOf<E>, words: Words) => Cell;

/**
 * How a list is exported: the rows of its endpoint with its filters, its order and its access, and for each column of
 * the file its value. Headers are `exported` of the area's messages.
 */
export type ExportedList<E extends Endpoint = Endpoint> = {
  list: E;
  /** The entry of the audit log. */
  audit: AuditAction;
  /** Of the CSV file in every language, for programs that expect it. Default: that of the language. */
  separator?: Separator;
  /** A list bounded by days, which most of its requests read whole for each page. */
  bounded?: true;
  columns: Readonly<Record<string, Column<E>>>;
};

export const exportedList = <const E extends Endpoint, const L extends ExportedList<E>>(
  declaration: L & { list: E },
): L => declaration;
