import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import * as z from 'zod/mini';
import { buildFunctions } from '../build-functions.ts';
import { buildWhenChanged, contentHash } from './content-hash.ts';
import { type Deployment, deploy, resetCloud, synthesise, type Told, turnOnExpiry } from './deploy.ts';
import { root } from './folders.ts';
import { installMinistack } from './install-ministack.ts';
import { pointAwsTo, startMinistack } from './ministack.ts';
import { forgetNote, readNote, writeNote } from './note.ts';
import { step } from './progress.ts';
import { pushAgain } from './push-functions.ts';

const functionSources = ['functions', 'shared', 'infra/build-functions.ts', 'package-lock.json'];
/** All that the CDK app is made from. */
const appSources = async () => [
  ...functionSources,
  'cdk.json',
  ...(await readdir(join(root, 'infra'))).filter((name) => name !== 'local').map((name) => `infra/${name}`),
];

const Template = z.object({ Resources: z.record(z.string(), z.looseObject({ Type: z.string() })) });

/** What keeps data. A change of it may replace the table or the user pool, and with them what they hold. */
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

type Options = {
  /** Holds everything of one cloud; one cloud at a time uses it. */
  folder: string;
  port: number;
  /** Throws away what an earlier start left. */
  fresh: boolean;
  /** The deployment's settings, and among them the web server's origin, for the links in letters. */
  settings: Told & { origin: string };
  /** Puts into a new cloud what it is to hold, and brings a kept one up to date. */
  load: (deployment: Deployment, endpoint: string) => Promise<void>;
};

export type Cloud = { endpoint: string; deployment: Deployment };

/** Runs a local cloud with the app deployed to it. What an earlier start left is kept where it still fits. */
export const bootCloud = async ({
  folder,
  port,
  fresh,
  settings,
  load,
}: Options): Promise<Cloud & { exited: Promise<void> }> => {
  const assembly = join(folder, 'cdk.out');
  const build = async () => {
    await step('Functions built', () => buildWhenChanged('dist/functions', functionSources, () => buildFunctions()));
    const toldFile = join(folder, 'settings.json');
    await mkdir(folder, { recursive: true });
    await writeFile(toldFile, JSON.stringify(settings));
    const sources = [...(await appSources()), relative(root, toldFile)];
    await step('Infrastructure synthesised', () =>
      buildWhenChanged(relative(root, assembly), sources, () => synthesise(folder, settings)),
    );
  };
  const empty = () => step('Cloud emptied and bootstrapped', () => resetCloud(folder));
  const start = async () => {
    const packages = await step('MiniStack installed', installMinistack);
    const ministack = await step('Local cloud started', () => startMinistack({ packages, folder, port, fresh }));
    pointAwsTo(ministack.endpoint);
    const known = await readNote(folder);
    if (!known) await empty();
    return { ...ministack, known };
  };
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
    // An update that failed leaves its stack unusable here, so the cloud is made anew.
    return known.stores === stores ? update().catch(deployAnew) : deployAnew();
  };
  const deployment = await bringUpToDate();
  const pushed = await pushAgain(folder, (await readNote(folder))?.pushed ?? {});
  await load(deployment, endpoint);
  // Written last: a first start that is broken off before it is done over from an empty cloud.
  await writeNote(folder, { stores, app, deployment, pushed });
  return { endpoint, deployment, exited };
};
