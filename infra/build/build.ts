import { join } from 'node:path';
import { writeBuilt } from '../generate.ts';
import { run } from '../local/child.ts';
import { buildWhenChanged } from '../local/content-hash.ts';
import { root } from '../local/folders.ts';
import { giveUp, stopOnSignal } from '../local/stop.ts';
import { buildFunctions } from './build-functions.ts';
import { writeFonts } from './fonts.ts';

const bundler = ['build-functions', 'only-used', 'sdk', 'syntax'].map((name) => `infra/build/${name}.ts`);
export const functionSources = ['functions', 'shared', ...bundler, 'package.json', 'package-lock.json'];
const webBuild = [
  'infra/build/build-web.ts',
  'infra/build/fonts.ts',
  'infra/build/icons.ts',
  'infra/build/precached.ts',
  'infra/build/prerender.ts',
  'infra/local/demo/flat-drawing.ts',
  'infra/security-headers.ts',
];
const webSources = ['web', 'shared', ...webBuild, 'vite.config.ts', 'package.json', 'package-lock.json'];

/** Bundles all functions. */
export const buildAllFunctions = () =>
  buildWhenChanged('dist/functions', functionSources, async () => {
    await writeBuilt();
    await buildFunctions();
  });

/**
 * Writes the fonts that theme.css imports. The configuration of Vite calls it, so that the dev server has them, too.
 */
export const buildFonts = () =>
  buildWhenChanged('dist/fonts', ['infra/build/fonts.ts', 'package-lock.json'], () =>
    writeFonts(join(root, 'dist/fonts')),
  );

/** Runs in a separate process, so that it can use another core. */
export const buildWeb = () =>
  buildWhenChanged('dist/web', webSources, async () => {
    const { code, output } = await run(process.execPath, [join(root, 'infra/build/build-web.ts')]);
    if (code !== 0) throw new Error(`The web app does not build:\n${output.slice(-2500)}`);
  });

if (import.meta.main) {
  stopOnSignal({ code: 1 });
  await Promise.all([buildAllFunctions(), buildWeb()]).catch(giveUp);
}
