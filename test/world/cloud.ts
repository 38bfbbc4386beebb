import { existsSync, readFileSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import type { Cloud } from '../../infra/local/boot-cloud.ts';
import { type Chromium, unpackChromium } from './chromium.ts';

/** The running local cloud, what the app's parts on it are called, and where the web app is served. */
export type TestCloud = Cloud & { origin: string };

declare module 'vitest' {
  export interface ProvidedContext {
    cloud: TestCloud;
    chromium: Chromium;
  }
}

/** `npm test` starts a cloud for each run and names its file here; so may who keeps one with `node test/keep-cloud.ts`. */
const findCloud = (): TestCloud => {
  const file = process.env.SMENA_TEST_CLOUD;
  if (!file || !existsSync(file))
    throw new Error('These tests need a cloud: run them with `npm test`, or name a kept one in SMENA_TEST_CLOUD.');
  return JSON.parse(readFileSync(file, 'utf8')) as TestCloud;
};

export default async (project: TestProject) => {
  project.provide('cloud', findCloud());
  if (project.name === 'browser') project.provide('chromium', await unpackChromium());
};
