import type { KnipConfig } from 'knip';
import { handlers } from './infra/build/build-functions.ts';

/** Entry points besides those of package.json, Vite and Vitest. */
export default {
  entry: [
    'infra/app.ts',
    'infra/local/{start,function-host,function-thread}.ts',
    // Bundled or run by path.
    'infra/build/build-web.ts',
    'infra/edge/choose-document.ts',
    'infra/local/stripe/browser/*.{ts,css}',
    'web/app/{before-paint.ts,prerender.tsx,shell-routes.ts}',
    'web/features/*/{menu,routes}.ts',
    'web/sw.ts',
    'bench/handlers/*.ts',
    'test/*.ts',
    'test/areas/*/{reach,screens}.ts',
    ...Object.values(handlers),
  ],
  // flag-icons: its images are copied to the build as files.
  ignoreDependencies: ['flag-icons'],
  project: ['{bench,functions,infra,shared,test,web}/**/*.{ts,tsx,css}', '!web/public/**'],
} satisfies KnipConfig;
