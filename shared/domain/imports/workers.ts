import { hasLengthOfCountry } from '../auth/countries.ts';
import { cleanLine } from '../clean-text.ts';
import { unguarded } from '../exports/csv.ts';
import { isBankAccount, normalizeBankAccount } from '../people/bank-account.ts';
import { normalizeEmail } from '../people/email.ts';
import { normalizePhone } from '../people/phone.ts';
import { type Columns, foldHeader, startsFormula } from './columns.ts';
import type { ImportField, ImportIssue } from './issues.ts';
import { splitNames } from './name-list.ts';
import type { CheckedRow, TableRow } from './table.ts';

/** A worker as a row describes one, with a phone, an e-mail or both. */
export type ImportedWorker = {
  /** The row's number in the spreadsheet. */
  row: number;
  fio: string;
  phone_numbers?: string;
  email?: string;
  personal_number: string | null;
  /** Names in any language of the app. */
  specialties: string[];
  contract: 'employment' | 'dpp' | 'dpc' | null;
  bank_account: string | null;
  /** Hundredths of a percent of the gross pay; null is the default. */
  deduction: number | null;
};
type CheckedWorker = CheckedRow<ImportedWorker, ImportIssue>;

/** At most as many as a person may have, and as long as their names are. */
const maxSpecialties = 18;
const maxName = 200;
const maxPersonalNumber = 20;

/** A dash alone is an empty cell. It may be a text in other fields, and in a deduction the zero of a spreadsheet. */
const emptyByDash: readonly ImportField[] = ['phone', 'email', 'contract', 'bank_account'];

/** What the numbers of a column mean that have no percent sign: 0,5 is half a percent, or as a share one half. */
export type DeductionUnit = 'percent' | 'share';

/**
 * Checks each row by itself, and that no two rows have one contact to sign in by. The first row with a contact and
 * without mistakes keeps it. A row has all its mistakes.
 */
export const checkRows = (
  rows: readonly TableRow[],
  columns: Columns<ImportField>,
  deductions: DeductionUnit = 'percent',
): CheckedWorker[] => {
  const first = new Map<string, number>();
  return rows.map((row) => {
    const { worker, issues } = checkRow(row, columns, deductions);
    // Beside a phone, also a wrong one, nobody signs in by the e-mail.
    const hasWrongPhone = issues.some(({ issue }) => issue === 'phone-wrong');
    const contact = hasWrongPhone ? undefined : (worker.phone_numbers ?? worker.email);
    const other = contact === undefined ? undefined : first.get(contact);
    if (other !== undefined)
      issues.push({
        ...(worker.phone_numbers
          ? ({ field: 'phone', issue: 'phone-repeated' } as const)
          : ({ field: 'email', issue: 'email-repeated' } as const)),
        value: String(other),
      });
    else if (contact !== undefined && issues.length === 0) first.set(contact, row.number);
    return { number: row.number, name: worker.fio, entry: issues.length > 0 ? null : worker, issues };
  });
};

const checkRow = (
  { number, cells }: TableRow,
  columns: Columns<ImportField>,
  deductions: DeductionUnit,
): { worker: ImportedWorker; issues: ImportIssue[] } => {
  const issues: ImportIssue[] = [];
  const report = (field: ImportField, issue: ImportIssue['issue'], value = ''): null => {
    issues.push({ field, issue, value });
    return null;
  };
  const written = (field: ImportField): string => {
    const whole = cells[columns.indexOf(field)] ?? '';
    return field === 'specialties' ? whole.replaceAll(/[\r\n]+/g, ',') : whole;
  };
  const cell = (field: ImportField): string => {
    const line = cleanLine(unguarded(written(field)));
    return emptyByDash.includes(field) && /^[-–—]$/.test(line) ? '' : line;
  };
  const text = (field: ImportField): string =>
    startsFormula(written(field)) ? (report(field, 'formula', cell(field)) ?? '') : cell(field);
  const fio = nameOf(text);
  if (fio === '' && issues.length === 0) report(columns.includes('fio') ? 'fio' : 'last_name', 'name-missing');
  if (fio.length > maxName) report('fio', 'name-too-long');
  const contact = contactOf(cell, report);
  const personal_number = text('personal_number');
  if (personal_number.length > maxPersonalNumber)
    report('personal_number', 'personal-number-too-long', personal_number);
  const specialties = splitNames(text('specialties'));
  if (specialties.length > maxSpecialties) report('specialties', 'too-many-specialties', String(maxSpecialties));
  const worker: ImportedWorker = {
    row: number,
    fio,
    ...contact,
    personal_number: personal_number || null,
    specialties,
    contract: contractOf(cell('contract'), report),
    bank_account: bankAccountOf(cell('bank_account'), report),
    deduction: deductionOf(cell('deduction'), deductions, report),
  };
  return { worker, issues };
};

