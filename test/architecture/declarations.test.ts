import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Area } from '#shared/domain/area.ts';
import { actions, limits, listNames, deliveries, permissions, recordKinds } from '#shared/domain/areas.generated.ts';
import { auditedFields } from '#shared/domain/audit/fields.generated.ts';
import { auditActions, auditFields, labelArea } from '#shared/domain/audit/fields.ts';
import { problems } from '#shared/domain/problem.ts';

const root = new URL('../../', import.meta.url);
const load = async (path: string) => (await import(new URL(path, root).href)) as Record<string, object>;

const files = globSync('shared/domain/*/area.ts', { cwd: root });
const areas = new Map(
  await Promise.all(files.map(async (path) => [basename(dirname(path)), await load(path)] as const)),
);
const namesIn = (area: Record<string, object>, table: keyof Area): string[] => {
  const names = area[table] ?? {};
  return Array.isArray(names) ? (names as string[]) : Object.keys(names);
};
const declared = (table: keyof Area) => [...areas.values()].flatMap((area) => namesIn(area, table));

const tables = {
  permissions: Object.keys(permissions),
  problems: Object.keys(problems),
  limits: Object.keys(limits),
  notifications: Object.keys(deliveries),
  recordKinds: Object.values(recordKinds).flat(),
  actions: Object.values(actions).flatMap(Object.keys),
  lists: listNames,
} as const satisfies Partial<Record<keyof Area, readonly string[]>>;

describe.each(Object.entries(tables))('the %s of the areas', (table, merged: readonly string[]) => {
  const names = declared(table as keyof Area);

  it('are declared once', () => {
    expect(names).toEqual([...new Set(names)]);
  });

  it('are all in the table', () => {
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !merged.includes(name))).toEqual([]);
  });
});

const codesOf = (sentences: object) => [
  ...new Set(Object.keys(sentences).map((key) => key.replace(/_(one|few|many|other)$/, ''))),
];

describe.each(['en', 'cs', 'ru'])('the messages in %s', (language) => {
  const ofArea = (area: string) => load(`shared/messages/${language}/${area}.ts`);

  it('have every problem', async () => {
    const { default: sentences = {} } = await load(`shared/messages/${language}/problems.ts`);
    expect(codesOf(sentences).toSorted()).toEqual(Object.keys(problems).toSorted());
  });

  it.each(['problems', 'fieldProblems', 'notifications', 'actions', 'recordKinds'] as const)(
    'have the %s of each area in its own file',
    async (table) => {
      const names = [...areas].map(([area, declaration]) => [area, namesIn(declaration, table)] as const);
      const own = names.filter(([, declaredNames]) => declaredNames.length > 0);
      const texts = own.map(async ([area]) => [area, codesOf((await ofArea(area))[table] ?? {}).toSorted()]);
      expect(await Promise.all(texts)).toEqual(own.map(([area, declaredNames]) => [area, declaredNames.toSorted()]));
    },
  );

  it('have a label for every field of the audit log', async () => {
    const missing = Object.entries(auditedFields).map(async ([area, fields]) => {
      const labels = (await ofArea(area))['fields'] ?? {};
      return Object.keys(fields).flatMap((field) => (field in labels ? [] : [`${area}: ${field}`]));
    });
    expect((await Promise.all(missing)).flat()).toEqual([]);
  });
});

it('every field of the audit log that an area declares is in the list of fields, and has an area for every action', async () => {
  const kinds = await Promise.all(globSync('shared/domain/*/audit.ts', { cwd: root }).map(load));
  const names = kinds.flatMap((module) =>
    Object.entries(module).flatMap(([name, kind]) => (name.endsWith('Audit') ? Object.keys(kind) : [])),
  );
  expect([...auditFields].toSorted()).toEqual([...new Set(names)].toSorted());
  for (const field of auditFields)
    for (const action of auditActions) expect(labelArea(field, action)).toBeTypeOf('string');
});
