import type { KnipConfig } from 'knip';
import { handlers } from './infra/build-functions.ts';

/** Entry points besides those of package.json, Vite and Vitest. */
export default {
  entry: [
    'infra/app.ts',
    'infra/local/start.ts',
    'bench/handlers/*.ts',
    'test/*.ts',
    'test/mutate/{mutants.worker,shim,vitest.config}.ts',
    ...Object.values(handlers),
  ],
  // Its images are copied to the build as files.
  ignoreDependencies: ['flag-icons'],
  project: ['{bench,functions,infra,shared,test,web}/**/*.{ts,tsx,css}', '!web/public/**'],
} satisfies KnipConfig;
