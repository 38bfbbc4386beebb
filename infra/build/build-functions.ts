import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { contracts } from '#shared/contracts/all.ts';
import { writesTable } from '#shared/contracts/is-idempotent.ts';
import { inParts } from '#shared/domain/parts.ts';
import { onlyUsedConstants } from './only-used.ts';
import { printedFont } from './printed-font.ts';
import { inlineMap, joinedSdk, nothingOnDemand, resolution, unusedPackages } from './sdk.ts';

const handlersIn = (folder: string): [name: string, source: string][] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map((file) => [file.slice(0, -'.ts'.length), `${folder}/${file}`])
    : [];

/** Every Lambda by name, with the file that exports its `handler`. */
export const handlers: Readonly<Record<string, string>> = Object.fromEntries<string>([
  ...contracts.map(({ name, area }) => [name, `functions/${area}/${name}.ts`] as const),
  ...handlersIn('functions/jobs'),
  ...handlersIn('functions/auth/triggers'),
  ...handlersIn('functions/live'),
  ['unknown-path', 'functions/http/unknown-path.ts'],
]);

/**
 * date-holidays ships the holidays of every country, the history of every time zone and astronomy for the calendars of
 * other countries: 1.8 MB that each cold start would parse to use thirteen Czech holidays, which are fixed dates and
 * Easter.
 */
const onlyCzechia: Plugin = {
  name: 'only-czechia',
  setup: (bundler) => {
    bundler.onLoad({ filter: /[\\/]date-holidays[\\/]src[\\/]data\.js$/ }, async ({ path }) => {
      const { data } = (await import(path)) as { data: { holidays: Record<string, unknown> } };
      return { contents: `export const data = ${JSON.stringify({ ...data, holidays: { CZ: data.holidays['CZ'] } })}` };
    });
    bundler.onLoad({ filter: /[\\/]date-holidays-parser[\\/]src[\\/]CalEventFactory\.js$/ }, () => ({
      contents: [
        "import CalEvent from './CalEvent.js';",
        "import Easter from './Easter.js';",
        'export default class CalEventFactory {',
        "  constructor(options) { return options.fn === 'easter' ? new Easter(options) : new CalEvent(options); }",
        '}',
      ].join('\n'),
    }));
    bundler.onLoad({ filter: /[\\/]moment-timezone[\\/]data[\\/]packed[\\/]latest\.json$/ }, async ({ path }) => {
      const data = JSON.parse(await readFile(path, 'utf8')) as { zones: string[] };
      const zones = data.zones.filter((zone) => zone.startsWith('Europe/Prague|'));
      return { loader: 'json', contents: JSON.stringify({ ...data, zones, links: [], countries: [] }) };
    });
  },
};

/** zod's own error messages in 60 languages. None is used, but the bundler would link these files for each function. */
const noLocales: Plugin = {
  name: 'no-locales',
  setup: (bundler) => {
    bundler.onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({ contents: 'export {};' }));
  },
};

/**
 * Messages that are imported on demand are written to files beside the bundle. Inside the bundle, every cold start
 * would parse the error messages of three languages.
 */
