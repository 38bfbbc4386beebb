import { describe, expect, it } from 'vitest';
import { passwordErrors, strengthOf } from './password-strength.ts';

describe('the strength of a password', () => {
  it.each([
    ['short', 'weak'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['1234567890123', 'weak'],
    ['abcdefghijklmnop', 'weak'],
    ['kocourleze', 'fair'],
    ['kocourlezedirou', 'strong'],
    ['kocour leze dírou', 'veryStrong'],
    ['Tr4mvaj-17x', 'strong'],
  ])('%s is %s', (password, strength) => {
    expect(strengthOf(password)).toBe(strength);
  });

  it('counts characters, not bytes', () => {
    expect(passwordErrors({ password: '👩‍🌾👩‍🌾', password2: '👩‍🌾👩‍🌾' })).toEqual({ password: 'rule' });
    expect(passwordErrors({ password: 'žluťoučký kůň', password2: 'žluťoučký kůň' })).toEqual({});
    expect(passwordErrors({ password: 'žluťoučký kůň', password2: 'zlutoucky kun' })).toEqual({
      password2: 'different',
    });
  });
});
