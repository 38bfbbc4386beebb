import { accountNumber } from './domestic-account.ts';

/** What can be wrong with a statement. */
export const statementIssues = [
  'empty',
  'file-too-large',
  'not-text',
  'unknown-file',
  'no-rows',
  'too-many-rows',
  'several-accounts',
  'not-czk',
  'day-wrong',
  'amount-wrong',
  'row-wrong',
] as const;
/** `row` is the row of the file, the first one is 1; `value` is what is written there. */
export type StatementIssue = { issue: (typeof statementIssues)[number]; row: number | null; value: string };

/** Wrong rows that are reported at once. */
const reported = 20;

/** Why a statement cannot be read. */
export class StatementError extends Error {
  readonly issues: StatementIssue[];
  constructor(issue: StatementIssue['issue'] | readonly StatementIssue[], row: number | null = null, value = '') {
    super(typeof issue === 'string' ? issue : 'rows');
    this.name = 'StatementError';
    this.issues = typeof issue === 'string' ? [{ issue, row, value }] : issue.slice(0, reported);
  }
}

/** Characters of a text that are kept; a symbol has ten, and one that is longer belongs to no invoice. */
export const statementTexts = { id: 100, variable_symbol: 20, counter_account: 50, name: 100, message: 300 } as const;
/** Of a reference: these texts, the day and the amount. */
export const longestReference = 600;

export type StatementPayment = {
  /** YYYY-MM-DD. */
  day: string;
  /** Haléř. */
  amount: number;
  /** Without leading zeros. */
  variable_symbol: string | null;
  /** `19-2000145399/0800`, or an IBAN. */
  counter_account: string | null;
  name: string | null;
  message: string | null;
  /** The bank's id of the payment, or what it consists of: the same in each statement with it. */
  reference: string;
};
/** `debits` is the number of movements that are no received payments. `from` and `to` are the days of movements. */
export type Statement = {
  /** `19-2000145399/0800`, without the bank in a GPC, which does not say it; or an IBAN. */
  account: string | null;
  from: string;
  to: string;
  payments: StatementPayment[];
  debits: number;
};

/** A movement on the account; the amount of one that is no received payment is negative. */
export type Movement = Omit<StatementPayment, 'reference'> & { id: string | null };

/** An account as banks write it: `000019-2000145399/0800`, `CZ65 0800 …`. Null of none, as of zeros. */
export const accountOf = (written: string, bankCode = ''): string | null => {
  const text = written.toUpperCase().replaceAll(/[^\dA-Z/-]/g, '');
  const [, prefix = '', digits, bank = bankCode] = /^(?:(\d{0,6})-)?(\d{1,10})(?:\/(\d{4}))?$/.exec(text) ?? [];
  if (digits === undefined) return /[1-9]/.test(text) ? text : null;
  const number = accountNumber(prefix, digits);
  return number === '' ? null : [number, bank].filter(Boolean).join('/');
};

/** Of a column, else of a message: banks write it there for payments in the format of SEPA, `/VS123/SS/KS`. */
export const variableSymbolOf = (written: string, message: string | null): string | null => {
  const [, inMessage = ''] = /\bVS[:/ ]{0,2}(\d{1,10})(?!\d)/i.exec(message ?? '') ?? [];
  const digits = (/[1-9]/.test(written) ? written : inMessage).replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits === '' ? null : digits;
};
