import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { onTestFinished } from 'vitest';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { getMe, updateMe } from '#shared/contracts/settings.ts';
import type { Account } from '../../functions/data/people/accounts.ts';
import { bundling, handlers } from '../../infra/build/build-functions.ts';
import { invokeAs } from './invoke.ts';

/** The field that the next release adds to an account, and the number of its schema. */
export const nextRelease: Plugin = {
  name: 'next-release',
  setup: (bundler) => {
    bundler.onLoad({ filter: /[\\/]people[\\/]accounts\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const contents = source.replace(
        "entity('account', Account, migrations)",
        "entity('account', z.extend(Account, { pronouns: z.string() }), [...migrations, (old) => ({ ...old, pronouns: 'she' })])",
      );
      if (contents === source) throw new Error('Accounts are stored otherwise now');
      return { contents, loader: 'ts' };
    });
  },
};

/** Bundles the handlers of a release as they are deployed, with the messages inside. */
export const release = async (name: string, changes: Plugin[] = []) => {
  const outdir = await mkdtemp(join(tmpdir(), `${name}-`));
  onTestFinished(() => rm(outdir, { recursive: true }));
  const plugins = [...changes, ...bundling.plugins.filter((plugin) => plugin.name !== 'sentences-beside')];
  const entryPoints = [getMe, updateMe].map((contract) => handlers[contract.name] ?? '');
  await build({ ...bundling, plugins, entryPoints, outdir, outExtension: { '.js': '.mjs' } });
  const send = async (contract: Endpoint, who: Account, body?: object) => {
    const bundle = pathToFileURL(join(outdir, `${contract.name}.mjs`)).href;
    const { handler } = (await import(bundle)) as { handler: NonNullable<Parameters<typeof invokeAs>[4]> };
    return invokeAs(contract, who, { body }, {}, handler);
  };
  return {
    read: (who: Account) => send(getMe, who),
    write: (who: Account, version: number, fio: string) => send(updateMe, who, { version, fio }),
  };
};
