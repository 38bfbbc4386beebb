import { existsSync, readFileSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import type { Cloud } from '../../infra/local/boot-cloud.ts';
import { type Chromium, unpackChromium } from './chromium.ts';

/** The running local cloud, the names of deployed resources, and the address of the web app. */
export type TestCloud = Cloud & { origin: string };

declare module 'vitest' {
  export interface ProvidedContext {
    cloud: TestCloud;
    chromium: Chromium;
  }
}

/**
 * `npm test` starts a cloud for each run and sets this variable; `node test/keep-cloud.ts` prints it for a kept cloud.
 */
const findCloud = (): TestCloud => {
  const file = process.env.SMENA_TEST_CLOUD;
  if (!file || !existsSync(file))
    throw new Error('These tests need a cloud: run them with `npm test`, or name a running one in SMENA_TEST_CLOUD.');
  return JSON.parse(readFileSync(file, 'utf8')) as TestCloud;
};

export default async (project: TestProject) => {
  project.provide('cloud', findCloud());
  if (project.name.startsWith('browser')) project.provide('chromium', await unpackChromium());
};