const sentencesBeside: Plugin = {
  name: 'sentences-beside',
  setup: (bundler) => {
    bundler.onResolve({ filter: /^#shared\/messages\// }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path: besideOf(path), external: true } : undefined,
    );
  },
};
const besideOf = (path: string) => path.replace('#shared', '.').replace(/\.ts$/, '.mjs');
const sourceOf = (path: string) => path.replace('.', 'shared').replace(/\.mjs$/, '.ts');

/**
 * With source maps enabled, Node reads the whole map of a function at a cold start, and nine tenths of it would
 * describe packages. Stack frames in packages show only the file; frames in our code show the line.
 */
const linesOfOurs: Plugin = {
  name: 'lines-of-ours',
  setup: (bundler) => {
    bundler.onLoad({ filter: /[\\/]node_modules[\\/].*\.m?js$/ }, async ({ path }) => {
      return { contents: (await readFile(path, 'utf8')) + inlineMap([basename(path)], 'AAAA') };
    });
  },
};

/** Fonts that are imported as bytes are a part of the bundle. */
const fontsAsBytes: Plugin = {
  name: 'fonts-as-bytes',
  setup: (bundler) => {
    bundler.onLoad({ filter: /\.woff2$/ }, async ({ path }) => ({
      contents: await printedFont(path),
      loader: 'binary',
    }));
  },
};

export const bundling = {
  ...resolution,
  minify: true,
  // Nothing that a computed path may name is in the bundle.
  logOverride: {
    'unsupported-dynamic-import': 'error',
    'empty-glob': 'error',
    // Left out by a plugin.
    'import-is-undefined': 'error',
    // Of the joined SDK.
    'ignored-bare-import': 'silent',
  },
  plugins: [
    onlyCzechia,
    joinedSdk,
    nothingOnDemand,
    noLocales,
    onlyUsedConstants,
    sentencesBeside,
    fontsAsBytes,
    linesOfOurs,
  ],
  // CommonJS packages inside an ES module bundle still call require.
  banner: {
    js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
  },
} satisfies BuildOptions;

/** What only endpoints that write need: it is a quarter of our own code in the bundle of one that reads. */
const nothingToCommit: Plugin = {
  name: 'nothing-to-commit',
  setup: (bundler) => {
    bundler.onLoad({ filter: /[\\/]http[\\/]commit-decision\.ts$/ }, () => ({
      contents: 'export const commitDecision = undefined;',
    }));
  },
};
const readers = new Set(contracts.filter((contract) => !writesTable(contract)).map(({ name }) => name));

const atOnce = 60;

/**
 * Bundles the named functions, or all, into <outdir>/<name>/index.mjs. Throws when a contract has no handler, when an
 * import would not resolve, and when a constant that is marked as pure has a side effect.
 */
export const buildFunctions = async (
  names: readonly string[] = Object.keys(handlers),
  outdir = 'dist/functions',
): Promise<void> => {
  const entryPoints = names.map((name) => ({ in: handlers[name] ?? name, out: `${name}/index` }));
  const missing = entryPoints.map((entry) => entry.in).filter((source) => !existsSync(source));
  if (missing.length > 0) throw new Error(`A contract has no handler; missing: ${missing.join(', ')}`);

  // The bundler is written in Go. Fewer collections of its garbage are a quarter of its processor time.
  process.env['GOGC'] ??= '300';
  await Promise.all(names.map((name) => rm(join(outdir, name), { recursive: true, force: true })));
  const left: Import[] = [];
  // Bundled in batches, because each takes 1.5 GB of memory. A batch reads the packages again, a second.
  const { reading = [], others = [] } = Object.groupBy(entryPoints, ({ out }) =>
    readers.has(dirname(out)) ? 'reading' : 'others',
  );
  const batches = [
    ...inParts(reading, atOnce).map((batch) => ({ batch, plugins: [...bundling.plugins, nothingToCommit] })),
    ...inParts(others, atOnce).map((batch) => ({ batch, plugins: bundling.plugins })),
  ];
  for (const { batch, plugins } of batches) {
    const { metafile } = await build({
      ...bundling,
      plugins,
      entryPoints: batch,
      outdir,
      outExtension: { '.js': '.mjs' },
      // One output folder per function and no shared chunks, so that only changed functions are deployed again.
      splitting: false,
      sourcemap: 'linked',
      sourcesContent: false,
      metafile: true,
    });
    for (const [bundle, { imports }] of Object.entries(metafile.outputs))
      for (const { path } of imports.filter(({ external }) => external)) left.push({ path, folder: dirname(bundle) });
  }
  await putBeside(left.filter(({ path }) => path.startsWith('./messages/')));
  const failing = left.filter((each) => !isResolved(each)).map(({ path, folder }) => `${folder} imports ${path}`);
  if (failing.length > 0) throw new Error(`Imported, but not bundled: ${failing.join(', ')}`);
};

/** An import that is left in the bundle of a folder. */
type Import = { path: string; folder: string };
/** Colours of the log of a package of web-push, which runs without. */
const optionalPackages = ['supports-color'];
/** An import that runs on demand would otherwise fail at its first use, not in a test. */
const isResolved = ({ path, folder }: Import): boolean =>
  path.startsWith('.')
    ? existsSync(join(folder, path))
    : isBuiltin(path) || [...unusedPackages, ...optionalPackages].includes(path);

/** Each message file is built once and copied beside every function that may import it. */
const putBeside = async (wanted: readonly Import[]): Promise<void> => {
  const paths = [...new Set(wanted.map(({ path }) => path))];
  const made = await Promise.all(
    paths.map(async (path) => {
      const { outputFiles } = await build({
        entryPoints: [sourceOf(path)],
        bundle: true,
        format: 'esm',
        minify: true,
        charset: 'utf8',
        write: false,
        logLevel: 'silent',
      });
      return [path, outputFiles[0]?.text ?? ''] as const;
    }),
  );
  const codeOf = new Map(made);
  for (const { path, folder } of wanted) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, codeOf.get(path) ?? '');
  }
};
