import { globSync } from 'node:fs';
import { basename } from 'node:path';

const root = new URL('../../', import.meta.url);

type Texts = { readonly [key: string]: string | readonly string[] | Texts };
/** The exports of an area's messages besides its screens (`default`). */
const declared = [
  'problems',
  'fieldProblems',
  'notifications',
  'notificationLinks',
  'menu',
  'actions',
  'recordKinds',
  'fields',
  'exported',
  'exportedWords',
  'letters',
] as const;
type AreaTexts = Partial<Record<(typeof declared)[number], Texts>>;

/** Files that have the texts of all areas: they are not read, because they import what is written here. */
const ofAllAreas = new Set(['audited', 'common', 'fields', 'letters', 'panel', 'problems', 'shell']);

const textsIn = async (language: string): Promise<Map<string, AreaTexts>> => {
  const files = globSync(`shared/messages/${language}/*.ts`, { cwd: root })
    .toSorted()
    .filter((file) => !file.endsWith('.generated.ts') && !ofAllAreas.has(basename(file, '.ts')));
  const read = files.map(async (file) => {
    const { default: _, ...texts } = (await import(new URL(file, root).href)) as { default: unknown } & AreaTexts;
    for (const name of Object.keys(texts))
      if (!(declared as readonly string[]).includes(name)) throw new Error(`${file} exports ${name}`);
    return [basename(file, '.ts'), texts] as const;
  });
  return new Map(await Promise.all(read));
};

/** The exports of that name, as one. Throws if two areas have the same key, because one text would be lost. */
const joined = (areas: Map<string, AreaTexts>, name: keyof AreaTexts): Texts => {
  const all = [...areas.values()].flatMap((texts) => Object.entries(texts[name] ?? {}));
  const keys = new Set<string>();
  for (const [key] of all) {
    if (keys.has(key)) throw new Error(`Two areas have a text for ${key} in ${name}`);
    keys.add(key);
  }
  return Object.fromEntries(all);
};

const mapped = <T>(texts: Texts, valueOf: (text: Texts) => T) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, valueOf(text as Texts)]));

const file = (exports: Readonly<Record<string, object | undefined>>) =>
  `// Written by \`npm run generate\` from the messages of the areas. Change them, not this file.\n${Object.entries(
    exports,
  )
    .map(([name, texts]) => `export const ${name} = ${JSON.stringify(texts, null, 2)} as const;\n`)
    .join('')}`;

/**
 * The texts that all areas have for one place, each place in a file of its own, so that a page loads no more than it
 * shows. As values, because an import of the areas' files would load their screens' texts with it. By path.
 */
export const areaMessages = async (): Promise<Record<string, string>> => {
  const files = ['en', 'cs', 'ru'].map(async (language) => {
    const areas = await textsIn(language);
    const all = (name: keyof AreaTexts) => joined(areas, name);
    const fields = Object.fromEntries(
      [...areas].flatMap(([area, texts]) => (texts.fields ? [[area, texts.fields]] : [])),
    );
    return Object.entries({
      problems: { problems: all('problems') },
      'field-problems': { fieldProblems: all('fieldProblems') },
      notifications: { notifications: all('notifications'), notificationLinks: all('notificationLinks') },
      menu: { menu: all('menu') },
      audited: { actions: all('actions'), recordKinds: all('recordKinds'), fields },
      'export-names': { exportNames: mapped(all('exported'), ({ name }) => name) },
      exported: { headers: mapped(all('exported'), ({ columns }) => columns), exportedWords: all('exportedWords') },
      letters: { letters: all('letters') },
    }).map(([name, exports]) => [`shared/messages/${language}/${name}.generated.ts`, file(exports)] as const);
  });
  return Object.fromEntries((await Promise.all(files)).flat());
};
