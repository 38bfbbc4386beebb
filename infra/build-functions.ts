import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { build } from 'esbuild';
import { contracts } from '#shared/contracts/all.ts';

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

/** Bundles the named functions, or all, into dist/functions/<name>/index.mjs. Throws when a contract has no handler. */
export const buildFunctions = async (names: readonly string[] = Object.keys(handlers)): Promise<void> => {
  const entryPoints = names.map((name) => ({ in: handlers[name] ?? name, out: `${name}/index` }));
  const missing = entryPoints.map((entry) => entry.in).filter((source) => !existsSync(source));
  if (missing.length > 0) throw new Error(`A contract has no handler; missing: ${missing.join(', ')}`);

  await Promise.all(names.map((name) => rm(`dist/functions/${name}`, { recursive: true, force: true })));
  await build({
    entryPoints,
    outdir: 'dist/functions',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // A folder of its own per function, nothing shared, so that only functions that changed are deployed.
    splitting: false,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    minify: true,
    sourcemap: 'linked',
    sourcesContent: false,
    // The SDK's ES modules shake down to two thirds of its CommonJS.
    mainFields: ['module', 'main'],
    conditions: ['module'],
    legalComments: 'none',
    logLevel: 'warning',
    // CommonJS packages inside an ES module bundle still call require.
    banner: {
      js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
    },
  });
};

if (import.meta.main) await buildFunctions();
