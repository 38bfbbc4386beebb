import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Deployment } from './deploy.ts';
import { step } from './progress.ts';

export const loadDemoData = async ({ table, userPoolId }: Deployment, endpoint: string) => {
  const file = join(import.meta.dirname, 'demo/load.ts');
  if (!existsSync(file)) return;
  process.env.TABLE = table;
  const { loadDemo } = await import(file);
  await step('Demo data loaded', () => loadDemo({ endpoint, table, userPoolId, now: new Date().toISOString(), onProgress: () => {} }));
};
