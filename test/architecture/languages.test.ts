import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../shared/messages/', import.meta.url);
/** The generated files repeat texts of the others; those of letters and exports are in no page. */
const filesOf = (language: string) =>
  readdirSync(new URL(language, folder))
    .filter((file) => !file.endsWith('.generated.ts') || file === 'exported.generated.ts')
    .toSorted();
const messagesOf = async (language: string, file: string): Promise<object> => {
  const module = (await import(new URL(`${language}/${file}`, folder).href)) as { default?: object };
  return module.default ?? { ...module };
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
  it('has the same areas as English', () => {
    expect(filesOf(language)).toEqual(filesOf('en'));
  });

  it.each(filesOf('en'))('has every message of English in %s, with the same placeholders', async (file) => {
    const english = leaves(await messagesOf('en', file));
    const own = leaves(await messagesOf(language, file));
    expect(keysOf(own)).toEqual(keysOf(english));
    const mentioned = new Map(english.map(([key, text]) => [withoutPlural(key), placeholders(text)]));
    for (const [key, text] of own) expect([key, placeholders(text)]).toEqual([key, mentioned.get(withoutPlural(key))]);
  });

  it.each(filesOf('en'))('has all plural forms that it needs in %s', async (file) => {
    const own = leaves(await messagesOf(language, file)).map(([key]) => key);
    const counted = own.filter((key) => withoutPlural(key) !== key).map(withoutPlural);
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const key of new Set(counted)) for (const form of forms) expect(own).toContain(`${key}_${form}`);
  });
});

/** Refused wordings: not plain English, or not natural for a native reader. */
const refused: Record<string, RegExp> = {
  en: /!|\.\.\.| {2}|\bplease\b|successful|nonetheless|whoever|somebody|does not fit|speaks against|\blet (?:him|her|them|you|\{\{\w+\}\}) in\b|\blets? in\b/i,
  // A past tense or a participle after a name has a gender, which is not known.
  cs: /!|\.\.\.| {2}|\(a\)|(?<!nikdo )nepřišel|vpust|vpuštěn|\bdopis|specializac|\{\{(?:name|fio|worker|by|who)\}\} (?:se |si |vás |vám |už )?\p{L}+(?:l|án|en|ut)(?!\p{L})/iu,
  ru: /!|\.\.\.| {2}|\(а\)|впуст|допущ|(?<!\p{L})допуска?(?!\p{L})|\{\{(?:name|fio|worker|by|who)\}\} (?:вас |вам |уже )?\p{L}+(?:л|лся|ан|ен)(?!\p{L})/iu,
};
/** A company's name may end in a full stop: `Zelený koš a.s.`. */
const doubleStop = /\{\{(?:company|customer|vendor)\}\}(?:<\/\w+>)?\./;
/** Numbers that need no plural form: next to a unit, after a colon, or in brackets. */
const uncounted = /\{\{count\}\} (?:min|мин|selected)|: \{\{count\}\}|\(\{\{count\}\}\)/;

describe.each(['en', 'cs', 'ru'])('the wording in %s', (language) => {
  it.each(filesOf('en'))('avoids the refused wordings in %s', async (file) => {
    const own = leaves(await messagesOf(language, file));
    expect(own.filter(([, text]) => refused[language]?.test(text))).toEqual([]);
  });

  it.each(filesOf('en'))("ends no sentence with a company's name in %s", async (file) => {
    const own = leaves(await messagesOf(language, file));
    expect(own.filter(([, text]) => doubleStop.test(text))).toEqual([]);
  });

  it.each(filesOf('en'))('uses counts only in plural forms in %s', async (file) => {
    const single = leaves(await messagesOf(language, file)).filter(([key]) => withoutPlural(key) === key);
    expect(single.filter(([, text]) => text.includes('{{count}}') && !uncounted.test(text))).toEqual([]);
  });
});
