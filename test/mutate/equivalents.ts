import type { Mutant } from './mutants.ts';

/** A mutant that behaves exactly like the original, with the reason. `line` is the line's text without indentation. */
type Equivalent = { file: string; line: string; mutant: string; reason: string };

const bankAccount = 'shared/domain/people/bank-account.ts';
const email = 'shared/domain/people/email.ts';
const planning = 'shared/domain/shifts/planning.ts';
const backs = 'shared/domain/shifts/stand-by-links.ts';
const byTime =
  "export const byTime = (call_ups: Shift['call_ups']) => call_ups.toSorted((one, other) => (one.at < other.at ? -1 : 1));";
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
    file: 'shared/domain/people/account-closing.ts',
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
    file: backs,
    line: byTime,
    mutant: '< -> <=',
    reason: 'Checks of the same moment run together, in any order.',
  },
  { file: backs, line: byTime, mutant: '1 -> 2', reason: 'Only the sign of a comparison counts.' },
  {
    file: 'shared/domain/shifts/candidates.ts',
    line: 'const rank = ({ eligible, warnings }: CandidateEligibility): number => (eligible ? Math.min(1, warnings.length) : 2);',
    mutant: '2 -> 3',
    reason: 'Ranks are only compared.',
  },
  {
    file: 'shared/domain/shifts/occupancy.ts',
    line: "return taken('in_progress', from, from > shift.ends_at ? from : shift.ends_at);",
    mutant: '> -> >=',
    reason: 'Of two equal texts either is the same.',
  },
  {
    file: planning,
    line: 'if (moved) checkTimes(terms, ctx.actor, ctx.now);',
    mutant: 'moved -> true',
    reason: 'Unchanged times passed the same checks when they were ordered, and the table has checked the start.',
  },
  {
    file: planning,
    line: "const busyToo = shift.staff && side === 'performer' ? busy : [];",
    mutant: "shift.staff && side === 'performer' -> side === 'performer'",
    reason: 'A shift without a worker has no bookings.',
  },
  {
    file: planning,
    line: 'const warningsOf = (plan: Shift) => [...planWarnings(plan, ctx.law), ...restWarnings(plan, shift.staff ? busy : [])];',
    mutant: 'shift.staff ? busy : [] -> busy',
    reason: 'A shift without a worker has no bookings.',
  },
  {
    file: 'shared/domain/shifts/log-visibility.ts',
    line: "(entry.kind === 'staff' && entry.after === null) || (entry.kind === 'status' && entry.after === 'new');",
    mutant: "entry.kind === 'status' && entry.after === 'new' -> entry.after === 'new'",
    reason: 'No other kind of entry has this text.',
  },
  {
    file: 'shared/domain/shifts/revise.ts',
    line: 'for (let nth = 0; nth < Math.max(before.breaks.length, after.breaks.length); nth += 1)',
    mutant: '< -> <=',
    reason: 'After the last break both sides have none.',
  },
  {
    file: 'shared/domain/shifts/shop-closing.ts',
    line: 'if ((sales_area_m2 ?? 0) <= largestOpenAreaM2) return null;',
    mutant: '0 -> 1',
    reason: 'Both are small shops.',
  },
  {
    file: 'functions/data/auth/codes.ts',
    line: "part: 'ticket',",
    mutant: "'ticket' -> ''",
    reason: 'The caller treats every failed condition alike.',
  },
  {
    file: 'functions/data/auth/removed-users.ts',
    line: "part: 'user',",
    mutant: "'user' -> ''",
    reason: 'The write has no condition.',
  },
  {
    file: 'functions/data/legal/documents.ts',
    line: "part: 'document',",
    mutant: "'document' -> ''",
    reason: 'The caller treats every failed condition alike.',
  },
  {
    file: 'functions/http/origin.ts',
    line: "const groups = [...(head ?? []), ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...(tail ?? [])];",
    mutant: "[] -> ['mutated']",
    reason: 'Both parts of a pair exist.',
  },
  {
    file: 'functions/auth/triggers/verify-challenge.ts',
    line: "return outcome ? 'right' : 'wrong';",
    mutant: "'wrong' -> ''",
    reason: 'It is written to the log only.',
  },
  {
    file: 'functions/jobs/pictures/picture-header.ts',
    line: 'width: sizes.reduce((maximum, { width }) => Math.max(maximum, width), 0),',
    mutant: '0 -> 1',
    reason: 'Without a size the height is 0, which refuses the picture.',
  },
  {
    file: 'functions/jobs/pictures/picture-header.ts',
    line: 'height: sizes.reduce((maximum, { height }) => Math.max(maximum, height), 0),',
    mutant: '0 -> 1',
    reason: 'Without a size the width is 0, which refuses the picture.',
  },
  {
    file: 'functions/data/write-errors.ts',
    line: "override readonly name = 'TooContended';",
    mutant: "'TooContended' -> ''",
    reason: 'It is written to the log only.',
  },
  {
    file: 'functions/data/idempotency.ts',
    line: 'for (let pause = 50; pause <= maxPauseMs; pause *= 2) {',
    mutant: '2 -> 3',
    reason: 'Only the pauses differ.',
  },
  {
    file: 'functions/data/legal/documents.ts',
    line: "{ part: 'version', put: version(document), if: ifNotExists },",
    mutant: "'version' -> ''",
    reason: 'The caller treats every failed condition alike.',
  },
  {
    file: 'functions/data/auth/removed-users.ts',
    line: "transact([{ part: 'user', remove: keys.userToRemove(loginId) }]);",
    mutant: "'user' -> ''",
    reason: 'The write has no condition.',
  },
  {
    file: 'functions/data/write-errors.ts',
    line: "override readonly name = 'KeyTakenOver';",
    mutant: "'KeyTakenOver' -> ''",
    reason: 'It is written to the log only.',
  },
  {
    file: 'functions/jobs/take-turns.ts',
    line: 'const turn = counts.get(groupOf(entry)) ?? 0;',
    mutant: '0 -> 1',
    reason: 'Every group starts with the same turn.',
  },
  {
    file: 'functions/data/auth/sms-quota.ts',
    line: 'const key = keys.smsMonth(now.slice(0, 7));',
    mutant: '7 -> 8',
    reason: 'The key is one of the month with a dash after it too.',
  },
  {
    file: 'shared/domain/shifts/staffing.ts',
    line: "throw new Problem('staff-busy', { params: clashParams(shift, clashing, customer ? { id: '' } : staff) });",
    mutant: "'' -> 'mutated'",
    reason: 'Neither is the id of an account.',
  },
];

/** Whether a list entry is about a mutant of a file with this code. */
export const isAbout = (entry: Equivalent, { file, line, text, start, end }: Mutant, code: string): boolean =>
  entry.file === file &&
  entry.line === (code.split('\n')[line - 1] ?? '').trim() &&
  entry.mutant === `${code.slice(start, end)} -> ${text}`;
