import { readFileSync } from 'node:fs';
import { pointAwsTo } from '../infra/local/ministack.ts';
import { bootTestCloud } from '../test/world/boot.ts';
import type { TestCloud } from '../test/world/cloud.ts';

/**
 * Starts a local cloud for this run, or uses the kept one named by SMENA_TEST_CLOUD. The data layer reads its table's
 * name when it loads, so nothing of functions/ may be imported before this call.
 */
export const startCloud = async (): Promise<TestCloud> => {
  const file = process.env.SMENA_TEST_CLOUD ?? (await bootTestCloud({ name: 'bench', web: true }));
  const cloud = JSON.parse(readFileSync(file, 'utf8')) as TestCloud;
  pointAwsTo(cloud.endpoint);
  process.env['TABLE'] = cloud.deployment.table;
  return cloud;
};
