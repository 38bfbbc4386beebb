import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, it, onTestFinished } from 'vitest';
import cs from '#shared/messages/cs/problems.ts';
import stores from '#shared/messages/cs/stores.ts';
import en from '#shared/messages/en/problems.ts';
import { law } from '../../functions/data/shifts/law.ts';
import { buildFunctions, bundling, handlers } from '../../infra/build/build-functions.ts';

const scratch = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'functions-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
};

it.each(Object.entries(handlers))('finds the handler of %s in %s', (_, source) => {
  expect(existsSync(source)).toBe(true);
});

it('reports a missing handler', async () => {
  await expect(buildFunctions(['get-shift', 'get-nothing'])).rejects.toThrow('missing: get-nothing');
});

const buildOf = async (code: string) => {
  const folder = await scratch();
  await mkdir(join(folder, 'function'));
  await writeFile(join(folder, 'function/index.ts'), code);
  return buildFunctions([join(folder, 'function')], join(folder, 'bundles'));
};

it.each([
  ['lost', 'function imports lost'],
  ['./lost.mjs', 'function imports ./lost.mjs'],
  ['#shared/messages/cs/lost.ts', 'shared/messages/cs/lost.ts'],
])('refuses an import of %s, which would fail when it runs', async (path, message) => {
  await expect(buildOf(`import('${path}').catch(() => {});`)).rejects.toThrow(message);
});

it('refuses to require a package that is not bundled', async () => {
  await expect(buildOf("try { require('lost'); } catch {}")).rejects.toThrow('function imports lost');
});

it.each([
  ['try { import(process.argv[2]); } catch {}', 'not a string literal'],
  ['import(`./${process.argv[2]}.mjs`);', 'did not match any files'],
])('refuses the computed path of %s', async (contents, message) => {
  const stdin = { contents, resolveDir: await scratch() };
  await expect(build({ ...bundling, stdin, write: false, logLevel: 'silent' })).rejects.toThrow(message);
});

it.each(['node:fs', '@smithy/core/event-streams', '#shared/messages/cs/problems.ts'])(
  'leaves an import of %s in the bundle',
  async (path) => {
    await expect(buildOf(`import('${path}');`)).resolves.toBeUndefined();
  },
);

const sourcesOf = async (folder: string) => {
  const map = JSON.parse(await readFile(join(folder, 'index.mjs.map'), 'utf8')) as SourceMapPayload;
  return map.sources.map((source) => source.replace(/.*node_modules\//, ''));
};

it('bundles the SDK with environment credentials as the only credential provider', async () => {
  const folder = await scratch();
  await buildFunctions(['get-shift'], folder);
  const sources = await sourcesOf(join(folder, 'get-shift'));
  expect(sources.filter((source) => source.includes('credential-provider'))).toEqual([
    '@aws-sdk/credential-provider-env',
  ]);
});

it('bundles the commands of the SDK that a function uses and no other', async () => {
  const folder = await scratch();
  await writeFile(join(folder, 'index.ts'), "export { GetItemCommand } from '@aws-sdk/client-dynamodb';");
  await buildFunctions([folder], join(folder, 'bundles'));
  const [file = ''] = (await readdir(join(folder, 'bundles'), { recursive: true })).filter((name) =>
    name.endsWith('.mjs'),
  );
  const code = await readFile(join(folder, 'bundles', file), 'utf8');
  expect(['"GetItem"', '"PutItem"', '"ListTables"', '"GetObject"'].filter((name) => code.includes(name))).toEqual([
    '"GetItem"',
  ]);
});

it('copies the error messages of each language next to functions that need them', async () => {
  const folder = await scratch();
  await buildFunctions(['get-shift', 'close-shifts'], folder);
  expect(await readFile(join(folder, 'get-shift/index.mjs'), 'utf8')).not.toContain(en.forbidden);
  const beside = pathToFileURL(join(folder, 'get-shift/messages/cs/problems.mjs')).href;
  expect(((await import(beside)) as { default: object }).default).toEqual(cs);
  expect(await readFile(fileURLToPath(beside), 'utf8')).not.toContain(stores.title);
  const files = await readdir(join(folder, 'get-shift/messages'), { recursive: true });
  expect(files.filter((file) => file.endsWith('.mjs'))).toHaveLength(6);
  expect(await readdir(join(folder, 'close-shifts'))).not.toContain('messages');
});

it('maps lines of our own files, only the file name of packages, and only the package of the SDK', async () => {
  const folder = await scratch();
  await buildFunctions(['get-shift'], folder);
  const map = JSON.parse(await readFile(join(folder, 'get-shift/index.mjs.map'), 'utf8')) as SourceMapPayload;
  expect(map.sources.filter((source) => source.endsWith('functions/http/serve.ts'))).toHaveLength(1);
  expect(map.sources.filter((source) => source.endsWith('zod/v4/core/core.js'))).toHaveLength(1);
  expect(map.sources.filter((source) => source.endsWith('node_modules/@aws-sdk/client-dynamodb'))).not.toEqual([]);
  expect(map.mappings.length).toBeLessThan(110_000);
});

it('bundles the Czech state holidays of the complete library, without other countries', async () => {
  const outfile = join(await scratch(), 'law.mjs');
  await build({ ...bundling, entryPoints: ['functions/data/shifts/law.ts'], outfile });
  expect((await stat(outfile)).size).toBeLessThan(400_000);

  const bundled = (await import(pathToFileURL(outfile).href)) as { law: typeof law };
  for (const year of [2024, 2025, 2026, 2027, 2028, 2029, 2030]) {
    const days = [`${year}-01-01`, `${year}-12-31`] as const;
    expect(bundled.law.holidays(...days)).toHaveLength(13);
    expect(bundled.law.holidays(...days)).toEqual(law.holidays(...days));
  }
});

it('a bundle has the fonts of PDFs, and needs no file besides', async () => {
  const folder = await scratch();
  const code = [
    `import { pdfOf } from '${join(process.cwd(), 'functions/invoices/pdf.ts')}';`,
    `import { documentSample } from '${join(process.cwd(), 'shared/domain/invoices/invoice-samples.ts')}';`,
    "export const handler = async () => (await pdfOf(documentSample())).toString('latin1', 0, 5);",
  ];
  await writeFile(join(folder, 'index.ts'), code.join('\n'));
  await buildFunctions([folder], join(folder, 'bundles'));
  const [bundle = ''] = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('index.mjs'));
  const { handler } = (await import(pathToFileURL(join(folder, bundle)).href)) as { handler: () => Promise<string> };
  expect(await handler()).toBe('%PDF-');
});
