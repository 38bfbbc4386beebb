import { expect, it } from 'vitest';
import { type Manifest, precachedFiles } from './precached.ts';

const messages = (language: string): Manifest =>
  Object.fromEntries(
    ['common', 'shell', 'worker', 'chats', 'guest', 'orders'].map((area) => [
      `../shared/messages/${language}/${area}.ts`,
      { file: `assets/${language}-${area}.js` },
    ]),
  );
const chunk = (name: string, imports: string[] = [], dynamicImports: string[] = []) => ({
  file: `assets/${name}.js`,
  imports,
  dynamicImports,
});
const manifest: Manifest = {
  'index.html': {
    ...chunk('index', ['_start.js'], ['features/orders/order-list.tsx', '../shared/contracts/settings.ts?requested']),
    css: ['assets/index.css'],
    assets: ['assets/latin.woff2', 'assets/greek.woff2'],
  },
  '_start.js': chunk('start', ['index.html']),
  '../shared/contracts/settings.ts?requested': chunk('settings'),
  'app/worker-layout.tsx': chunk('layout', ['index.html', '_kit.js'], ['features/assistant/panel.tsx']),
  '_kit.js': chunk('kit'),
  'features/assistant/panel.tsx': chunk('panel'),
  'features/worker/my-day.tsx': chunk('day', ['_kit.js'], ['features/worker/my-hours.tsx']),
  'features/worker/my-hours.tsx': chunk('hours'),
  'features/orders/order-list.tsx': chunk('orders'),
  'app/public-layout.tsx': chunk('public'),
  'features/guest/store-view.tsx': chunk('store'),
  'api/queries.tsx': chunk('queries'),
  'api/cognito.ts': chunk('cognito'),
  'app/header-menus.tsx': chunk('menus'),
  'app/keep-sending.ts': chunk('sending', [], ['_punch-box.js']),
  '_punch-box.js': chunk('punches'),
  'app/keep-offline.ts': chunk('offline'),
  '../dist/fonts/inter-latin-wght.woff2': { file: 'assets/latin.woff2' },
  '../dist/fonts/inter-greek-wght.woff2': { file: 'assets/greek.woff2' },
  ...messages('cs'),
  ...messages('ru'),
};

it('the service worker stores the first page and the worker’s screens with what they import, and nothing else', () => {
  const scripts = 'index start layout kit day public store queries cognito menus sending offline settings punches';
  expect(precachedFiles(manifest, { languages: ['cs', 'ru'], subsets: ['latin'] }).toSorted()).toEqual(
    [
      'pages/cs/app.html',
      'pages/ru/app.html',
      'assets/index.css',
      'assets/latin.woff2',
      ...scripts.split(' ').map((name) => `assets/${name}.js`),
      ...['cs', 'ru'].flatMap((language) =>
        ['common', 'shell', 'worker', 'chats', 'guest'].map((area) => `assets/${language}-${area}.js`),
      ),
    ].toSorted(),
  );
});

it('a screen that was renamed is missed at the build', () => {
  const { 'features/worker/my-day.tsx': _, ...others } = manifest;
  expect(() => precachedFiles(others, { languages: ['cs'], subsets: ['latin'] })).toThrow(
    'The web build has no features/worker/my-day.tsx',
  );
});
