import { importLimits, TableError } from '../imports/table.ts';
import { isGpc, readGpc } from './statement-gpc.ts';
import {
  type Movement,
  type Statement,
  StatementError,
  type StatementIssue,
  statementIssues,
  statementTexts,
} from './statement-movements.ts';
import { readStatementTable } from './statement-table.ts';

/**
 * The payments that a bank statement says were received: GPC (ABO), or CSV of a Czech bank, in any of their encodings. A
 * file with a row that cannot be read is refused, because a payment would be missing.
 */
export const readStatement = (bytes: Uint8Array): { statement: Statement } | { issues: StatementIssue[] } => {
  try {
    if (bytes.length > importLimits.fileBytes) throw new TableError('file-too-large');
    return { statement: statementOf(isGpc(bytes) ? readGpc(bytes) : readStatementTable(bytes)) };
  } catch (error) {
    if (error instanceof StatementError) return { issues: error.issues };
    if (error instanceof TableError) return { issues: [issueOf(error)] };
    throw error;
  }
};

const issueOf = ({ fault, row }: TableError): StatementIssue => {
  const same = statementIssues.find((issue) => issue === (fault === 'old-workbook' ? 'not-text' : fault));
  return { issue: same ?? (row === null ? 'unknown-file' : 'row-wrong'), row, value: '' };
};

const statementOf = ({ accounts, movements }: { accounts: string[]; movements: Movement[] }): Statement => {
  const [account = null, other] = [...new Set(accounts)];
  if (other !== undefined) throw new StatementError('several-accounts', null, other);
  const days = movements.map(({ day }) => day).toSorted();
  const [from] = days;
  const to = days.at(-1);
  if (from === undefined || to === undefined) throw new StatementError('no-rows');
  const times = new Map<string, number>();
  const payments = movements.map(cutTexts).flatMap(({ id, ...payment }) => {
    if (payment.amount <= 0) return [];
    const { day, amount, variable_symbol, counter_account, name, message } = payment;
    const text =
      id ?? [day, amount, variable_symbol, counter_account, name, message].map((part) => part ?? '').join('|');
    const time = (times.get(text) ?? 0) + 1;
    times.set(text, time);
    return [{ ...payment, reference: time === 1 ? text : `${text}#${time}` }];
  });
  return { account, from, to, payments, debits: movements.filter(({ amount }) => amount < 0).length };
};

const cutTexts = (movement: Movement): Movement => {
  const cut = (field: keyof typeof statementTexts): string | null =>
    movement[field]?.slice(0, statementTexts[field]).toWellFormed().trim() ?? null;
  return {
    ...movement,
    id: cut('id'),
    variable_symbol: cut('variable_symbol'),
    counter_account: cut('counter_account'),
    name: cut('name'),
    message: cut('message'),
  };
};
