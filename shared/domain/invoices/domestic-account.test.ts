import { expect, it } from 'vitest';
import { domesticAccountOf, isAccountOf } from './domestic-account.ts';

const own = 'CZ6508000000192000145399';

it('an IBAN is an account as its country writes it', () => {
  expect(domesticAccountOf(own)).toEqual({ number: '19-2000145399', bank_code: '0800' });
  expect(domesticAccountOf('SK3112000000198742637541')).toEqual({ number: 'SK3112000000198742637541', bank_code: '' });
});

it.each([
  ['19-2000145399/0800', true],
  ['19-2000145399', true],
  ['CZ6508000000192000145399', true],
  ['19-2000145399/0100', false],
  ['2000145399/0800', false],
  ['2000145399', false],
  ['CZ5508000000001234567899', false],
  ['', false],
])('the account %s of a statement is the own one: %s', (account, is) => {
  expect(isAccountOf(account, own)).toBe(is);
});

it('an account abroad is its IBAN', () => {
  const abroad = 'SK3112000000198742637541';
  expect(['SK3112000000198742637541', '19-8742637541'].map((account) => isAccountOf(account, abroad))).toEqual([
    true,
    false,
  ]);
});
