import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as z from 'zod/mini';
import { buildAllFunctions, functionSources } from '../build/build.ts';
import { forgetNote, readNote, writeNote } from './cloud-state.ts';
import { buildWhenChanged, contentHash } from './content-hash.ts';
import { type Deployment, deploy, resetCloud, synthesise, type CdkContext, turnOnExpiry } from './deploy.ts';
import { root } from './folders.ts';
import { installMinistack } from './install-ministack.ts';
import { pointAwsTo, type CloudOptions, startMinistack } from './ministack.ts';
import { step } from './progress.ts';
import { pushAgain } from './push-functions.ts';

/** The inputs of the CDK app: a change in any of them requires a new deployment. */
const appSources = async () => [
  ...functionSources,
  'cdk.json',
  ...(await readdir(join(root, 'infra'))).filter((name) => name !== 'local').map((name) => `infra/${name}`),
];

const Template = z.object({ Resources: z.record(z.string(), z.looseObject({ Type: z.string() })) });

/** The stacks that keep data. Changing their templates may replace the table or the user pool and lose the data. */
const storesOf = async (assembly: string) => {
  const templates = await Promise.all(
    ['smena-data', 'smena-identity'].map(async (stack) =>
      Template.parse(JSON.parse(await readFile(join(assembly, `${stack}.template.json`), 'utf8'))),
    ),
  );
  return JSON.stringify(
    templates.flatMap(({ Resources }) =>
      Object.entries(Resources).filter(([, { Type }]) => /^AWS::(DynamoDB|Cognito)::/.test(Type)),
    ),
  );
};

/** What building, deploying and loading leave behind is half of this process's memory, and it may be idle for hours. */
const collectGarbage = () => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};

type Options<Loaded> = CloudOptions & {
  /** The folder of one cloud's state. Only one cloud may use it at a time. */
  folder: string;
  port: number;
  /** Deletes the state of earlier starts. */
  fresh: boolean;
  /** Deployment settings, including the web server's origin, which links in e-mails use. */
  settings: CdkContext & { origin: string };
  /** Loads demo data into a new cloud, or brings the data of a kept cloud up to date. */
  load: (deployment: Deployment, endpoint: string) => Promise<Loaded>;
  /** Runs once the functions are bundled, which takes both cores. What follows waits for the local cloud most of the time. */
  beside?: () => Promise<void>;
};

export type Cloud = { endpoint: string; deployment: Deployment };

/** Starts a local cloud and deploys the app to it. Keeps the state of an earlier start if it is still valid. */
export const bootCloud = async <Loaded>({
  folder,
  port,
  fresh,
  settings,
  load,
  beside = async () => {},
  ...options
}: Options<Loaded>): Promise<Cloud & { exited: Promise<void>; loaded: Loaded }> => {
  const assembly = join(folder, 'cdk.out');
  const functions = step('Functions built', buildAllFunctions);
  const build = async () => {
    await functions;
    const settingsFile = join(folder, 'settings.json');
    await mkdir(folder, { recursive: true });
    await writeFile(settingsFile, JSON.stringify(settings));
    const sources = [...(await appSources()), relative(root, settingsFile)];
    await step('Infrastructure synthesised', () =>
      buildWhenChanged(relative(root, assembly), sources, () => synthesise(folder, settings)),
    );
  };
  const empty = () => step('Cloud emptied and bootstrapped', () => resetCloud(folder));
  const start = async () => {
    const packages = await step('MiniStack installed', installMinistack);
    const ministack = await step('Local cloud started', () =>
      startMinistack({ packages, folder, port, fresh, ...options }),
    );
    pointAwsTo(ministack.endpoint);
    const known = await readNote(folder);
    if (!known) await empty();
    return { ...ministack, known };
  };
  const besideIt = functions.then(beside);
  const [{ endpoint, exited, known }] = await Promise.all([start(), build()]);

  const app = await contentHash([relative(root, assembly)]);
  const stores = await storesOf(assembly);
  const update = () => step('App deployed', () => deploy(folder));
  const deployToEmpty = async () => {
    const deployment = await update();
    await turnOnExpiry(deployment.table);
    return deployment;
  };
  const deployAnew = async () => {
    await forgetNote(folder);
    await empty();
    return deployToEmpty();
  };
  const bringUpToDate = () => {
    if (!known) return deployToEmpty();
    if (known.app === app) return known.deployment;
    // A failed update leaves the stack unusable on the local cloud, so the cloud is reset.
    return known.stores === stores ? update().catch(deployAnew) : deployAnew();
  };
  const deployment = await bringUpToDate();
  const pushed = await pushAgain(folder, (await readNote(folder))?.pushed ?? {});
  const [loaded] = await Promise.all([load(deployment, endpoint), besideIt]);
  // Written last: if the first start is interrupted, the next one starts from an empty cloud.
  await writeNote(folder, { stores, app, deployment, pushed });
  collectGarbage();
  return { endpoint, deployment, exited, loaded };
};
