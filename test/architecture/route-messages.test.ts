import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { product } from './sources.ts';

/** As in web/kit/parts/area-routes.ts. */
type AreaRoutes = {
  area: string;
  routes: readonly { path: string; load: () => unknown; messages?: readonly string[] }[];
};

const textOf = new Map(product.map(({ file, text }) => [file, text]));

/** The modules that a module loads at once: neither types nor what is imported on demand. */
const importsOf = (file: string): string[] =>
  [...(textOf.get(file) ?? '').matchAll(/^(?:import|export) (?!type )(?:[^'"=;()]* from )?'(\.[^']+)'/gm)].map(
    ([, specifier = '']) => posix.join(posix.dirname(file), specifier),
  );

const modulesOf = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file) || !textOf.has(file)) return seen;
  seen.add(file);
  for (const imported of importsOf(file)) modulesOf(imported, seen);
  return seen;
};

const quoted = (text: string): string[] => [...text.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);
/** The areas that a module's components ask for: `useTranslation('orders')`, `useTranslation(['orders', 'fields'])`. */
const areasIn = (file: string): string[] =>
  [...(textOf.get(file) ?? '').matchAll(/^ *const .*= useTranslation\(([^)]*)\)/gm)].flatMap(([, names = '']) =>
    quoted(names),
  );

/** Loaded before any screen (web/ui/i18n.ts), and those of forms soon after (web/app/shell.tsx). */
const always = ['common', 'shell', 'fields'];

const files = product.map(({ file }) => file).filter((file) => /^web\/features\/[\w-]+\/routes\.ts$/.test(file));

it('a screen names the areas of all its messages: one that comes later would hide the whole screen until then', async () => {
  const missing = new Set<string>();
  for (const file of files) {
    const { default: routes } = (await import(`../../${file}`)) as { default: AreaRoutes };
    for (const { path, load, messages = [] } of routes.routes) {
      const [, address = ''] = /["']([^"']+\.tsx)["']/.exec(load.toString()) ?? [];
      const screen = address.startsWith('/') ? address.slice(1) : posix.join(posix.dirname(file), address);
      expect(textOf.has(screen), `${path}: ${address}`).toBe(true);
      const known = new Set<string>([...always, routes.area, ...messages]);
      for (const module of modulesOf(screen))
        for (const area of areasIn(module)) if (!known.has(area)) missing.add(`${path} ${area} (${module})`);
    }
  }
  expect([...missing]).toEqual([]);
});
