import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../shared/messages/', import.meta.url);
const filesOf = (language: string) => readdirSync(new URL(language, folder)).toSorted();
const messagesOf = async (language: string, file: string): Promise<object> => {
  const module = (await import(new URL(`${language}/${file}`, folder).href)) as { default: object };
  return module.default;
};

type Leaf = [key: string, text: string];
const leaves = (messages: object, prefix = ''): Leaf[] =>
  Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [[prefix + key, value] satisfies Leaf] : leaves(value as object, `${prefix}${key}.`),
  );
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted();
const keysOf = (all: Leaf[]) => [...new Set(all.map(([key]) => withoutPlural(key)))].toSorted();

describe.each(['cs', 'ru'])('the language %s', (language) => {
  it('has the areas of English', () => {
    expect(filesOf(language)).toEqual(filesOf('en'));
  });

  it.each(filesOf('en'))('says everything that English says in %s, about the same things', async (file) => {
    const english = leaves(await messagesOf('en', file));
    const own = leaves(await messagesOf(language, file));
    expect(keysOf(own)).toEqual(keysOf(english));
    const mentioned = new Map(english.map(([key, text]) => [withoutPlural(key), placeholders(text)]));
    for (const [key, text] of own) expect([key, placeholders(text)]).toEqual([key, mentioned.get(withoutPlural(key))]);
  });

  it.each(filesOf('en'))('has every plural form that it needs in %s', async (file) => {
    const own = leaves(await messagesOf(language, file)).map(([key]) => key);
    const counted = own.filter((key) => withoutPlural(key) !== key).map(withoutPlural);
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const key of new Set(counted)) for (const form of forms) expect(own).toContain(`${key}_${form}`);
  });
});
