import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../infra/local/child.ts';
import { root } from '../infra/local/folders.ts';
import { shown, spread, table } from './markdown.ts';

const test = 'test/release/chat-load.http.test.ts';

/** From a post to its receipt by Mattermost's client, measured by a test of the second ring. */
export const chat = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'smena-chat-'));
  const file = join(folder, 'times.json');
  try {
    const { code, output } = await run(process.execPath, [join(root, 'test/run.ts'), '--project', 'api', test], {
      ...process.env,
      SMENA_TEST_ALL: 'yes',
      SMENA_CHAT_TIMES: file,
    });
    if (code !== 0) throw new Error(output.slice(-5000));
    const times = JSON.parse(await readFile(file, 'utf8')) as number[];
    return `## Support chat

\`npm run bench -- chat\`: each post through the deployed functions to 50 connections of a person and of support (\`${test}\`),
with a kept cloud if SMENA_TEST_CLOUD names it. The clients run beside the cloud on the same cores.

${table(['from the request to the receipt', 'receipts:', 'p50 / p95 / most, ms:'], [['a post', shown(times.length), spread(times)]])}
`;
  } finally {
    await rm(folder, { recursive: true });
  }
};
