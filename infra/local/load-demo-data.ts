import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Deployment } from './deploy.ts';
import { step } from './progress.ts';

type LoadDemo = (cloud: {
  endpoint: string;
  table: string;
  userPoolId: string;
  now: string;
  onProgress: () => void;
}) => Promise<unknown>;

export const loadDemoData = async ({ table, userPoolId }: Deployment, endpoint: string) => {
  const file = join(import.meta.dirname, 'demo/load.ts');
  if (!existsSync(file)) return;
  // The data layer reads its table's name when it is imported.
  process.env.TABLE = table;
  const { loadDemo } = (await import(file)) as { loadDemo: LoadDemo };
  const now = new Date().toISOString();
  await step('Demo data loaded', () => loadDemo({ endpoint, table, userPoolId, now, onProgress: () => {} }));
};
