import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile, optimize } from '@tailwindcss/node';
import { buildSync } from 'esbuild';
import { build } from 'vite';
import {
  documentFile,
  type Language,
  languages,
  type PageDocument,
  pageDocuments,
  publicPages,
  unknownOrigin,
} from '#shared/domain/public-pages.ts';
import { root, stateFolder } from '../local/folders.ts';
import { hashesFile, type InlineHashes } from '../security-headers.ts';
import type { Manifest } from './precached.ts';

/** What web/app/prerender.tsx exports. */
type Prerendered = { html: string; title: string; description: string };
type Prerenderer = {
  startLanguage: (language: Language) => Promise<void>;
  prerender: (page: PageDocument) => Promise<Prerendered>;
};
type Rendered = Prerendered & { language: Language; page: PageDocument };

/** Writes a document per language and public page into the built web app, and the hashes of their inline parts. */
export const prerenderPages = async (folder: string): Promise<void> => {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const rendered = await renderAll();
  const stylesheet = await readFile(join(folder, manifest['index.html']?.css?.[0] ?? ''), 'utf8');
  const style = await criticalStyle(rendered, stylesheet);
  const script = beforePaint();
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  for (const each of rendered) {
    const file = join(folder, documentFile(each.language, each.page));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, documentOf(template, each, { style, script, files: filesOf(manifest, each) }));
  }
  await rm(join(folder, 'index.html'));
  const hashes: InlineHashes = { script: [hashOf(script)], style: [hashOf(style)] };
  await writeFile(hashesFile(folder), JSON.stringify(hashes));
};

/** Bundles the app for Node and renders every page in every language. */
const renderAll = async (): Promise<Rendered[]> => {
  // Inside the project, so that packages resolve.
  await mkdir(stateFolder, { recursive: true });
  const outDir = await mkdtemp(join(stateFolder, 'prerender-'));
  try {
    await build({
      logLevel: 'warn',
      build: {
        ssr: join(root, 'web/app/prerender.tsx'),
        outDir,
        manifest: false,
        sourcemap: false,
        rolldownOptions: { output: { codeSplitting: true, entryFileNames: 'prerender.js' } },
      },
    });
    const { startLanguage, prerender } = (await import(
      pathToFileURL(join(outDir, 'prerender.js')).href
    )) as Prerenderer;
    const rendered: Rendered[] = [];
    for (const language of languages) {
      await startLanguage(language);
      for (const page of pageDocuments) rendered.push({ language, page, ...(await prerender(page)) });
    }
    return rendered;
  } finally {
    await rm(outDir, { recursive: true });
  }
};

const fontFace = /@font-face\s*\{[^}]*\}/g;

/** The rules of theme.css that the prerendered elements use. The page loads all others with its stylesheet. */
const criticalStyle = async (rendered: readonly Rendered[], stylesheet: string): Promise<string> => {
  const source = join(root, 'web/theme.css');
  const candidates = rendered.flatMap(({ html }) =>
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => unescape(names).split(' ')),
  );
  const compiler = await compile(await readFile(source, 'utf8'), { base: dirname(source), onDependency: () => {} });
  const { code } = optimize(compiler.build([...new Set(candidates)]).replaceAll(fontFace, ''), { minify: true });
  // From the built stylesheet, which has the fonts' hashed addresses.
  return (stylesheet.match(fontFace) ?? []).join('') + code.trim();
};

