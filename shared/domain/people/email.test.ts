import { expect, it } from 'vitest';
import { normalizeEmail } from './email.ts';

it.each([
  ['Jana.Novakova@Example.CZ', 'jana.novakova@example.cz'],
  ['  jana+smeny@example.co.uk ', 'jana+smeny@example.co.uk'],
  ['jana@žluťoučký-kůň.cz', 'jana@xn--luouk-k-z2a6lsyxjlexh.cz'],
  ['JANA@ŽLUŤOUČKÝ-KŮŇ.CZ', 'jana@xn--luouk-k-z2a6lsyxjlexh.cz'],
  ['ivan@почта.рф', 'ivan@xn--80a1acny.xn--p1ai'],
  ['jana@xn--80a1acny.xn--p1ai', 'jana@xn--80a1acny.xn--p1ai'],
  ['a@b.cz', 'a@b.cz'],
  ['a@中.国', 'a@xn--fiq.xn--vcs'],
  // A precomposed letter and a letter with a combining accent are the same address.
  ['jana@\u017Elu\u0165.cz', 'jana@xn--lu-yta1h.cz'],
  ['jana@z\u030Clut\u030C.cz', 'jana@xn--lu-yta1h.cz'],
  [`${'a'.repeat(64)}@example.cz`, `${'a'.repeat(64)}@example.cz`],
  [`jana@${'a'.repeat(63)}.${'c'.repeat(63)}`, `jana@${'a'.repeat(63)}.${'c'.repeat(63)}`],
  [' '.repeat(308) + 'jana@foo.com', 'jana@foo.com'],
])('%s is %s', (written, plain) => {
  expect(normalizeEmail(written)).toBe(plain);
});

it.each([
  '',
  'jana',
  '@example.cz',
  'jana@',
  'jana@localhost',
  'jana@example',
  'jana@example..cz',
  'jana@-example.cz',
  'jana@127.0.0.1',
  'jana@1.2',
  'jana novakova@example.cz',
  'jana@example.cz, petr@example.cz',
  'jana@example.cz\r\nBcc: petr@example.cz',
  'jana..n@example.cz',
  '.jana@example.cz',
  'яна@example.cz',
  `${'a'.repeat(65)}@example.cz`,
  'jana@example.cz:80',
  'jana@user@example.cz',
  'jana@example.cz-',
  'jana.@example.cz',
  'jana@256.256.256.256',
  'jana@[::1]',
  'jana@exa..',
  `jana@${'a.'.repeat(94)}czx`,
  `jana@${'a'.repeat(64)}.cz`,
  `jana@a.${'c'.repeat(64)}`,
  ' '.repeat(309) + 'jana@foo.com',
])('%j is not a valid e-mail address', (written) => {
  expect(normalizeEmail(written)).toBe(null);
});

it('a normalised e-mail does not change again', () => {
  const once = normalizeEmail('Jana@Žluťoučký.cz') ?? '';
  expect(normalizeEmail(once)).toBe(once);
});
