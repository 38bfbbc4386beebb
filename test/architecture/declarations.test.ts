import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { permissions } from '#shared/domain/access.ts';
import { areaOfKind, labelArea, auditFields } from '#shared/domain/audit/fields.ts';
import { problems } from '#shared/domain/problem.ts';
import { limits } from '#shared/domain/rate-limits.ts';
import cs from '#shared/messages/cs/problems.ts';
import en from '#shared/messages/en/problems.ts';
import ru from '#shared/messages/ru/problems.ts';

const root = new URL('../../', import.meta.url);
const load = async (path: string) => (await import(new URL(path, root).href)) as Record<string, object>;

/** The names that each area declares in the export of a file of its folder. */
const declared = async (file: string, exported: string): Promise<Record<string, string[]>> => {
  const areas = globSync(`shared/domain/*/${file}`, { cwd: root }).map(
    async (path) => [basename(dirname(path)), Object.keys((await load(path))[exported] ?? {})] as const,
  );
  return Object.fromEntries(await Promise.all(areas));
};
const byArea = {
  permissions: await declared('access.ts', 'access'),
  problems: await declared('problems.ts', 'problems'),
  limits: await declared('rate-limits.ts', 'limits'),
};

describe.each(Object.entries({ permissions, problems, limits }))('the %s of the areas', (table, merged) => {
  const names = Object.values(byArea[table as keyof typeof byArea]).flat();

  it('are declared once', () => {
    expect(names).toEqual([...new Set(names)]);
  });

  it('are all in the table', () => {
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !(name in merged))).toEqual([]);
  });
});

it('every field of the audit log that an area declares is in the list of fields', async () => {
  const kinds = await Promise.all(globSync('shared/domain/*/audit.ts', { cwd: root }).map(load));
  const names = kinds.flatMap((module) => Object.values(module).flatMap((kind) => Object.keys(kind)));
  expect([...auditFields].toSorted()).toEqual([...new Set(names)].toSorted());
});

it.each(['en', 'cs', 'ru'])('every field of the audit log has a label of its area in %s', async (language) => {
  const missing: string[] = [];
  for (const kind of ['any', ...Object.keys(areaOfKind)])
    for (const field of auditFields) {
      const area = labelArea(field, kind);
      const { fields = {} } = await load(`shared/messages/${language}/${area}.ts`);
      if (!(field in fields)) missing.push(`${area}: ${field}`);
    }
  expect(missing).toEqual([]);
});

const codesOf = (sentences: object) => [
  ...new Set(Object.keys(sentences).map((key) => key.replace(/_(one|few|many|other)$/, ''))),
];
/** The areas whose messages have another name. */
const messagesOf: Record<string, string> = { 'sign-in': 'auth' };

describe.each(Object.entries({ en, cs, ru }))('the messages of problems in %s', (language, sentences) => {
  it('are complete', () => {
    expect(codesOf(sentences).toSorted()).toEqual(Object.keys(problems).toSorted());
  });

  it.each(Object.entries(byArea.problems))('of %s are in the file of the area alone', async (area, codes) => {
    const own = await load(`shared/messages/${language}/${messagesOf[area] ?? area}.ts`);
    expect(codesOf(own['problems'] ?? {}).toSorted()).toEqual(codes.toSorted());
  });
});
