type Options = { endpoint: string; table: string; filesBucket: string; userPoolId: string; now: string };

/**
 * Loads the demo world into an empty cloud, or extends an existing one to the same horizon. Changes made by a person
 * are kept.
 */
export const loadDemo = async ({ endpoint, table, filesBucket, userPoolId, now }: Options) => {
  Object.assign(process.env, {
    TABLE: table,
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
