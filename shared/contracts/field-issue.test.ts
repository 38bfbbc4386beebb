import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldIssues } from './field-issue.ts';
import { clock, day, id, instant, integer, queryArray, text } from './fields.ts';

const keyOf = (schema: z.ZodMiniType, value: unknown) => {
  const { error } = z.object({ field: schema }).safeParse({ field: value });
  return error && fieldIssues(error)['field']?.key;
};

describe('an empty field', () => {
  it.each([
    ['a date', day],
    ['a date that may be missing', z.nullable(z.optional(day))],
    ['a time', clock],
    ['a moment', instant],
    ['a text', text(20)],
    ['a choice', z.enum(['one', 'other'])],
  ])('is reported as missing, whatever its format: %s', (_, schema) => {
    expect(keyOf(schema, '')).toBe('required');
  });

  it.each([undefined, null])('is reported as missing when it is a number: %s', (nothing) => {
    expect(keyOf(integer(1, 20), nothing)).toBe('required');
  });

  it('is checked for its format once it has a value', () => {
    expect(keyOf(day, 'tomorrow')).toBe('not-date');
    expect(keyOf(clock, '25:00')).toBe('not-time');
    expect(keyOf(z.enum(['one', 'other']), 'neither')).toBe('not-a-choice');
  });
});

describe('a value of several forms', () => {
  const order = z.object({
    field: z.union([
      z.object({ list: z.literal('users'), sort: z.enum(['fio', 'created_at']) }),
      z.object({ list: z.literal('stores'), sort: z.enum(['name', 'address']) }),
    ]),
  });
  const issuesOf = (schema: z.ZodMiniType, value: unknown) => {
    const { error } = schema.safeParse(value);
    return error && fieldIssues(error);
  };

  it('names the choices of all forms', () => {
    expect(issuesOf(order, { field: { list: 'nope', sort: 'name' } })).toMatchObject({
      'field.list': { key: 'not-a-choice', params: { choices: 'users, stores' } },
    });
  });

  it('is reported in the form that it names', () => {
    expect(issuesOf(order, { field: { list: 'stores', sort: 'fio' } })).toEqual({
      'field.sort': { key: 'not-a-choice', params: { choices: 'name, address' } },
    });
  });

  it('is reported as the one value of a list that it is', () => {
    expect(keyOf(queryArray(id), 'x'.repeat(65))).toBe('string-too-big');
    expect(keyOf(queryArray(z.enum(['one', 'other'])), 'neither')).toBe('not-a-choice');
  });
});
