import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Plugin } from 'esbuild';
import { parseSync } from 'vite';

/**
 * A bundler must assume that any call has side effects, so it would keep every `export const Shift = z.object(…)` of an
 * imported file, and each cold start would build all of these schemas. The top-level constants of these folders have no
 * side effects; marking them as pure lets the bundler drop the unused ones.
 */
const folders = /[\\/](?:shared|functions[\\/]data)[\\/].*\.tsx?$/;

/** Wraps the initialiser of a top-level constant in a function that is marked as pure. */
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
