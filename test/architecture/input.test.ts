import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { contracts } from '#shared/contracts/all.ts';
import { fieldIssues } from '#shared/contracts/field-issue.ts';
import { id, idempotencyKey, text } from '#shared/contracts/fields.ts';

type Field = { path: string; schema: z.core.$ZodType };

/** All schemas within a schema that accept text, with their paths. Enumerations and literals need no length limit. */
const stringFields = (schema: z.core.$ZodType, path: string): Field[] => {
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  switch (def.type) {
    case 'string':
      return [{ path, schema }];
    case 'object':
      return Object.entries(def.shape).flatMap(([name, inner]) => stringFields(inner, `${path}.${name}`));
    case 'array':
      return stringFields(def.element, `${path}[]`);
    case 'record':
      return [def.keyType, def.valueType].flatMap((inner) => stringFields(inner, `${path}{}`));
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'default':
      return stringFields(def.innerType, path);
    case 'pipe':
      return stringFields(def.in, path);
    case 'union':
      return def.options.flatMap((option) => stringFields(option, path));
    case 'enum':
    case 'literal':
    case 'boolean':
    case 'number':
    case 'file':
    case 'transform':
      return [];
    default:
      throw new Error(`${path} is a ${def.type}, of which this test does not know whether it takes text`);
  }
};

const fields: Field[] = [
  ...contracts.flatMap(({ name, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? stringFields(schema, `${name} ${part}`) : [],
    ),
  ),
  ...stringFields(id, 'X-Account-Id'),
  ...stringFields(idempotencyKey, 'Idempotency-Key'),
];

const combiningMarks = (size: number) => `a${'\u0301\u0327'.repeat(size / 2)}`.slice(0, size);
const hostile: Readonly<Record<string, (size: number) => string>> = {
  spaces: (size) => `${' '.repeat(size - 1)}x`,
  'combining marks': combiningMarks,
  digits: (size) => `${'1'.repeat(size - 1)}x`,
  'digits and spaces': (size) => `${'1 '.repeat(size / 2)}x`.slice(-size),
};

type FirstCheck = { check?: string; abort?: boolean; maximum?: number; params?: { count?: number } };
/** The text length up to which other checks run; undefined if the length is not checked first. */
const longestOf = (schema: z.core.$ZodType): number | undefined => {
  const [first] = schema._zod.def.checks ?? [];
  const check: FirstCheck = first?._zod.def ?? {};
  if (schema._zod.traits.has('$ZodCheck') || check.abort !== true) return undefined;
  // Before cleaning, a text may have twice its maximum length.
  return check.check === 'max_length' ? check.maximum : check.params?.count && 2 * check.params.count;
};

describe('every text in a request', () => {
  it('has a length limit that is checked before any pattern or normalisation', () => {
    const unbounded = fields.filter(({ schema }) => longestOf(schema) === undefined);
    expect(fields.length).toBeGreaterThan(100);
    expect(unbounded.map(({ path }) => path)).toEqual([]);
  });

  it.each(Object.entries(hostile))('is refused when it is 200 kB of %s', (_, textOf) => {
    const text = textOf(200_000);
    const accepted = fields.filter(({ schema }) => z.core.safeParse(schema, text).success);
    expect(accepted.map(({ path }) => path)).toEqual([]);
  });

  // The time of `normalize` grows with the square of their number: seconds for the longest text.
  it('is never normalised with more than 30 combining marks in a row', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    onTestFinished(() => normalize.mockRestore());
    const normalised = fields.flatMap(({ path, schema }) => {
      normalize.mockClear();
      z.core.safeParse(schema, combiningMarks(longestOf(schema) ?? 0));
      return normalize.mock.contexts.map((text) => ({ path, isSlow: /\p{M}{31}/u.test(String(text)) }));
    });
    expect(normalised.length).toBeGreaterThan(50);
    expect(normalised.filter(({ isSlow }) => isSlow)).toEqual([]);
  });
});

describe('every text shown to other people', () => {
  /** Other people do not see these texts, and they must stay unchanged. */
  const exact = ['password', 'password2', 'old_password', 'code'];
  const dirty = ' Jan\u200B\0\u202E\u2066\r\nNov\u00E1k ';

  it('is cleaned of invisible characters in every contract', () => {
    const uncleaned = fields.filter(({ path, schema }) => {
      const { success, data } = z.core.safeParse(schema, dirty);
      return (
        success && schema !== id && !exact.includes(path.split('.').at(-1) ?? '') && /[^\P{C}\n]/u.test(String(data))
      );
    });
    expect(uncleaned.map(({ path }) => path)).toEqual([]);
  });

  it('keeps its line breaks in multi-line fields', () => {
    const lines = fields.filter(({ schema }) => z.core.safeParse(schema, dirty).data === 'Jan\nNov\u00E1k');
    const names = new Set(lines.map(({ path }) => path.split('.').at(-1)));
    const ofTenders = [
      'claims',
      'clauses',
      'conditions',
      'confidentiality',
      'documents',
      'exclusions',
      'interest',
      'payment_terms',
      'risks',
      'subjectivities',
      'sublimits',
      'values',
    ];
    expect([...names].toSorted()).toEqual(
      [
        ...ofTenders,
        'comment',
        'cs',
        'cz',
        'description',
        'en',
        'main_prompt',
        'message',
        'note',
        'override_reason',
        'parameters',
        'reason',
        'role_prompts{}',
        'ru',
        'text',
        'value',
      ].toSorted(),
    );
  });
});

