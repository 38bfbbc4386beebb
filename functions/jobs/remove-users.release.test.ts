import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { aNumber } from '../../test/world/phones.ts';

// The job acts on every number of its table.
await takeOwnTable();
const { queueUserRemovalWrite, userToRemoveKey } = await import('../data/auth/removed-users.ts');
const { reserveLoginId } = await import('../data/auth/reserved-login-ids.ts');
const { get, transact } = await import('../data/table.ts');
const { handler } = await import('./remove-users.ts');

const start = Date.now();
const hours = (count: number) => new Date(start + count * 3_600_000).toISOString();
const run = (time: string) => handler({ time });

it('many unproven numbers do not keep a closed account in the user pool', async () => {
  const closed = `closed-${randomUUID()}`;
  await transact([queueUserRemovalWrite(closed)]);
  for (let nth = 0; nth < 301; nth++) await reserveLoginId(aNumber(), hours(100));
  await run(hours(125));
  expect(await get(userToRemoveKey(closed))).toBeUndefined();
});
