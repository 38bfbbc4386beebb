import { expect, it } from 'vitest';
import { isCommon } from './common-passwords.ts';
import { passwordIssue } from './password.ts';

const issueOf = (password: string, email: string | null = 'jana.novakova@example.cz') =>
  passwordIssue(password, { email, isCommon })?.key;

it.each([
  ['123456789', 'string-too-small'],
  ['🙂🙂🙂🙂🙂🙂🙂🙂🙂', 'string-too-small'],
  ['a'.repeat(201), 'string-too-big'],
  ['xx-jana.novakova@example.cz', 'password-has-email'],
  ['JANA.NOVAKOVA-7', 'password-has-email'],
])('%s is refused: %s', (password, key) => {
  expect(issueOf(password)).toBe(key);
});

it('a password may have 10 to 200 characters, counted as displayed characters', () => {
  expect(issueOf('x7!pQ2v&Lm')).toBe(undefined);
  expect(issueOf('🙂🐢🌿🥐🚲🌧🎈🍋🎻🪵')).toBe(undefined);
  expect(issueOf('kolo-mlha-'.repeat(20))).toBe(undefined);
  expect(issueOf(`${'kolo-mlha-'.repeat(20)}x`)).toBe('string-too-big');
});

it.each([
  // A name of five letters is a large part of a password, one of four is not.
  ['petra-rohlik-17', 'petra@example.cz', 'password-has-email'],
  ['petr-rohlik-17', 'petr@example.cz', undefined],
  ['kolo-PETRA-mlha', 'Petra@Example.CZ', 'password-has-email'],
  ['petr@example.cz 17', 'Petr@example.cz', 'password-has-email'],
  ['kolo-mlha-rohlik', null, undefined],
])('%s of the owner of %s: %s', (password, email, key) => {
  expect(issueOf(password, email)).toBe(key);
});

it.each([
  '1234567890',
  '0987654321',
  '12345678910',
  'qwertyuiop',
  'qwertzuiop',
  'Qwerty12345',
  '1q2w3e4r5t',
  '1qaz2wsx3edc',
  'asdfghjkl1',
  'abcdefghij',
  'aaaaaaaaaa',
  'abababababab',
  '1111111111',
  'password123',
  'Password1!',
  'P@ssw0rd2026',
  'Heslo12345',
  'heslo-heslo',
  'Milujitě1234',
  'Sparta-2026!',
  'Prosinec2026',
  'smena2026smena',
  'administrator1',
  'iloveyou12',
  'Welcome2026!',
])('%s is refused as a common password', (password) => {
  expect(issueOf(password, null)).toBe('password-too-common');
});

it.each([
  'kolo-mlha-rohlík',
  'correct horse battery staple',
  'Smena-demo-1',
  'tři želvy v trávě',
  'пять синих котов',
  'x7!pQ2v&Lm',
  'a'.repeat(5) + 'bcqxyz 99 luft',
])('%s is accepted', (password) => {
  expect(issueOf(password)).toBe(undefined);
});
