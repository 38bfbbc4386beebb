import { describe, expect, it } from 'vitest';
import type { ParameterKind } from './limits.ts';
import { checkValues, usableValues } from './values.ts';

const parameterOf = (kind: ParameterKind, required = false) => ({
  id: 'p',
  kind,
  required,
  options: [{ id: 'red' }, { id: 'blue' }],
});
const given = (value: string | number | string[], parameter_id = 'p') => ({ parameter_id, value });

describe('a value', () => {
  it.each([
    ['string', 'Steel'],
    ['string', 'x'.repeat(200)],
    ['string', ''],
    ['text', 'One line\nand another'],
    ['text', 'x'.repeat(2000)],
    ['number', 0],
    ['number', -1e9],
    ['number', 0.123],
    ['number', 999_999_999.999],
    ['list', 'red'],
    ['multiple_list', ['blue', 'red']],
    ['multiple_list', []],
    ['countries', ['CZ', 'SK']],
  ] as const)('of %s may be %j', (kind, value) => {
    const values = [given(typeof value === 'object' ? [...value] : value)];
    expect(checkValues([parameterOf(kind)], values)).toEqual({});
  });

  it.each([
    ['string', 5],
    ['string', 'x'.repeat(201)],
    ['string', 'One line\nand another'],
    ['text', ['red']],
    ['text', 'x'.repeat(2001)],
    ['number', '5'],
    ['number', Number.NaN],
    ['number', Number.POSITIVE_INFINITY],
    ['number', 1e9 + 1],
    ['number', 0.1234],
    ['list', 'green'],
    ['list', ['red']],
    ['multiple_list', 'red'],
    ['multiple_list', ['red', 'green']],
    ['multiple_list', ['red', 'red']],
    ['countries', ['Czechia']],
    ['countries', ['cz']],
    ['countries', ['CZ', 'CZ']],
  ] as const)('of %s may not be %j', (kind, value) => {
    const values = [given(typeof value === 'object' ? [...value] : value)];
    expect(checkValues([parameterOf(kind)], values)).toEqual({ 'values.0.value': { key: 'not-of-type' } });
    expect(usableValues([parameterOf(kind)], values)).toEqual([]);
  });
});

describe('the values of a product', () => {
  it('are blamed for a parameter of another type, and for one that is given twice', () => {
    const values = [given('Steel'), given('Oak'), given('x', 'other')];
    const notOfType = { key: 'not-of-type' };
    expect(checkValues([parameterOf('string')], values)).toEqual({
      'values.1.value': notOfType,
      'values.2.value': notOfType,
    });
    expect(usableValues([parameterOf('string')], values)).toEqual([given('Steel')]);
  });

  it('have those that are required: a missing one is blamed by its parameter', () => {
    const required = { key: 'required' };
    expect(checkValues([parameterOf('number', true)], [])).toEqual({ 'values.p': required });
    expect(checkValues([parameterOf('string', true)], [given('')])).toEqual({ 'values.0.value': required });
    expect(checkValues([parameterOf('countries', true)], [given([])])).toEqual({ 'values.0.value': required });
    expect(checkValues([parameterOf('number', true)], [given(0)])).toEqual({});
  });

  it('are kept without empty ones', () => {
    expect(usableValues([parameterOf('list')], [given('')])).toEqual([]);
  });
});
