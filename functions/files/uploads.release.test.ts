import { beforeAll, describe, expect, it } from 'vitest';
import { createUpload } from '#shared/contracts/files.ts';
import { invoke } from '../../test/world/invoke.ts';
import { takeOwnBucket } from '../../test/world/own-bucket.ts';
import { at } from '../../test/world/shift-fixtures.ts';
import type { World } from '../../test/world/world.ts';
import { createWorld } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

await takeOwnBucket();

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
const someone = () => world.person('Eva Malá', 'ROLE_STORE_MANAGER', world.companies.customer);
const order = { purpose: 'profile-photo', type: 'image/jpeg', size: 1000 };
const create = (who: Account, body: object = order, headers = {}, now = at(1, '08:00')) =>
  invoke(createUpload, who, { body, headers, now });

describe('an announced upload', () => {
  it('is refused after 100 files, or 200 MB, within a day', async () => {
    const [eva, jan] = [await someone(), await someone()];
    for (let n = 0; n < 100; n++) expect((await create(eva)).status).toBe(201);
    expect(await create(eva)).toMatchObject({ status: 429, body: { code: 'upload-limit' } });
    expect((await create(eva, order, {}, at(2, '08:00'))).status).toBe(201);
    // A started megabyte counts as one.
    const large = { ...order, size: 4 * 1024 * 1024 - 1 };
    for (let n = 0; n < 50; n++) expect((await create(jan, large)).status).toBe(201);
    expect(await create(jan)).toMatchObject({ status: 429, body: { code: 'upload-limit' } });
  }, 120_000);
});
