import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Plugin } from 'esbuild';
import { parseSync } from 'vite';
import { nodesOf, type SyntaxNode } from './syntax.ts';

/**
 * A bundler must assume that any call has side effects, so it would keep every `export const Shift = z.object(…)` of an
 * imported file, and each cold start would build all of these schemas. The top-level constants of these files have no
 * side effects, of what the areas declare for jobs too; marking them as pure lets the bundler drop the unused ones.
 */
const folders =
  /[\\/](?:shared[\\/].*|functions[\\/](?:data[\\/].*|[\w-]+[\\/]area|[\w-]+[\\/][\w-]+-page|areas\.generated))\.tsx?$/;

const isFunction = ({ type }: SyntaxNode) => /^(?:ArrowFunction|Function)Expression$/.test(type);
/** Calls that change something besides their result, by the whole name or by the name of a method. */
const effects =
  /^(?:set(?:Timeout|Interval|Immediate)|queueMicrotask|fetch)$|^(?:console|process|globalThis)\.|\.(?:add|addEventListener|append|assign|clear|define\w*|delete|emit|on|once|pop|push|register|reverse|send|set|shift|sort|splice|unshift|use|write\w*)$/;

/**
 * The parts of an expression that would be lost with an unused constant: assignments, waiting, and calls that change
 * something. Bodies of functions are left out, because they do not run with the module.
 */
const sideEffects = (initialiser: SyntaxNode, code: string): string[] =>
  nodesOf(initialiser, isFunction).flatMap((node) => {
    const text = code.slice(node.start, node.end);
    if (/^(?:Assignment|Update|Await)Expression$/.test(node.type)) return [text];
    if (node.type === 'UnaryExpression' && text.startsWith('delete ')) return [text];
    if (node.type !== 'CallExpression') return [];
    const { callee } = node as unknown as { callee: SyntaxNode };
    return effects.test(code.slice(callee.start, callee.end)) ? [text] : [];
  });

/**
 * Wraps the initialiser of a top-level constant in a function that is marked as pure. Throws if it has a side effect,
 * which would disappear with an unused constant.
 */
export const pureConstants = (file: string, code: string): string => {
  const { program } = parseSync(file, code);
  const made = program.body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .filter((statement) => statement?.type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ init }) => (init && !/Literal$|^ArrowFunctionExpression$/.test(init.type) ? [init] : []));
  const [effect] = made.flatMap((initialiser) => sideEffects(initialiser, code));
  if (effect !== undefined) throw new Error(`A top-level constant of ${file} has a side effect: ${effect}`);
  return made.reduceRight(
    (text, { start, end }) =>
      `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
    code,
  );
};

type Marked = { code: string; pure: string };
/** By path, because a build reads shared files once per batch. */
const marked = new Map<string, Marked>();
const pureFile = async (path: string): Promise<string> => {
  const code = await readFile(path, 'utf8');
  const known = marked.get(path);
  if (known?.code === code) return known.pure;
  const pure = pureConstants(path, code);
  marked.set(path, { code, pure });
  return pure;
};

export const onlyUsedConstants: Plugin = {
  name: 'only-used-constants',
  setup: (bundler) => {
    bundler.onLoad({ filter: folders }, async ({ path }) => ({
      loader: extname(path) === '.tsx' ? 'tsx' : 'ts',
      contents: await pureFile(path),
    }));
  },
};
