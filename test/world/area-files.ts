import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../infra/local/folders.ts';

/** What the files `test/areas/<area>/<name>.ts` export by default, in the order of the areas' names. */
export const areaFiles = <Content extends object>(name: string): Promise<(Content & { area: string })[]> =>
  Promise.all(
    globSync(`test/areas/*/${name}.ts`, { cwd: root })
      .toSorted()
      .map(async (file) => {
        const module = (await import(pathToFileURL(join(root, file)).href)) as { default: Content };
        return { ...module.default, area: basename(dirname(file)) };
      }),
  );
