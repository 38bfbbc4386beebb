import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stateFolder } from '../infra/local/folders.ts';
import type { TestCloud } from './world/cloud.ts';

const answers = async (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** The file of the cloud that `node test/keep-cloud.ts` keeps. A killed one leaves its file behind, so its answer is checked. */
export const findKeptCloud = async (): Promise<string | undefined> => {
  const file = join(stateFolder, 'kept-test/cloud.json');
  if (!existsSync(file)) return undefined;
  const { endpoint, origin } = JSON.parse(await readFile(file, 'utf8')) as TestCloud;
  // The web server is a part of that process; another cloud may have taken the port of the endpoint.
  return (await answers(`${endpoint}/_ministack/health`)) && (await answers(origin)) ? file : undefined;
};
