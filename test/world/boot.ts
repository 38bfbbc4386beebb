import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '#shared/domain/rate-limits.ts';
import { buildWeb } from '../../infra/build/build.ts';
import { bootCloud } from '../../infra/local/boot-cloud.ts';
import { serveBuiltFiles } from '../../infra/local/built-files.ts';
import { stateFolder } from '../../infra/local/folders.ts';
import { localModel } from '../../infra/local/model/path.ts';
import { freePort } from '../../infra/local/ports.ts';
import { step } from '../../infra/local/progress.ts';
import { localRegisters } from '../../infra/local/registers/serve.ts';
import { localStripe } from '../../infra/local/stripe/path.ts';
import { createWebServer, listen, type MakePages } from '../../infra/local/web-server.ts';
import type { TestCloud } from './cloud.ts';

type Options = {
  /** Its folder inside the state folder. */
  name: string;
  /** Whether to build and serve the web app. */
  web: boolean;
};

/** All tests of a run share one address, so its limits are raised. The handlers' own tests check the real limits. */
const forOneAddress = Object.keys(limits)
  .filter((name) => name.endsWith('-address'))
  .map((name) => `${name}:10000`)
  .join(',');

const noPages: MakePages = async () => (_, response) => void response.writeHead(404).end();

/** Starts an empty local cloud with the app deployed. Returns the file that describes it to a test run. */
export const bootTestCloud = async ({ name, web }: Options): Promise<string> => {
  const folder = join(stateFolder, name);
  const webPort = await freePort();
  const origin = `http://127.0.0.1:${webPort}`;
  // The real clock would close the shifts that tests make in the past, between two of their requests.
  const clockless = { schedules: 'false' };
  // A test waits for all effects, so one that failed once, because two tests met, would hold up several.
  const impatient = { firstPause: '1' };
  const settings = {
    origin,
    limits: forOneAddress,
    ...clockless,
    ...impatient,
    ...localRegisters(origin),
    ...localStripe(origin),
    ...localModel(origin),
  };
  const { endpoint, deployment } = await bootCloud({
    folder,
    port: await freePort(),
    fresh: true,
    settings,
    load: async () => {},
    ...(web && { beside: () => step('Web app built', buildWeb) }),
    // More than for one person, because several browsers share them, and no demo data takes memory.
    warmFunctions: 44,
    keepsState: false,
  });
  const server = await createWebServer({ endpoint, deployment }, web ? serveBuiltFiles : noPages);
  await listen(server, webPort);

  const file = join(folder, 'cloud.json');
  await writeFile(file, JSON.stringify({ endpoint, deployment, origin } satisfies TestCloud));
  return file;
};
