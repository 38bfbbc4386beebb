import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '#shared/domain/sign-in/rate-limits.ts';
import { bootCloud } from '../../infra/local/boot-cloud.ts';
import { buildWeb } from '../../infra/local/build-web.ts';
import { serveBuiltFiles } from '../../infra/local/built-files.ts';
import { stateFolder } from '../../infra/local/folders.ts';
import { freePort } from '../../infra/local/ports.ts';
import { step } from '../../infra/local/progress.ts';
import { createWebServer, listen } from '../../infra/local/web-server.ts';
import type { TestCloud } from './cloud.ts';

type Options = {
  /** Its folder below the state folder. */
  name: string;
  /** Whether the built web app is served too. */
  web: boolean;
};

/** All tests of a run share one address; the handlers' own tests hold the limits to what they are. */
const forOneAddress = Object.keys(limits)
  .filter((name) => name.endsWith('-address'))
  .map((name) => `${name}:10000`)
  .join(',');

/** An empty local cloud with the app on it. The file that is answered tells a test run where all of it is. */
export const bootTestCloud = async ({ name, web }: Options): Promise<string> => {
  const folder = join(stateFolder, name);
  const webPort = await freePort();
  const origin = `http://127.0.0.1:${webPort}`;
  const settings = { origin, limits: forOneAddress };
  const [{ endpoint, deployment }] = await Promise.all([
    bootCloud({ folder, port: await freePort(), fresh: true, settings, load: async () => {} }),
    web && step('Web app built', buildWeb),
  ]);
  const server = await createWebServer({ endpoint, deployment }, serveBuiltFiles);
  await listen(server, webPort);

  const file = join(folder, 'cloud.json');
  await writeFile(file, JSON.stringify({ endpoint, deployment, origin } satisfies TestCloud));
  return file;
};
