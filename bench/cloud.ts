import { readFileSync } from 'node:fs';
import { pointAwsTo } from '../infra/local/ministack.ts';
import { bootTestCloud } from '../test/world/boot.ts';
import type { TestCloud } from '../test/world/cloud.ts';

/**
 * A local cloud for this run, or the kept one that SMENA_TEST_CLOUD names. Afterwards handlers run in this process on
 * its table, so nothing of functions/ may be imported before.
 */
export const startCloud = async (): Promise<TestCloud> => {
  const file = process.env.SMENA_TEST_CLOUD ?? (await bootTestCloud({ name: 'bench', web: true }));
  const cloud = JSON.parse(readFileSync(file, 'utf8')) as TestCloud;
  pointAwsTo(cloud.endpoint);
  const { table, userPoolId, serverClientId } = cloud.deployment;
  Object.assign(process.env, {
    TABLE: table,
    USER_POOL_ID: userPoolId,
    SERVER_CLIENT_ID: serverClientId,
    ORIGIN_SECRET: 'of the tests',
  });
  return cloud;
};
