import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../infra/local/folders.ts';

type AreaRoutes = { area: string; routes: readonly { path: string; access: string }[] };

/**
 * The routes of every area. Their files import screens only when a screen is opened, so they load without a browser.
 */
export const areasOfRoutes = (): Promise<(AreaRoutes & { file: string })[]> =>
  Promise.all(
    globSync(['web/features/*/routes.ts', 'web/app/shell-routes.ts'], { cwd: root }).map(async (file) => {
      const module = (await import(pathToFileURL(join(root, file)).href)) as { default: AreaRoutes };
      return { ...module.default, file };
    }),
  );
