import { join } from 'node:path';
import { run } from './child.ts';
import { buildWhenChanged } from './content-hash.ts';
import { root } from './folders.ts';

const sources = ['web', 'shared', 'vite.config.ts', 'package-lock.json'];

/** Runs in a separate process, so that it can use the second core while functions are bundled. */
export const buildWeb = () =>
  buildWhenChanged('dist/web', sources, async () => {
    const { code, output } = await run(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build']);
    if (code !== 0) throw new Error(`The web app does not build:\n${output.slice(-2500)}`);
  });
