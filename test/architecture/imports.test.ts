import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { product, sources } from './sources.ts';

type Layer = {
  /** Folders and files that it may import, besides its own. */
  imports: readonly string[];
  /** The only packages it may import; any package when absent. */
  packages?: readonly string[];
};

/**
 * The first matching layer counts. `*` matches each folder at that place separately; these folders may not import each
 * other.
 */
const layers: Record<string, Layer> = {
  'shared/domain': { imports: [], packages: ['fflate', 'ical-generator', 'numfmt', 'papaparse', 'temporal-polyfill'] },
  'shared/contracts': { imports: ['shared/domain', 'shared/messages'], packages: ['zod/mini'] },
  'shared/messages': { imports: ['shared/domain'], packages: [] },
  'functions/data': { imports: ['shared/domain', 'shared/contracts'] },
  'functions/http': { imports: ['functions/data', 'shared'] },
  'functions/identity': { imports: ['functions/data', 'shared'] },
  'functions/mail': { imports: ['functions/data', 'shared'] },
  'functions/registers': { imports: ['functions/data', 'shared'] },
  'functions/stripe': { imports: ['functions/data', 'shared'] },
  'functions/geocoding': { imports: ['functions/data', 'shared'] },
  'functions/events': { imports: ['functions/data', 'shared'] },
  // A job may repeat what an area answers, for another reader or in a file.
  'functions/jobs': { imports: ['functions', 'shared'] },
  // What the areas declare for jobs.
  'functions/areas.generated.ts': { imports: ['functions', 'shared'] },
  'functions/*': {
    imports: [
      ...['data', 'events', 'geocoding', 'http', 'identity', 'mail', 'registers', 'stripe'].map(
        (folder) => `functions/${folder}`,
      ),
      'shared',
      'docs/generated',
    ],
  },
  'web/ui': { imports: ['shared'] },
  'web/api': { imports: ['web/ui', 'shared'] },
  'web/kit': { imports: ['web/api', 'web/ui', 'web/paths.ts', 'shared'] },
  // Parts that know an area and are used by several.
  'web/domain': { imports: ['web/kit', 'web/api', 'web/ui', 'web/paths.ts', 'shared'] },
  'web/features/*': { imports: ['web/domain', 'web/kit', 'web/api', 'web/ui', 'web/paths.ts', 'shared'] },
  web: { imports: ['shared'] },
  infra: { imports: ['functions', 'shared'] },
};

