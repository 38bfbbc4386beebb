import type { AuditField } from '../domain/audit/fields.ts';
import type { TransactionKind } from '../domain/billing/transactions.ts';
import type { CredibilityLevel } from '../domain/companies/credibility.ts';
import type { Cell, Separator } from '../domain/exports/csv.ts';
import type { DeliveryType, OrderStatus, PaymentStatus } from '../domain/orders/transitions.ts';
import type { CoefficientCondition } from '../domain/pay/pay.ts';
import type { Role } from '../domain/roles.ts';
import type { ShiftStatus } from '../domain/shifts/shift.ts';
import type { DocumentStatus } from '../domain/supply/documents.ts';
import type { CompanyRole } from './companies.ts';
import type { Answer, Endpoint } from './endpoint.ts';
import type { AuditAction, AuditKind } from './notifications.ts';
import type { Employment } from './people.ts';
import type { Shift } from './shifts.ts';

/** The row of a list, as its endpoint answers. */
type RowOf<E extends Endpoint> = Answer<E> extends { data: readonly (infer Row)[] } ? Row : never;

/** Values in the language of the file. */
export type Words = {
  role: Readonly<Record<Role, string>>;
  companyRole: Readonly<Record<CompanyRole, string>>;
  credibility: Readonly<Record<CredibilityLevel, string>>;
  condition: Readonly<Record<CoefficientCondition, string>>;
  employment: Readonly<Record<Employment, string>>;
  shiftStatus: Readonly<Record<ShiftStatus, string>>;
  transactionKind: Readonly<Record<TransactionKind, string>>;
  documentStatus: Readonly<Record<DocumentStatus, string>>;
  orderStatus: Readonly<Record<OrderStatus, string>>;
  paymentStatus: Readonly<Record<PaymentStatus, string>>;
  deliveryType: Readonly<Record<DeliveryType, string>>;
  /** The tags of a shift when the file is written, the most urgent first. */
  shiftTags: (shift: Shift) => readonly string[];
  auditAction: Readonly<Record<AuditAction, string>>;
  auditKind: Readonly<Record<AuditKind, string>>;
  /** The label of a field of a kind of record. */
  auditField: (field: AuditField, kind: AuditKind) => string;
  /** A value that the audit log does not keep. */
  withheld: string;
  yes: string;
  no: string;
};

type Column<E extends Endpoint> = (row: RowOf<E>, words: Words) => Cell;

/**
 * How a list is exported: the rows of its endpoint with its filters, its order and its access, and for each column of
 * the file its value. Headers are the messages `exports:lists.<name>.columns.<column>`.
 */
export type ExportedList<E extends Endpoint = Endpoint> = {
  list: E;
  /** The entry of the audit log. */
  audit: AuditAction;
  /** Of the CSV file in every language, for programs that expect it. Default: that of the language. */
  separator?: Separator;
  columns: Readonly<Record<string, Column<E>>>;
};

export const exportedList = <const E extends Endpoint, const L extends ExportedList<E>>(
  declaration: L & { list: E },
): L => declaration;
