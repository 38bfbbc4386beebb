import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vitest/config';
import { defineConfig } from 'vitest/config';
import { instrument } from './instrument.ts';
import type { Plan } from './plan.ts';

const root = resolve(import.meta.dirname, '../..');
const plan = JSON.parse(readFileSync(process.env.SMENA_MUTATE ?? '', 'utf8')) as Plan;
const shim = resolve(import.meta.dirname, 'shim.ts');

const mutations: Plugin = {
  name: 'mutations',
  enforce: 'pre',
  transform: (code, id) => {
    const file = id.split('?')[0] ?? id;
    if (file.endsWith('.md')) return `export default ${JSON.stringify(code)};`;
    if (file.includes('node_modules') || file.startsWith(import.meta.dirname)) return undefined;
    const [name = '', original] = Object.entries(plan.codes).find(([name]) => resolve(root, name) === file) ?? [];
    const own = plan.mutants.filter((mutant) => mutant.file === name);
    const text = original === undefined ? code : instrument(original, own);
    return text.replace(/from 'vitest';/, () => `from '${shim}';`);
  },
};

export default defineConfig({
  root,
  plugins: [mutations],
  test: {
    include: ['test/mutate/mutants.worker.ts'],
    silent: true,
    testTimeout: 0,
    // The cache key does not include the mutants of a module.
    fsModuleCache: false,
    reporters: [['default', { summary: false }]],
    ...(plan.wholeFiles && { globalSetup: ['test/world/cloud.ts'], setupFiles: ['test/world/environment.ts'] }),
  },
});
