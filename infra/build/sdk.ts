import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { root } from '../local/folders.ts';
import { pureConstants } from './only-used.ts';

/** How packages are resolved and bundled, alone and in a function. */
export const resolution = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  // Tree shaking reduces the SDK's ES modules to two thirds of its CommonJS build.
  mainFields: ['module', 'main'],
  conditions: ['module'],
  legalComments: 'none',
  logLevel: 'warning',
} satisfies BuildOptions;

/**
 * A function's credentials are in its environment. The SDK's other credential providers (profiles, single sign-on,
 * processes, instance metadata) make up a third of a read handler's bundle and cold start.
 */
const onlyEnvironmentCredentials: Plugin = {
  name: 'only-environment-credentials',
  setup: (bundler) => {
    bundler.onLoad({ filter: /[\\/]credential-provider-node[\\/]dist-es[\\/]index\.js$/ }, () => ({
      contents: "export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';",
    }));
  },
};

/**
 * Modules that the SDK imports on demand and that this app never uses: the user-agent parser (browsers only) and event
 * streams. Bundled, they would be a sixth of a read handler's cold start.
 */
export const unusedPackages: readonly string[] = ['bowser', '@smithy/core/event-streams'];
export const nothingOnDemand: Plugin = {
  name: 'nothing-on-demand',
  setup: (bundler) => {
    bundler.onResolve({ filter: /^(?:bowser|@smithy)/ }, ({ kind, path }) =>
      kind === 'dynamic-import' && unusedPackages.includes(path) ? { path, external: true } : undefined,
    );
  },
};

/**
 * The bundler drops an unused file of the SDK, because the SDK's packages promise that loading a file has no side
 * effects. In a joined file it decides about each statement, so the promise is repeated there. The clients with a method
 * per command, which no function uses, are left out, because they name every command.
 */
const droppableStatements: Plugin = {
  name: 'droppable-statements',
  setup: (bundler) => {
    bundler.onLoad({ filter: /[\\/]@(?:aws-sdk|smithy)[\\/].*[\\/]dist-es[\\/].*\.js$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      if (code.includes('\ncreateAggregatedClient(')) return { contents: '' };
      return { contents: pureConstants(path, code).replace(' extends command(', ' extends /* @__PURE__ */ command(') };
    });
  },
};

export const inlineMap = (sources: readonly string[], mappings: string): string => {
  const map = JSON.stringify({ version: 3, sources, mappings });
  return `\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(map).toString('base64')}\n`;
};

/** Names the package of each part of a joined file, before which esbuild notes its path. */
const packageNames = (code: string): string => {
  const sources: string[] = [];
  const mappings = code.split('\n').map((_, index, lines) => {
    const [, name] = /^\/\/ (node_modules\/(?:@[^/]+\/)?[^/]+)/.exec(lines[index - 1] ?? '') ?? [];
    if (name === undefined || name === sources.at(-1)) return '';
    sources.push(name);
    // The start of this line is the start of the first or the next source.
    return sources.length === 1 ? 'AAAA' : 'ACAA';
  });
  return inlineMap(sources, mappings.join(';'));
};

const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
const joinedPackages = Object.keys(dependencies).filter((name) => name.startsWith('@aws-sdk/'));
/** The paths of files that exist only in memory. */
const joinedFile = (name: string) => join(root, name.replace('/', '+'));

/** The SDK's packages and the parts that several of them share, by path. */
const joinPackages = async (): Promise<ReadonlyMap<string, string>> => {
  const { outputFiles } = await build({
    ...resolution,
    plugins: [onlyEnvironmentCredentials, droppableStatements, nothingOnDemand],
    entryPoints: joinedPackages.map((name) => ({ in: name, out: basename(joinedFile(name)) })),
    absWorkingDir: root,
    outdir: root,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    chunkNames: '@aws-sdk+[hash]',
    write: false,
  });
  return new Map(outputFiles.map(({ path, text }) => [path, text + packageNames(text)]));
};
let joined: Promise<ReadonlyMap<string, string>> | undefined;

/**
 * Joins the 1,300 files of the SDK to 20, once per process. The bundler links each function anew, and most of that time
 * depends on the number of files. The result does not depend on what the functions import, so that a change of one
 * function does not change the others.
 */
export const joinedSdk: Plugin = {
  name: 'joined-sdk',
  setup: (bundler) => {
    bundler.onResolve({ filter: /^(?:@aws-sdk\/|\.\/@aws-sdk\+)/ }, ({ path }) =>
      path.startsWith('.') || joinedPackages.includes(path)
        ? { path: path.startsWith('.') ? join(root, path) : `${joinedFile(path)}.mjs`, sideEffects: false }
        : undefined,
    );
    bundler.onLoad({ filter: /[\\/]@aws-sdk\+[^\\/]+\.mjs$/ }, async ({ path }) => {
      joined ??= joinPackages();
      return { contents: (await joined).get(path) };
    });
  },
};
