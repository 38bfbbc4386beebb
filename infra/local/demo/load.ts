type Options = {
  endpoint: string;
  table: string;
  userPoolId: string;
  now: string;
  /** Of all stories, how many are written. */
  onProgress?: (done: number, total: number) => void;
};

/**
 * Puts the demo world into an empty cloud, or continues the one that is there to the same horizon, as if its people
 * had gone on working. What a person changed stays as they left it.
 */
export const loadDemo = async ({ endpoint, table, userPoolId, now, onProgress = () => {} }: Options) => {
  Object.assign(process.env, {
    TABLE: table,
    AWS_ENDPOINT_URL: endpoint,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  });
  // The data layer and the SDK look where the table is when they are imported.
  const { loadWorld } = await import('./load-world.ts');
  return loadWorld({ userPoolId, now, onProgress });
};
