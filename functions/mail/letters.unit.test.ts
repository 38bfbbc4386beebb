import { describe, expect, it } from 'vitest';
import type { Locale } from '#shared/contracts/fields.ts';
import { htmlOf, textOf } from './layout.ts';
import type { LetterName, Letters } from './letters.ts';
import { writeLetter } from './letters.ts';

const role = 'ROLE_BUYER_MANAGER';
const company = 'Zelený koš a.s.';
const by = 'Alena Hrubá';
const at = '2026-11-21T20:05:00.000Z';
const values: Letters = {
  activation: { code: 'code-1' },
  password: { code: 'code-2' },
  invitation: { code: 'code-3', by, role, company },
  roleAdded: { by, role, company },
  admitted: { by, role, company },
  waiting: { fio: 'Jan Novák', role, company, email: 'jan@example.cz', phone: null },
  refused: { role, company, reason: 'Neznáme vás' },
  passwordChanged: { at },
  confirmEmail: { code: 'code-4' },
  emailKnown: {},
  phoneChanged: { phone: '+420777000001', at },
  emailChanged: { email: 'new@example.cz', at },
  serviceRequested: { company },
  serviceAccepted: { company },
  serviceDeclined: { company, reason: 'Příliš daleko' },
};
const names = Object.keys(values) as LetterName[];
const locales: Locale[] = ['cz', 'en', 'ru'];
const write = (letter: LetterName, locale: Locale = 'en', more: object = {}) =>
  writeLetter(
    letter,
    { ...values[letter], ...more },
    { to: 'who@example.cz', locale, origin: 'https://smena.example' },
  );

describe.each(locales)('in %s', (locale) => {
  it.each(names)('the e-mail %s has the same content as HTML and as text', (letter) => {
    const content = write(letter, locale);
    for (const written of [content.subject, htmlOf(content), textOf(content)]) {
      expect(written).not.toMatch(/\{\{|undefined|null|\[object|ROLE_|Invalid/);
      expect(written.length).toBeGreaterThan(10);
    }
    for (const [label, value] of content.facts) expect(textOf(content)).toContain(`${label}: ${value}`);
    expect(content.subject.length).toBeLessThan(70);
  });
});

it.each([
  ['activation', '/auth/activate/code-1'],
  ['password', '/auth/change_password/code-2'],
  ['invitation', '/auth/invitation/code-3'],
  ['confirmEmail', '/auth/confirm_email/code-4'],
] as const)('the e-mail %s contains its link, as HTML and as text', (letter, path) => {
  const content = write(letter);
  expect(htmlOf(content)).toContain(`href="https://smena.example${path}"`);
  expect(textOf(content)).toContain(`\nhttps://smena.example${path}\n`);
});

it('a single fact is shown, and a letter without facts has no table for them', () => {
  const content = { ...write('refused'), facts: [['Reason', 'Unknown here']] as const };
  expect(htmlOf(content)).toMatch(/Reason<\/td>\n<td[^>]*>Unknown here</);
  expect(htmlOf({ ...content, facts: [] })).not.toContain('margin-top:20px');
});

it('typed text is escaped and stays on one line', () => {
  const letter = write('waiting', 'en', { fio: '<img src=x onerror=alert(1)>\r\nBcc: all@example.cz' });
  expect(letter.facts).toContainEqual(['Name', '<img src=x onerror=alert(1)> Bcc: all@ example. cz']);
  expect(htmlOf(letter)).not.toContain('<img');
});

describe.each(locales)('in %s', (locale) => {
  it.each(names)('the subject of the e-mail %s contains no typed text', (letter) => {
    const text = 'Your parcel is waiting';
    const others = { by: text, fio: text, company: text, reason: text, email: text, phone: text, code: text };
    expect(write(letter, locale, others).subject).toBe(write(letter, locale).subject);
    expect(write(letter, locale, others).subject).not.toContain(text);
  });

  it.each(names)('the e-mail %s contains no typed link', (letter) => {
    const text = 'pay at https://evil.example/pay, www.evil.example, evil.example';
    const email = 'evil.example/pay?now@attacker.cz';
    const content = write(letter, locale, { by: text, fio: text, company: text, reason: text, email });
    for (const written of [htmlOf(content), textOf(content)]) expect(written).not.toMatch(/evil\.example|:\/\/evil/);
  });
});

it('times are shown in the time zone of Prague', () => {
  expect(write('passwordChanged', 'cz').facts).toEqual([['Kdy', '21. listopadu 2026 v 21:05']]);
});
