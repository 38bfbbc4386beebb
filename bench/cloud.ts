import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pointAwsTo } from '../infra/local/ministack.ts';
import { bootTestCloud } from '../test/world/boot.ts';
import type { TestCloud } from '../test/world/cloud.ts';

/** Markdown files are imported as text, as esbuild does for the bundles. */
const markdownIsText = () =>
  registerHooks({
    load: (url, context, next) =>
      url.endsWith('.md')
        ? {
            format: 'module',
            shortCircuit: true,
            source: `export default ${JSON.stringify(readFileSync(new URL(url), 'utf8'))};`,
          }
        : next(url, context),
  });

/**
 * Starts a local cloud for this run, or uses the kept one named by SMENA_TEST_CLOUD. Handlers then run in this process
 * on its table, so nothing of functions/ may be imported before this call.
 */
export const startCloud = async (): Promise<TestCloud> => {
  const file = process.env.SMENA_TEST_CLOUD ?? (await bootTestCloud({ name: 'bench', web: true }));
  const cloud = JSON.parse(readFileSync(file, 'utf8')) as TestCloud;
  markdownIsText();
  pointAwsTo(cloud.endpoint);
  const { table, filesBucket, userPoolId, serverClientId } = cloud.deployment;
  Object.assign(process.env, {
    TABLE: table,
    FILES_BUCKET: filesBucket,
    USER_POOL_ID: userPoolId,
    SERVER_CLIENT_ID: serverClientId,
    ORIGIN: cloud.origin,
    MAIL_FROM: 'Smena <no-reply@smena.test>',
    MAIL_SET: 'smena-letters',
    SMS_COUNTRIES: 'CZ,SK,DE',
    SMS_MONTHLY: '1000000',
    ORIGIN_SECRET: 'of the tests',
  });
  return cloud;
};
