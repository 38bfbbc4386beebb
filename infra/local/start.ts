import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWeb } from '../build/build.ts';
import { bootCloud } from './boot-cloud.ts';
import { serveBuiltFiles } from './built-files.ts';
import { loadDemo } from './demo/load.ts';
import type { Deployment } from './deploy.ts';
import { firstSteps } from './first-steps.ts';
import { stateFolder } from './folders.ts';
import { localModel } from './model/path.ts';
import { portFrom, waitUntilFree } from './ports.ts';
import { sinceStart, step } from './progress.ts';
import { pushFunctionsOnSave } from './push-functions.ts';
import { localRegisters } from './registers/serve.ts';
import { serveSources } from './serve-sources.ts';
import { StartupError } from './startup-error.ts';
import { giveUp, stopOnSignal } from './stop.ts';
import { localStripe } from './stripe/path.ts';
import { createWebServer, listen } from './web-server.ts';

const folder = join(stateFolder, 'cloud');

const loadDemoData = async (deployment: Deployment, endpoint: string) => {
  const now = new Date().toISOString();
  return step('Demo data loaded', () => loadDemo({ ...deployment, endpoint, now }));
};

const webBuilt = () => step('Web app built', buildWeb);

const start = async ({ dev, fresh }: { dev: boolean; fresh: boolean }) => {
  const port = portFrom('PORT', 5173);
  const cloudPort = portFrom('CLOUD_PORT', 4566);
  const origin = `http://localhost:${port}`;
  await waitUntilFree(port, 'PORT');

  const cloud = await bootCloud({
    folder,
    port: cloudPort,
    fresh,
    settings: { origin, ...localRegisters(origin), ...localStripe(origin), ...localModel(origin, process.env) },
    load: loadDemoData,
    ...(!dev && { beside: webBuilt }),
    // Everything that runs then takes about 1.3 GB.
    warmFunctions: 36,
    keepsState: true,
  });
  void cloud.exited.then(() => giveUp(new StartupError('The local cloud stopped by itself: start again.')));

  await listen(await createWebServer(cloud, dev ? serveSources : serveBuiltFiles, cloud.loaded.paid), port);
  if (dev) pushFunctionsOnSave(folder);
  console.log(firstSteps(origin, sinceStart()));
  await cloud.loaded.loadOthers();
};

stopOnSignal({ code: 0 });
const { values } = parseArgs({
  options: { dev: { type: 'boolean', default: false }, fresh: { type: 'boolean', default: false } },
});
await start(values).catch(giveUp);