const beforePaint = (): string => {
  const { outputFiles } = buildSync({
    entryPoints: [join(root, 'web/app/before-paint.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    target: 'es2022',
  });
  return (outputFiles[0]?.text ?? '').trim();
};

/** The source of each page's screen and layout, and its areas of messages. */
const sources: Record<PageDocument, { screens: readonly string[]; areas: readonly string[] }> = {
  'sign-in': { screens: ['features/auth/wizard.tsx'], areas: ['auth'] },
  registration: { screens: ['features/auth/wizard.tsx', 'features/auth/registration.tsx'], areas: ['auth'] },
  catalogue: {
    screens: ['app/public-layout.tsx', 'features/catalogue/catalogue.tsx'],
    areas: ['catalogue', 'reviews', 'cart'],
  },
  product: {
    screens: ['app/public-layout.tsx', 'features/catalogue/product-view.tsx'],
    areas: ['catalogue', 'reviews', 'cart'],
  },
  store: { screens: ['app/public-layout.tsx', 'features/guest/store-view.tsx'], areas: ['guest'] },
  blog: { screens: ['app/public-layout.tsx', 'features/publications/blog.tsx'], areas: ['publications'] },
  publication: {
    screens: ['app/public-layout.tsx', 'features/publications/blog-publication.tsx'],
    areas: ['publications'],
  },
  legacy: { screens: ['app/public-layout.tsx', 'features/legal/document-page.tsx'], areas: ['legal'] },
  privacy: { screens: ['app/public-layout.tsx', 'features/legal/document-page.tsx'], areas: ['legal'] },
  app: { screens: [], areas: [] },
};

type Files = { scripts: readonly string[]; fonts: readonly string[] };

/** Everything that the page needs to run, so that the browser requests it at once instead of script by script. */
const filesOf = (manifest: Manifest, { language, page }: Rendered): Files => {
  const scripts = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The web build has no ${key}`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const screen of sources[page].screens) add(screen);
  for (const area of ['common', 'shell', ...sources[page].areas]) add(`../shared/messages/${language}/${area}.ts`);
  return { scripts: [...scripts], fonts: fontsOf[language] };
};

/** Subsets of the font by language (infra/build/fonts.ts). Russian pages contain Latin names. */
export const fontsOf: Record<Language, readonly string[]> = {
  en: ['latin'],
  cs: ['latin', 'czech'],
  ru: ['cyrillic', 'latin'],
};

type Parts = { style: string; script: string; files: Files };

const documentOf = (
  template: string,
  { language, page, html, title, description }: Rendered,
  { style, script, files }: Parts,
): string => {
  const head = template
    // The page is painted with its own style. The app applies the whole stylesheet before it adopts the page.
    .replaceAll('<link rel="stylesheet"', '<link rel="stylesheet" media="print"')
    // Nothing that the page needs to run may delay what it needs to be painted.
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
    .replaceAll(/<link rel="modulepreload"[^>]*>\s*/g, '');
  const preloads = files.scripts.map(
    (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
  );
  const fonts = (style.match(/url\([^)]*\)/g) ?? [])
    .map((url) => url.slice(4, -1).replaceAll(/["']/g, ''))
    .filter((url) => files.fonts.some((subset) => url.includes(`inter-${subset}-wght`)))
    .map((url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`);
  // A style attribute would violate the content security policy; the app sets it (take-over.tsx).
  const body = html.replaceAll(' style="', ' data-style="');
  return head
    .replace('<html>', `<html lang="${language}">`)
    .replace('<title>Smena</title>', () =>
      [
        `<title>${escape(title)}</title>`,
        `<meta name="description" content="${escape(description)}">`,
        ...links(page, language),
        ...fonts,
        `<style>${style}</style>`,
        `<script>${script}</script>`,
        ...preloads,
      ].join('\n    '),
    )
    .replace('<div id="root"></div>', () => `<div id="root" data-page="${page}">${body}</div>`);
};

const ofManyRecords: readonly PageDocument[] = ['store', 'catalogue', 'product', 'publication'];

/**
 * Addresses for search engines. The page of many records has them in a template: the app completes them, because their
 * address is not known at the build.
 */
const links = (page: PageDocument, own: Language): string[] => {
  if (page === 'app') return ['<meta name="robots" content="noindex">'];
  const { address } = publicPages[page];
  const url = unknownOrigin + address;
  const inLanguage = (language: Language) => `${url}${url.includes('?') ? '&amp;' : '?'}lang=${language}`;
  const all = [
    // Without its language, a translation would be dropped as a copy of the default document.
    `<link rel="canonical" href="${inLanguage(own)}">`,
    ...languages.map((language) => `<link rel="alternate" hreflang="${language}" href="${inLanguage(language)}">`),
    `<link rel="alternate" hreflang="x-default" href="${url}">`,
  ];
  return ofManyRecords.includes(page) ? [`<template id="addresses">${all.join('')}</template>`] : all;
};

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const unescape = (text: string): string =>
  text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
