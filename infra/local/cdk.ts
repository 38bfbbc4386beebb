import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './child.ts';
import { root } from './folders.ts';

const cli = join(root, 'node_modules/aws-cdk/bin/cdk');

/** Runs the CDK CLI. Its output goes to `logFile`; the end of the output is printed when it fails. */
export const cdk = async (logFile: string, args: readonly string[]) => {
  const { code, output } = await run(process.execPath, [cli, '--no-notices', '--no-color', ...args], {
    ...process.env,
    CI: 'true',
    CDK_VALIDATION: 'false',
  });
  await writeFile(logFile, output);
  if (code !== 0) throw new Error(`cdk ${args[0]} failed; all it said is in ${logFile}\n${output.slice(-2500)}`);
};
