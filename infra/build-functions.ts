import { existsSync, readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import type { BuildOptions, Plugin } from 'esbuild';
import { build } from 'esbuild';
import { contracts } from '#shared/contracts/all.ts';
import { onlyUsedConstants } from './only-used.ts';

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
  ...handlersIn('functions/sign-in'),
]);

/**
 * date-holidays brings the holidays of the world and the history of every time zone: 1.2 MB that each cold start of a
 * function with rules would parse to ask for Czechia's thirteen days. The library stays; its data is Czechia's alone.
 */
const onlyCzechia: Plugin = {
  name: 'only-czechia',
  setup: (bundler) => {
    bundler.onLoad({ filter: /[\\/]date-holidays[\\/]src[\\/]data\.js$/ }, async ({ path }) => {
      const { data } = (await import(path)) as { data: { holidays: Record<string, unknown> } };
      return { contents: `export const data = ${JSON.stringify({ ...data, holidays: { CZ: data.holidays['CZ'] } })}` };
    });
    bundler.onLoad({ filter: /[\\/]moment-timezone[\\/]data[\\/]packed[\\/]latest\.json$/ }, async ({ path }) => {
      const data = JSON.parse(await readFile(path, 'utf8')) as { zones: string[] };
      const zones = data.zones.filter((zone) => zone.startsWith('Europe/Prague|'));
      return { loader: 'json', contents: JSON.stringify({ ...data, zones, links: [], countries: [] }) };
    });
  },
};

/**
 * A function's credentials are in its environment. Everywhere else that the SDK would look for them (profiles, single
 * sign-on, processes, instance metadata) is a third of a read handler's bundle and of its cold start.
 */
const onlyEnvironmentCredentials: Plugin = {
  name: 'only-environment-credentials',
  setup: (bundler) => {
    bundler.onLoad({ filter: /[\\/]credential-provider-node[\\/]dist-es[\\/]index\.js$/ }, () => ({
      contents: "export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';",
    }));
  },
};

/** How every function is bundled. */
export const bundling = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  minify: true,
  // The SDK's ES modules shake down to two thirds of its CommonJS.
  mainFields: ['module', 'main'],
  conditions: ['module'],
  legalComments: 'none',
  logLevel: 'warning',
  plugins: [onlyCzechia, onlyEnvironmentCredentials, onlyUsedConstants],
  // CommonJS packages inside an ES module bundle still call require.
  banner: {
    js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
  },
} satisfies BuildOptions;

const atOnce = 12;

/** Bundles the named functions, or all, into dist/functions/<name>/index.mjs. Throws when a contract has no handler. */
export const buildFunctions = async (names: readonly string[] = Object.keys(handlers)): Promise<void> => {
  const entryPoints = names.map((name) => ({ in: handlers[name] ?? name, out: `${name}/index` }));
  const missing = entryPoints.map((entry) => entry.in).filter((source) => !existsSync(source));
  if (missing.length > 0) throw new Error(`A contract has no handler; missing: ${missing.join(', ')}`);

  await Promise.all(names.map((name) => rm(`dist/functions/${name}`, { recursive: true, force: true })));
  // Some at a time: a bundler that holds all of them at once takes 1.5 GB.
  for (let n = 0; n < entryPoints.length; n += atOnce)
    await build({
      ...bundling,
      entryPoints: entryPoints.slice(n, n + atOnce),
      outdir: 'dist/functions',
      outExtension: { '.js': '.mjs' },
      // A folder of its own per function, nothing shared, so that only functions that changed are deployed.
      splitting: false,
      sourcemap: 'linked',
      sourcesContent: false,
    });
};

if (import.meta.main) await buildFunctions();
