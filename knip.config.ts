import type { KnipConfig } from 'knip';
import { handlers } from './infra/build-functions.ts';

/** Where execution begins, beside what knip finds in package.json, Vite's and Vitest's configuration. */
export default {
  entry: ['infra/app.ts', 'infra/local/start.ts', 'bench/handlers/*.ts', 'test/*.ts', ...Object.values(handlers)],
  // Its pictures are copied as they are.
  ignoreDependencies: ['flag-icons'],
  project: ['{bench,functions,infra,shared,test,web}/**/*.{ts,tsx,css}', '!web/public/**'],
} satisfies KnipConfig;