type Report = (field: ImportField, issue: ImportIssue['issue'], value?: string) => null;
type Read = (field: ImportField) => string;

const nameOf = (text: Read): string => text('fio') || `${text('first_name')} ${text('last_name')}`.trim();

const contactOf = (cell: Read, report: Report): { phone_numbers?: string; email?: string } => {
  const [phone, email] = [cell('phone'), cell('email')];
  if (phone === '' && email === '') report('phone', 'contact-missing');
  const number = phone === '' ? null : (phoneOfFile(phone) ?? report('phone', 'phone-wrong', phone));
  const address =
    email === '' ? null : (normalizeEmail(email.replace(/^mailto:/i, '')) ?? report('email', 'email-wrong', email));
  return { ...(number !== null && { phone_numbers: number }), ...(address !== null && { email: address }) };
};

/** As programs write it into a file: `'777000001`, so that it stays a text, or `777000001.0`. */
const phoneOfFile = (written: string): string | null =>
  internationalPhone(written.replace(/^'/, '').replace(/^(\+?\d{8,})[.,]0$/, '$1'));

/** As `normalizePhone`. Null also if its country has no numbers of this length. */
export const internationalPhone = (written: string): string | null => {
  const number = normalizePhone(written);
  return number !== null && hasLengthOfCountry(number) ? number : null;
};

/** Folded, with the words of the export. */
const contracts: Readonly<Record<string, 'employment' | 'dpp' | 'dpc'>> = {
  dpp: 'dpp',
  'dpp agreement': 'dpp',
  'dohoda o provedeni prace': 'dpp',
  dpc: 'dpc',
  'dpc agreement': 'dpc',
  'dohoda o pracovni cinnosti': 'dpc',
  hpp: 'employment',
  'hlavni pp': 'employment',
  'hlavni pracovni pomer': 'employment',
  'pracovni pomer': 'employment',
  'pracovni smlouva': 'employment',
  employment: 'employment',
  'employment contract': 'employment',
  'трудовои договор': 'employment',
  дпп: 'dpp',
  дпч: 'dpc',
};

const contractOf = (written: string, report: Report): ImportedWorker['contract'] =>
  written === '' ? null : (contracts[foldHeader(written)] ?? report('contract', 'contract-unknown', written));

const bankAccountOf = (written: string, report: Report): string | null => {
  if (written === '') return null;
  const account = written.replace(/^IBAN:? ?(?=[A-Z]{2}\d)/i, '').replaceAll(/\p{Pd}/gu, '-');
  return isBankAccount(account) ? normalizeBankAccount(account) : report('bank_account', 'bank-account-wrong', written);
};

const numberOf = (written: string): { number: number; hasSign: boolean } => {
  const [, digits = '', sign] = /^(\d{1,3}(?:[.,]\d{1,15})?)\s*(%)?$/.exec(written) ?? [];
  return { number: digits === '' ? NaN : Number(digits.replace(',', '.')), hasSign: sign !== undefined };
};

/** What a written deduction is in percent: "15", "15 %" and "15,5" are percents, "0,15" also as a share. NaN if wrong. */
export const percentsOf = (written: string, unit: DeductionUnit): number => {
  const { number, hasSign } = numberOf(written);
  return unit === 'share' && !hasSign ? number * 100 : number;
};

const deductionOf = (written: string, unit: DeductionUnit, report: Report): number | null => {
  if (written === '') return null;
  const hundredths = Math.round(percentsOf(written, unit) * 100);
  return hundredths <= 100_00 ? hundredths : report('deduction', 'deduction-wrong', written);
};

/** A deduction that may be meant as a share, such as 0,5 or 0.15; null if there is none. */
export const shareAmong = (rows: readonly TableRow[], columns: Columns<ImportField>): string | null => {
  const column = columns.indexOf('deduction');
  const isShare = (written: string) => {
    const { number, hasSign } = numberOf(written);
    return !hasSign && number > 0 && number < 1;
  };
  return rows.map(({ cells }) => cells[column]?.trim() ?? '').find(isShare) ?? null;
};
