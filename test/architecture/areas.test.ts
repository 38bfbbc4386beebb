import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../infra/local/folders.ts';
import { areasOfRoutes } from '../world/screen-paths.ts';
import { sources } from './sources.ts';

const areas = await areasOfRoutes();

describe('the routes of the web app', () => {
  it.each(areas)('of $area are in the folder of the area, and so are their screens', ({ area, file }) => {
    const folder = file === 'web/app/shell-routes.ts' ? 'web/app' : `web/features/${area}`;
    expect(dirname(file)).toBe(folder);
    const screens = sources.find((source) => source.file === file)?.files ?? [];
    const own = screens.filter((target) => target.endsWith('.tsx'));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((target) => !target.startsWith(`${folder}/`))).toEqual([]);
  });

  it.each(areas)('of $area have a file of messages in each language', ({ area }) => {
    const missing = ['en', 'cs', 'ru'].filter(
      (language) => !existsSync(join(root, `shared/messages/${language}/${area}.ts`)),
    );
    expect(missing).toEqual([]);
  });

  it('have one place per address', () => {
    const paths = areas.flatMap(({ routes }) => routes.map(({ path }) => path));
    expect(paths).toEqual([...new Set(paths)]);
    expect(paths).toContain('/stores/list');
  });

  it('are found by the app, which names no screen of an area', () => {
    const app = sources.find(({ file }) => file === 'web/app/routes.tsx');
    expect(app?.files.filter((target) => target.startsWith('web/features/'))).toEqual([]);
  });
});

it('values outside of React are watched by one helper', () => {
  const users = globSync('web/**/*.{ts,tsx}', { cwd: root }).filter((file) =>
    readFileSync(join(root, file), 'utf8').includes('useSyncExternalStore'),
  );
  expect(users.map((file) => basename(file))).toEqual(['store.ts']);
});
