import { describe, expect, it } from 'vitest';
import { countries, countriesOf, hasCallingCode, hasLengthOfCountry } from './countries.ts';

const byIso = (iso: string) => countries.find((country) => country.iso === iso);

describe('countries', () => {
  it('have unique ids, and Czechia is 76', () => {
    expect(new Set(countries.map(({ id }) => id)).size).toBe(countries.length);
    expect(countries.find(({ id }) => id === 76)).toMatchObject({ iso: 'CZ', code: '420', mask: '+999 999 999 999' });
  });

  it('have masks with as many digits as their code and a number have', () => {
    const short = countries.filter(
      ({ code, mask }) => mask !== null && mask.replaceAll(/\D/g, '').length < code.length + 4,
    );
    expect(short).toEqual([]);
  });

  it('are found by calling code, several if they share one', () => {
    expect(countriesOf('+420777000001').map(({ iso }) => iso)).toEqual(['CZ']);
    expect(countriesOf('+77010000000').map(({ iso }) => iso)).toEqual(['KZ', 'RU']);
    expect(countriesOf('+999')).toEqual([]);
  });
});

describe('a number', () => {
  it.each([
    [undefined, true],
    ['420', true],
    ['+420', true],
    ['421', false],
    [' 420', true],
    ['', true],
    ['CZ', true],
  ])('fits the calling code %s beside it: %s', (code, fits) => {
    expect(hasCallingCode('+420777000001', code)).toBe(fits);
  });

  it.each([
    ['+420777000001', undefined, true],
    ['+42077700000', undefined, false],
    ['+4207770000011', undefined, false],
    ['+420777000001', 'SK', false],
    ['+421900000001', 'SK', true],
    // No mask: any possible length.
    ['+4915112345678', 'DE', true],
    ['+491511234567', 'DE', true],
    ['+491', 'DE', false],
    ['+4915112345678901', 'DE', false],
    ['+999777000001', undefined, false],
  ])('%s of %s has the length of its country: %s', (phone, iso, fits) => {
    expect(hasLengthOfCountry(phone, iso === undefined ? undefined : byIso(iso))).toBe(fits);
  });
});
