import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import * as z from 'zod/mini';
import { root } from '../../infra/local/folders.ts';
import type { SyntaxNode } from '../../infra/syntax.ts';
import { nodesOf } from '../../infra/syntax.ts';

const Text = z.object({ type: z.literal('Literal'), value: z.string() });
const callOf = (name: string) =>
  z.object({
    type: z.literal('CallExpression'),
    callee: z.object({ name: z.literal(name) }),
    arguments: z.array(z.unknown()),
  });
const Layout = callOf('layout');
/** `guarded(area, path, …)` */
const Guarded = z.extend(callOf('guarded'), { arguments: z.tuple([z.unknown(), Text], z.unknown()) });
/** `{ path, ...screen(…) }` */
const WithPath = z.object({ type: z.literal('ObjectExpression'), properties: z.array(z.unknown()) });
const Path = z.object({ key: z.object({ name: z.literal('path') }), value: Text });
const Screen = z.object({ type: z.literal('SpreadElement'), argument: callOf('screen') });

/** The path of a route with a screen. Routes with a loader only are redirects. */
const pathOf = (node: SyntaxNode): string[] => {
  const guarded = Guarded.safeParse(node).data;
  if (guarded) return [guarded.arguments[1].value];
  const properties = WithPath.safeParse(node).data?.properties ?? [];
  if (!properties.some((property) => Screen.safeParse(property).success)) return [];
  return properties.flatMap((property) => Path.safeParse(property).data?.value.value ?? []);
};

/**
 * The paths of all screens, read from the source of web/app/routes.tsx, whose modules only load in a browser. Throws
 * when a screen is imported in a way that is not recognised here.
 */
export const screenPaths = (): string[] => {
  const file = 'web/app/routes.tsx';
  const nodes = nodesOf(parseSync(file, readFileSync(join(root, file), 'utf8')).program);
  const paths = nodes.flatMap(pathOf);
  const imports = nodes.filter(({ type }) => type === 'ImportExpression').length;
  const layouts = nodes.filter((node) => Layout.safeParse(node).success).length;
  if (imports !== paths.length + layouts)
    throw new Error(`${file} imports ${imports} screens and layouts; ${paths.length + layouts} have a known form`);
  return paths;
};
