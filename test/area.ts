import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../infra/local/folders.ts';

const exists = (path: string) => existsSync(join(root, path));

/** The name of an area is its contract's, or that of a folder of functions. Anything else is a part of a path. */
export const isArea = (name: string): boolean =>
  /^[a-z-]+$/.test(name) && (exists(`shared/contracts/${name}.ts`) || exists(`functions/${name}`));

/** vitest's filters, parts of paths, for the tests of an area: its rules, its handlers and its story. */
export const areaFilters = (area: string): string[] => [
  `shared/contracts/${area}.`,
  `shared/domain/${area}/`,
  `web/domain/${area}/`,
  `web/features/${area}/`,
  `functions/${area}/`,
  `functions/data/${area}/`,
  `functions/jobs/${area}/`,
  `test/journeys/${area}.`,
];

/** Whether an area has a story in the browser, which needs the web app. */
export const hasStory = (area: string): boolean => exists(`test/journeys/${area}.browser.test.ts`);
