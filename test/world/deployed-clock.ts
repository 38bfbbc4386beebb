import { open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

const file = () => join(dirname(process.env['SMENA_TEST_CLOUD'] ?? '.'), 'deployed-clock.lock');

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** False while another running process holds the lock. */
const acquire = async (): Promise<boolean> => {
  try {
    const lock = await open(file(), 'wx');
    await lock.writeFile(String(process.pid));
    await lock.close();
    return true;
  } catch {
    const holder = await readFile(file(), 'utf8').catch(() => '');
    if (holder !== '' && !isRunning(Number(holder))) await rm(file(), { force: true });
    return false;
  }
};

/**
 * Runs this test file alone among those that call it. A test that runs the deployed close-shifts job with a later time
 * closes the shifts of every world, so no other file may have shifts of today meanwhile.
 */
export const holdDeployedClock = (): void => {
  beforeAll(async () => {
    while (!(await acquire())) await new Promise((resolve) => setTimeout(resolve, 200));
  }, 300_000);
  afterAll(() => rm(file(), { force: true }));
};
