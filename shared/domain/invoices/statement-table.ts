import { cleanLine } from '../clean-text.ts';
import { unguarded } from '../exports/csv.ts';
import { columnGuesser } from '../imports/columns.ts';
import { readTable } from '../imports/read-table.ts';
import type { TableRow } from '../imports/table.ts';
import { writtenDay, writtenHaler } from '../imports/written-values.ts';
import { isBankAccount } from '../people/bank-account.ts';
import {
  accountOf,
  type Movement,
  StatementError,
  type StatementIssue,
  variableSymbolOf,
} from './statement-movements.ts';

type Field =
  | 'account'
  | 'day'
  | 'posted'
  | 'amount'
  | 'currency'
  | 'variable_symbol'
  | 'counter_prefix'
  | 'counter_account'
  | 'bank_code'
  | 'name'
  | 'message'
  | 'note'
  | 'id';

/** The headers of Fio banka, ČSOB, Komerční banka, Česká spořitelna, Raiffeisenbank, Air Bank and mBank. */
const guessColumns = columnGuesser<Field>({
  account: ['číslo účtu', 'vlastní účet', 'číslo vlastního účtu', 'own account number'],
  day: ['datum', 'datum provedení', 'datum splatnosti', 'datum uskutečnění transakce', 'datum pohybu', 'date'],
  posted: ['datum zaúčtování', 'datum zaúčtování transakce', 'booking date', 'posting date'],
  amount: ['částka', 'objem', 'částka transakce', 'zaúčtovaná částka', 'částka v měně účtu', 'částka v CZK', 'amount'],
  currency: ['měna', 'měna účtu', 'currency', 'account currency'],
  variable_symbol: ['variabilní symbol', 'VS', 'variable symbol'],
  counter_prefix: ['předčíslí protiúčtu', 'předčíslí účtu protistrany'],
  counter_account: [
    'protiúčet',
    'číslo protiúčtu',
    'protiúčet a kód banky',
    'číslo účtu protiúčtu',
    'číslo účtu protistrany',
    'účet protistrany',
    'číslo účtu plátce/příjemce',
    'IBAN protiúčtu',
    'counter account',
    'partner account number',
  ],
  bank_code: ['kód banky', 'kód banky protiúčtu', 'kód banky protistrany', 'banka protiúčtu', 'bank code'],
  name: [
    'název protiúčtu',
    'název účtu protiúčtu',
    'název účtu protistrany',
    'název protistrany',
    'jméno protistrany',
    'protistrana',
    'plátce/příjemce',
    'partner name',
  ],
  message: ['zpráva pro příjemce', 'zpráva', 'popis pro příjemce', 'message', 'message for recipient'],
  note: ['poznámka', 'AV pole 1', 'popis příkazce', 'poznámka pro mne', 'note'],
  id: [
    'ID operace',
    'ID pohybu',
    'ID transakce',
    'identifikace transakce',
    'číslo transakce',
    'referenční číslo',
    'transaction ID',
  ],
});

type Read = (field: Field) => string;

/** A statement as a table, whose header names its columns. Banks write what the statement is about above it. */
export const readStatementTable = (bytes: Uint8Array): { accounts: string[]; movements: Movement[] } => {
  const { rows } = readTable('statement.csv', bytes, { header: 0 });
  const header = rows.findIndex(({ cells }) => isHeader(guessColumns(cells)));
  if (header === -1) throw new StatementError('unknown-file');
  const columns = guessColumns(rows[header]?.cells ?? []);
  const below = rows.slice(header + 1).map(({ number, cells }) => {
    const read: Read = (field) => cleanLine(unguarded(cells[columns.indexOf(field)] ?? ''));
    return { number, read };
  });
  // Sums below the movements have no day.
  const dated = below.filter(({ read }) => read('posted') !== '' || read('day') !== '');
  const issues: StatementIssue[] = [];
  const movements = dated.flatMap(({ number, read }) => {
    const movement = movementOf(read);
    if (!('issue' in movement)) return [movement];
    issues.push({ ...movement, row: number });
    return [];
  });
  if (issues.length > 0) throw new StatementError(issues);
  const ofRows = dated.flatMap(({ read }) => accountOf(read('account')) ?? []);
  return { accounts: ofRows.length > 0 ? ofRows : accountAbove(rows.slice(0, header)), movements };
};

const isHeader = (columns: readonly (Field | null)[]): boolean =>
  columns.includes('amount') &&
  (columns.includes('day') || columns.includes('posted')) &&
  columns.includes('variable_symbol');

/** The account that the rows above the table name, the first one with the code of its bank, or as an IBAN. */
const accountAbove = (rows: readonly TableRow[]): string[] => {
  const written = rows.flatMap(({ cells }) =>
    cells.flatMap((cell) => cell.match(/\bCZ\d{2}(?: ?\d{4}){5}\b|\b(?:\d{1,6}-)?\d{6,10}\/\d{4}\b/g) ?? []),
  );
  return written
    .flatMap((text) => accountOf(text) ?? [])
    .filter(isBankAccount)
    .slice(0, 1);
};

const movementOf = (read: Read): Movement | Omit<StatementIssue, 'row'> => {
  const written = read('posted') || read('day');
  // Banks write the day first.
  const day = writtenDay(written.replace(/^(\d{1,2})[-/](\d{1,2})[-/](\d{4})/, '$1.$2.$3'));
  if (day === null) return { issue: 'day-wrong', value: written };
  const amount = signedHaler(read('amount'));
  if (amount === null) return { issue: 'amount-wrong', value: read('amount') };
  const currency = read('currency').toUpperCase();
  if (!['', 'CZK', 'KČ'].includes(currency)) return { issue: 'not-czk', value: currency };
  const message = read('message') || read('note') || null;
  const prefix = read('counter_prefix');
  const number = read('counter_account');
  return {
    day,
    amount,
    variable_symbol: variableSymbolOf(read('variable_symbol'), message),
    counter_account: accountOf(prefix === '' ? number : `${prefix}-${number}`, /^\d{4}$/.exec(read('bank_code'))?.[0]),
    name: read('name') || null,
    message,
    id: read('id') || null,
  };
};

const signedHaler = (written: string): number | null => {
  const [, sign = '', amount = ''] = /^([+\-−–]?)\s*(.*)$/.exec(written) ?? [];
  const haler = writtenHaler(amount);
  if (haler === null) return null;
  return sign === '' || sign === '+' ? haler : 0 - haler;
};
