import type { Deployment } from '../deploy.ts';

type Options = Pick<Deployment, 'table' | 'ownQuotesKey' | 'filesBucket' | 'userPoolId'> & {
  endpoint: string;
  now: string;
};
/** Of the local cloud. */
const account = '000000000000';

/**
 * Loads the demo world into an empty cloud, or extends an existing one to the same horizon. Changes made by a person
 * are kept.
 */
export const loadDemo = async ({ endpoint, table, ownQuotesKey, filesBucket, userPoolId, now }: Options) => {
  Object.assign(process.env, {
    TABLE: table,
    OWN_QUOTES_KEY: ownQuotesKey,
    ACCOUNT: account,
    FILES_BUCKET: filesBucket,
    AWS_ENDPOINT_URL: endpoint,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  });
  // Imported late, because the data layer and the SDK read the environment when they are imported.
  const { loadWorld } = await import('./load-world.ts');
  return loadWorld({ userPoolId, now });
};
