import { cleanLine } from '../clean-text.ts';
import { decodeText } from '../imports/decode-text.ts';
import { importLimits } from '../imports/table.ts';
import { isDay } from '../imports/written-values.ts';
import { isBankAccount } from '../people/bank-account.ts';
import { accountNumber } from './domestic-account.ts';
import {
  accountOf,
  type Movement,
  StatementError,
  type StatementIssue,
  variableSymbolOf,
} from './statement-movements.ts';

/** Whether a file begins with the header of a statement (074), or with a movement (075), after a byte order mark. */
export const isGpc = (bytes: Uint8Array): boolean =>
  /^(?:\u00EF\u00BB\u00BF)?\s*07[45]\d{16}/.test(ascii(bytes.subarray(0, 200)));
const ascii = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** The characters of CP852 from 128 on: older programs of banks write it. */
const cp852 =
  'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00AD˝˛ˇ˘§÷¸°¨˙űŘř■\u00A0';
const decodeCp852 = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : (cp852[byte - 128] ?? ''))).join('');

/** The letters that are no Czech ones. */
const strangeIn = (text: string): number => text.replaceAll(/[\0-\u007FáčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ]/g, '').length;
const decode = (bytes: Uint8Array): string => {
  const { encoding, text } = decodeText(bytes);
  if (encoding.startsWith('utf')) return text;
  const other = decodeCp852(bytes);
  return strangeIn(other) < strangeIn(text) ? other : text;
};

/**
 * A statement in the format ABO, whose fields stand at fixed places of lines of 128 characters: 074 begins a statement,
 * 075 is a movement, 076, 078 and 079 are notes to it.
 */
export const readGpc = (bytes: Uint8Array): { accounts: string[]; movements: Movement[] } => {
  const lines = decode(bytes).split(/\r\n|\r|\n/);
  const accounts: string[] = [];
  const read: { row: number; line: string; notes: string[] }[] = [];
  for (const [n, line] of lines.entries()) {
    const type = line.slice(0, 3);
    if (type === '074' || type === '075') accounts.push(ownAccount(line.slice(3, 19)));
    if (type === '075') read.push({ row: n + 1, line, notes: [] });
    const notes = notesIn(line);
    if (notes !== '') read.at(-1)?.notes.push(notes);
  }
  const beyond = read[importLimits.rows];
  if (beyond) throw new StatementError('too-many-rows', beyond.row);
  const issues: StatementIssue[] = [];
  const movements = read.flatMap(({ row, line, notes }) => {
    const movement = movementOf(line, notes.join(' ') || null);
    if (!('issue' in movement)) return [movement];
    issues.push({ ...movement, row });
    return [];
  });
  if (issues.length > 0) throw new StatementError(issues);
  return { accounts, movements };
};

const notesIn = (line: string): string => {
  switch (line.slice(0, 3)) {
    // After the bank's id of the transaction and the day when it left the other account.
    case '076':
      return cleanLine(line.slice(35));
    case '078':
    case '079':
      return cleanLine(`${line.slice(3, 38)} ${line.slice(38, 73)}`);
    default:
      return '';
  }
};

/** The sixteen digits of an account in a file. Some banks write their clients' accounts permuted (“internal format”). */
const ownAccount = (digits: string): string => {
  const written = [digits.slice(0, 6), digits.slice(6)] as const;
  const permuted = [digits.slice(10), [4, 5, 6, 7, 8, 3, 9, 1, 2, 0].map((place) => digits[place]).join('')] as const;
  const isAccount = ([prefix, number]: readonly [string, string]) => isBankAccount(`${prefix}-${number}/0100`);
  return accountNumber(...(isAccount(permuted) && !isAccount(written) ? permuted : written));
};

/** Received is 2; 1 was paid, the others take something back. */
const received = '2';
const codes = ['1', '2', '3', '4', '5'];
/** ISO 4217 with a zero before it. Other values there say what kind of data the line has. */
const foreignCurrency = /^0(?!203|000|101)\d{3}$/;

const movementOf = (line: string, message: string | null): Movement | Omit<StatementIssue, 'row'> => {
  const field = (from: number, to: number): string => line.slice(from, to).trim();
  const amount = field(48, 60);
  const code = field(60, 61);
  if (line.length < 91 || !codes.includes(code)) return { issue: 'row-wrong', value: line.trim() };
  if (!/^\d{12}$/.test(amount)) return { issue: 'amount-wrong', value: amount };
  const day = dayOf(field(91, 97)) ?? dayOf(field(122, 128));
  if (day === null) return { issue: 'day-wrong', value: field(91, 97) };
  const currency = field(118, 122);
  if (foreignCurrency.test(currency)) return { issue: 'not-czk', value: currency };
  const bank = field(73, 77);
  return {
    day,
    amount: code === received ? Number(amount) : 0 - Number(amount),
    variable_symbol: variableSymbolOf(field(61, 71), message),
    counter_account: accountOf(`${field(19, 25)}-${field(25, 35)}`, bank === '0000' ? '' : bank),
    name: cleanLine(field(97, 117)) || null,
    message,
    id: null,
  };
};

const dayOf = (ddmmyy: string): string | null => {
  const day = `20${ddmmyy.slice(4)}-${ddmmyy.slice(2, 4)}-${ddmmyy.slice(0, 2)}`;
  return isDay(day) ? day : null;
};
