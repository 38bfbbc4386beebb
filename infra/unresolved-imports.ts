import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { nodesOf } from './syntax.ts';

/**
 * The dynamic imports of a bundle that would fail when they run: paths computed at run time, packages that are not in
 * the bundle, and files that are not beside it. `unused` are packages whose import never runs.
 */
export const unresolvedImports = (file: string, code: string, unused: readonly string[]): string[] =>
  nodesOf(parseSync(file, code).program).flatMap((node) => {
    if (node.type !== 'ImportExpression') return [];
    const { source } = node as unknown as { source: { value?: unknown; start: number; end: number } };
    if (typeof source.value !== 'string') return [code.slice(source.start, source.end)];
    const path = source.value;
    const isFile = path.startsWith('.') && existsSync(join(dirname(file), path));
    return isFile || isBuiltin(path) || unused.includes(path) ? [] : [path];
  });
