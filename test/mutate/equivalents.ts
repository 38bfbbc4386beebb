import type { Mutant } from './mutants.ts';

/** A mutant that behaves exactly like the original, with the reason. `line` is the line's text without indentation. */
type Equivalent = { file: string; line: string; mutant: string; reason: string };

const bankAccount = 'shared/domain/people/bank-account.ts';
const email = 'shared/domain/people/email.ts';
const law = 'shared/domain/shifts/law.ts';
const instants = 'shared/domain/instants.ts';
const sum = '.reduce((sum, digit, n) => sum + Number(digit) * (weights[n] ?? 0), 0) %';
const match =
  "const [, name = '', host = ''] = mailbox.exec(streamSafe(written.trim()).normalize('NFC').toLowerCase()) ?? [];";
const noMatch = 'Without a match the host is empty, and no empty host parses.';

export const equivalents: readonly Equivalent[] = [
  { file: bankAccount, line: sum, mutant: '+ -> -', reason: 'A negated sum is a multiple of 11 too.' },
  {
    file: bankAccount,
    line: sum,
    mutant: 'weights[n] ?? 0 -> weights[n]',
    reason: 'Only the number of a Czech IBAN that is too long has more than ten digits; its length refuses it anyway.',
  },
  { file: bankAccount, line: sum, mutant: '0 -> 1', reason: 'As above, for the weight after the tenth.' },
  {
    file: bankAccount,
    line: "const [, prefix = '', number] = czech.exec(text) ?? [];",
    mutant: "[] -> ['mutated']",
    reason: 'The first element, the whole match, is not read.',
  },
  { file: email, line: match, mutant: "'' -> 'mutated'", reason: noMatch },
  { file: email, line: match, mutant: "[] -> ['mutated']", reason: noMatch },
  {
    file: email,
    line: match,
    mutant: ".normalize('NFC') -> ",
    reason: 'IDNA normalises the host itself (UTS 46), and a name is ASCII.',
  },
  {
    file: email,
    line: "if (name === '' || /^\\.|\\.\\.|\\.$/.test(name)) return null;",
    mutant: "name === '' || /^\\.|\\.\\.|\\.$/.test(name) -> /^\\.|\\.\\.|\\.$/.test(name)",
    reason: noMatch,
  },
  {
    file: email,
    line: "if (name === '' || /^\\.|\\.\\.|\\.$/.test(name)) return null;",
    mutant: "'' -> 'mutated'",
    reason: noMatch,
  },
  {
    file: email,
    line: "const { hostname } = URL.parse(`http://${host}`) ?? { hostname: '' };",
    mutant: "'' -> 'mutated'",
    reason: 'Neither has a dot, so neither is a domain.',
  },
  {
    file: 'shared/domain/people/leaving.ts',
    line: "throw account.company && account.role !== 'ROLE_ADMIN'",
    mutant: "account.company && account.role !== 'ROLE_ADMIN' -> account.role !== 'ROLE_ADMIN'",
    reason: 'Only an admin without a company needs an heir.',
  },
  {
    file: 'shared/domain/people/password.ts',
    line: "const [name = ''] = email.split('@');",
    mutant: "'' -> 'mutated'",
    reason: 'A split text has at least one part.',
  },
  {
    file: instants,
    line: 'rest.reduce((later, instant) => (instant > later ? instant : later), first);',
    mutant: '> -> >=',
    reason: 'Of two equal texts either is the same.',
  },
  {
    file: instants,
    line: 'export const earliest = (one: string, other: string): string => (one < other ? one : other);',
    mutant: '< -> <=',
    reason: 'Of two equal texts either is the same.',
  },
  {
    file: law,
    line: 'const days = contract && noticeDays[contract];',
    mutant: 'contract && noticeDays[contract] -> noticeDays[contract]',
    reason: 'No contract has no days either.',
  },
];

/** Whether a list entry is about a mutant of a file with this code. */
export const isAbout = (entry: Equivalent, { file, line, text, start, end }: Mutant, code: string): boolean =>
  entry.file === file &&
  entry.line === (code.split('\n')[line - 1] ?? '').trim() &&
  entry.mutant === `${code.slice(start, end)} -> ${text}`;