describe('an input error', () => {
  const schema = z.strictObject({ known: z.optional(z.array(z.enum(['a', 'b']))) });
  const issuesOf = (value: unknown) => {
    const { error } = schema.safeParse(value);
    return error ? fieldIssues(error) : {};
  };

  it('names at most ten unknown fields, whatever their number and length', () => {
    const manyFields = Object.fromEntries(Array.from({ length: 30_000 }, (_, n) => [`field-${n}`, 1]));
    expect(Object.values(issuesOf(manyFields))).toEqual(Array.from({ length: 10 }, () => ({ key: 'unknown-field' })));
    expect(Object.keys(issuesOf({ ['x'.repeat(100_000)]: 1 })).map(({ length }) => length)).toEqual([100]);
  });

  it('of a too long text states the length limit after cleaning', () => {
    const of = z.object({ name: text(100) });
    for (const length of [101, 200, 201, 10_000]) {
      const { error } = of.safeParse({ name: 'x'.repeat(length) });
      expect(error && fieldIssues(error)).toEqual({ name: { key: 'string-too-big', params: { count: 100 } } });
    }
    expect(of.parse({ name: `${' '.repeat(100)}${'x'.repeat(100)}` })).toEqual({ name: 'x'.repeat(100) });
  });

  it('names at most fifty fields in total', () => {
    expect(Object.keys(issuesOf({ known: Array.from({ length: 30_000 }, () => 'c') })).length).toBe(50);
  });
});

describe('a list', () => {
  const [maxRows, rows] = [100, 20];
  /** The calendar and the exports load all shifts of some days. Histories have one page length. A grid has
   * rows of three or four products. */
  const longRows: Record<string, { maxRows: number; rows: number }> = {
    'list-shifts': { maxRows: 500, rows },
    'list-hours': { maxRows: 500, rows },
    'list-shift-log': { maxRows: 100, rows: 100 },
    'list-comments': { maxRows: 100, rows: 100 },
    'search-catalogue': { maxRows, rows: 12 },
    'list-favourites': { maxRows, rows: 12 },
    'list-channels': { maxRows, rows: 30 },
  };

  it.each(
    contracts.flatMap(({ name, query, chatToken }) =>
      // Mattermost counts pages from 0.
      query && 'per_page' in query.shape && !chatToken
        ? [
            {
              name,
              paging: z.pick(z.strictObject(query.shape), { page: true, per_page: true }),
              maxRows,
              rows,
              ...longRows[name],
            },
          ]
        : [],
    ),
  )(
    'of $name has pages 1 to 1,000,000 of 1 to $maxRows entries, and no more if more are requested',
    ({ paging, maxRows, rows }) => {
      const accepts = (query: object) => paging.safeParse(query).success;
      expect(paging.parse({})).toEqual({ page: 1, per_page: rows });
      expect(paging.parse({ page: '1000000', per_page: `${maxRows}` })).toEqual({ page: 1_000_000, per_page: maxRows });
      expect(paging.parse({ page: '1', per_page: '1' })).toEqual({ page: 1, per_page: 1 });
      for (const per_page of [`${maxRows + 1}`, '999'])
        expect(paging.parse({ per_page })).toEqual({ page: 1, per_page: Math.min(Number(per_page), maxRows) });
      for (const page of ['0', '1000001', '-1', '+1', '1.5', '1e3', '0x1', '', ' ', 'NaN', 'Infinity'])
        expect([page, accepts({ page })]).toEqual([page, false]);
      for (const per_page of ['0', '1000', '-1', '1.5', '1e2', '', '9'.repeat(400)])
        expect([per_page, accepts({ per_page })]).toEqual([per_page, false]);
    },
  );
});

describe('days and times', () => {
  const timesOf = (format: string) =>
    fields.filter(({ schema }) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).format === format);

  it.each([
    ['date', '9999', (year: string) => `${year}-01-01`],
    ['date-time', '2099', (year: string) => `${year}-01-01T00:00:00Z`],
  ] as const)('of format %s lie between the years 2000 and %s in every contract', (format, last, of) => {
    // Companies are older.
    const times = timesOf(format).filter(({ path }) => !path.endsWith(' body.founded'));
    expect(times.length).toBeGreaterThan(3);
    for (const { path, schema } of times) {
      const accepts = (text: string) => z.core.safeParse(schema, text).success;
      for (const year of ['2000', '2026', last]) expect([path, year, accepts(of(year))]).toEqual([path, year, true]);
      for (const year of ['0000', '0001', '0099', '1999', String(Number(last) + 1), '+275760', '-271821'])
        expect([path, year, accepts(of(year))]).toEqual([path, year, false]);
    }
  });
});

describe('a number', () => {
  const numberFields = contracts.flatMap(({ name, body }) =>
    body ? numbersOf(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }), name) : [],
  );

  it('has a minimum and a maximum in every contract', () => {
    const open = numberFields.filter(
      ({ schema }) => schema.const === undefined && (schema.minimum === undefined || schema.maximum === undefined),
    );
    expect(numberFields.length).toBeGreaterThan(5);
    expect(open.map(({ path }) => path)).toEqual([]);
  });
});

type JsonSchema = z.core.JSONSchema.BaseSchema;
function numbersOf(schema: JsonSchema, path: string): { path: string; schema: JsonSchema }[] {
  const { type, properties = {}, items, anyOf = [] } = schema;
  if (type === 'number' || type === 'integer') return [{ path, schema }];
  return [
    ...Object.entries(properties).flatMap(([name, inner]) => numbersOf(inner as JsonSchema, `${path}.${name}`)),
    ...(items ? numbersOf(items as JsonSchema, `${path}[]`) : []),
    ...anyOf.flatMap((inner) => numbersOf(inner as JsonSchema, path)),
  ];
}
