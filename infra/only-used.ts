import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Plugin } from 'esbuild';
import { parseSync } from 'vite';

/**
 * A call might do anything, so a bundler keeps `export const Shift = z.object(…)` in every function that takes one
 * schema of its file, and each cold start makes them all. What these folders make when they are loaded does nothing
 * else, and the bundler is told so: what nobody uses goes.
 */
const folders = /[\\/](?:shared|functions[\\/]data)[\\/].*\.tsx?$/;

/** Calls what a top-level constant is made by in a function of its own that is marked as pure. */
export const pureConstants = (file: string, code: string): string => {
  const { program } = parseSync(file, code);
  const made = program.body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .filter((statement) => statement?.type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ init }) => (init && !/Literal$|^ArrowFunctionExpression$/.test(init.type) ? [init] : []));
  return made.reduceRight(
    (text, { start, end }) =>
      `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
    code,
  );
};

export const onlyUsedConstants: Plugin = {
  name: 'only-used-constants',
  setup: (bundler) => {
    bundler.onLoad({ filter: folders }, async ({ path }) => ({
      loader: extname(path) === '.tsx' ? 'tsx' : 'ts',
      contents: pureConstants(path, await readFile(path, 'utf8')),
    }));
  },
};