const within = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`);

/** The folder that a layer's pattern matches in a file's path. */
const folderOf = (name: string, file: string): string | undefined => {
  const parts = file.split('/').slice(0, name.split('/').length);
  return name.split('/').every((part, n) => part === '*' || part === parts[n]) ? parts.join('/') : undefined;
};

const layerOf = (file: string) => {
  for (const [name, layer] of Object.entries(layers)) {
    const folder = folderOf(name, file);
    if (folder) return { ...layer, name, folder };
  }
  return undefined;
};

describe('imports', () => {
  it('are found in the sources, including type imports and lazy imports', () => {
    const filesOf = (name: string) => sources.find(({ file }) => file === name)?.files;
    expect(filesOf('functions/shifts/get-shift.ts')).toEqual([
      'shared/contracts/shifts.ts',
      'shared/domain/roles.ts',
      'shared/domain/shifts/coverage.ts',
      'functions/data/hours/locks.ts',
      'functions/data/pay/expected-charge.ts',
      'functions/data/shifts/law.ts',
      'functions/data/shifts/shifts.ts',
      'functions/http/serve.ts',
      'functions/http/to-reply-shift.ts',
      'functions/shifts/contacts.ts',
    ]);
    expect(filesOf('shared/contracts/all.ts')).toContain('shared/contracts/endpoint.ts');
    expect(filesOf('web/features/stores/routes.ts')).toContain('web/features/stores/store-list.tsx');
    expect(filesOf('functions/reference/get-openapi.ts')).toContain('docs/generated/openapi.json');
  });

  it.each(Object.keys(layers))('%s imports only what its layer may import', (name) => {
    const strangers = product.flatMap(({ file, files, packages }) => {
      const layer = layerOf(file);
      if (layer?.name !== name) return [];
      const allowed = [layer.folder, ...layer.imports];
      return [
        ...files.filter((target) => !allowed.some((folder) => within(target, folder))),
        ...packages.filter((target) => layer.packages && !layer.packages.includes(target)),
      ].map((target) => `${file} imports ${target}`);
    });
    expect(strangers).toEqual([]);
  });

  it('web and functions never import each other, also in tests', () => {
    const meetings = sources.filter(
      ({ file, files }) =>
        (within(file, 'web') && files.some((target) => within(target, 'functions'))) ||
        (within(file, 'functions') && files.some((target) => within(target, 'web'))),
    );
    expect(meetings.map(({ file }) => file)).toEqual([]);
  });

  it('the product imports nothing from test', () => {
    const borrowers = product.filter(({ files }) => files.some((target) => within(target, 'test')));
    expect(borrowers.map(({ file }) => file)).toEqual([]);
  });

  it('every imported file exists', () => {
    const missing = sources.flatMap(({ file, files }) =>
      files
        .filter((target) => !existsSync(target.split('?')[0] ?? target))
        .map((target) => `${file} imports ${target}`),
    );
    expect(missing).toEqual([]);
  });

  it('there are no barrel files', () => {
    const barrels = sources.filter(
      ({ file, text }) => /(^|\/)index\.tsx?$/.test(file) || /^export (type )?(\*|\{[^}]*\}) .*from /m.test(text),
    );
    expect(barrels.map(({ file }) => file)).toEqual([]);
  });

  it('there are no import cycles, also between types', () => {
    expect(cycles()).toEqual([]);
  });
});

describe('code of the web app that is loaded on demand', () => {
  /** They call `importOften`, which loads again after a failure, with what they are given. */
  const loaders = /\b(?:importOften|optional|layout)\(\s*\(\) =>\s*$/;
  /** A screen of `areaRoutes`, which web/app/screen.tsx loads. */
  const screens = /\bload: \(\) =>\s*$/;
  const bare = ({ file, text }: { file: string; text: string }): string[] =>
    [...text.matchAll(/\bimport\(/g)].flatMap(({ index }) => {
      const before = text.slice(Math.max(0, index - 80), index);
      const isScreen = file.endsWith('routes.ts') && screens.test(before);
      return loaders.test(before) || isScreen ? [] : `${file}: ${text.slice(index).split('\n')[0]}`;
    });

  it('is found', () => {
    // In two parts, so that this file imports nothing.
    const lazy = ['import', `('./a.ts')`].join('');
    expect(bare({ file: 'web/a.ts', text: `const { a } = await ${lazy};` })).toEqual([`web/a.ts: ${lazy};`]);
    expect(bare({ file: 'web/a.ts', text: `load: () => ${lazy}` })).toHaveLength(1);
    expect(bare({ file: 'web/routes.ts', text: `load: () => ${lazy}` })).toEqual([]);
    expect(bare({ file: 'web/a.ts', text: `await importOften(() => ${lazy}, 'a')` })).toEqual([]);
  });

  it('is loaded again after a failure', () => {
    const web = product.filter(({ file }) => file.startsWith('web/') && file !== 'web/ui/import-again.ts');
    expect(web.flatMap(bare)).toEqual([]);
  });
});

describe('the storage of the browser', () => {
  it('is written by `remember`, which bears a full one, and by the outbox, which reports it', () => {
    const writers = product.filter(({ file, text }) => file.startsWith('web/') && text.includes('.setItem('));
    expect(writers.map(({ file }) => file)).toEqual(['web/api/unsent/entries.ts', 'web/ui/remember.ts']);
  });
});

/** Each import cycle as a path. */
const cycles = (): string[] => {
  const imports = new Map(sources.map(({ file, files }) => [file, files]));
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file].join(' -> '));
    if (done.has(file) || path.includes(file)) return;
    for (const target of imports.get(file) ?? []) walk(target, [...path, file]);
    done.add(file);
  };
  for (const { file } of sources) walk(file, []);
  return found;
};

describe('cached replies', () => {
  it('have keys of queryOf, so that none is shown in another language', () => {
    const users = product.filter(({ file, text }) => file.startsWith('web/') && /\buse(Infinite)?Query[<(]/.test(text));
    expect(users.map(({ file }) => file)).toContain('web/api/query.ts');
    expect(users.filter(({ text }) => !/\.\.\.queryOf\(/.test(text)).map(({ file }) => file)).toEqual([]);
  });
});
