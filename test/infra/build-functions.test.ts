import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, it, onTestFinished } from 'vitest';
import { law } from '../../functions/data/law.ts';
import { buildFunctions, bundling, handlers } from '../../infra/build-functions.ts';

it.each(Object.entries(handlers))('finds the handler of %s in %s', (_, source) => {
  expect(existsSync(source)).toBe(true);
});

it('says which handler is missing', async () => {
  await expect(buildFunctions(['get-shift', 'get-nothing'])).rejects.toThrow('missing: get-nothing');
});

it('bundles the SDK with the credentials of the environment and no other place to look for them', async () => {
  const source = handlers['get-shift'] ?? '';
  const { metafile } = await build({ ...bundling, entryPoints: [source], write: false, metafile: true });
  const providers = Object.keys(metafile.inputs).filter((input) => input.includes('@aws-sdk/credential-provider-'));
  expect(providers.filter((input) => !/credential-provider-(env|node)/.test(input))).toEqual([]);
  expect(providers.filter((input) => input.includes('credential-provider-env'))).not.toEqual([]);
});

it('bundles the state holidays as the whole library tells them, without the rest of the world', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'law-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const outfile = join(folder, 'law.mjs');
  await build({ ...bundling, entryPoints: ['functions/data/law.ts'], outfile });
  expect((await stat(outfile)).size).toBeLessThan(400_000);

  const bundled = (await import(pathToFileURL(outfile).href)) as { law: typeof law };
  for (const year of [2024, 2025, 2026, 2027, 2028, 2029, 2030]) {
    const days = [`${year}-01-01`, `${year}-12-31`] as const;
    expect(bundled.law.holidays(...days)).toHaveLength(13);
    expect(bundled.law.holidays(...days)).toEqual(law.holidays(...days));
  }
});
