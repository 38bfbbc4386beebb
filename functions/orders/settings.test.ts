import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import {
  getShopSettings,
  setShopSettings,
  type ShopSettings,
  type ShopSettingsInput,
} from '#shared/contracts/orders.ts';
import { maxDeliverySteps } from '#shared/domain/orders/limits.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke, invokeAll } from '../../test/world/invoke.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';

let world: World;
/** All worlds of a test cloud share the settings, so every delivery costs the same with those that are set here. */
let former: ShopSettings;
beforeAll(async () => {
  world = await createWorld();
  former = await read();
});
afterAll(async () => ok(await send((await read()).version, former)));

const read = async (): Promise<ShopSettings> => ok(await invoke(getShopSettings, world.people.admin));
const send = (version: number, { delivery, bonus_percent }: ShopSettingsInput, who = world.people.admin) =>
  invoke(setShopSettings, who, { body: { version, delivery, bonus_percent } });
/** The same costs, with one more step. */
const withOneMore = (): ShopSettingsInput => {
  const [lightest, ...others] = former.delivery;
  if (!lightest) throw new Error('There is always a step');
  return { ...former, delivery: [{ ...lightest, up_to: lightest.up_to - 1 }, lightest, ...others] };
};

describe('the settings of the shop', () => {
  it('are read and set by an admin, with an entry of the audit log', async () => {
    const { admin } = world.people;
    const { version } = await read();
    const { delivery, bonus_percent } = withOneMore();
    expect(ok(await send(version, withOneMore()))).toEqual({ version: version + 1, delivery, bonus_percent });
    expect(await read()).toEqual({ version: version + 1, delivery, bonus_percent });
    const entries = await invokeAll(listAudit, admin);
    const own = entries.find(({ action, by }) => action === 'shop-settings-set' && by.id === admin.id);
    expect(own.changes).toMatchObject([{ field: 'delivery_costs' }]);
  });

  it('are refused at a version that is not the last one, and of two sent at once one is', async () => {
    const { version } = ok(await send((await read()).version, former)) as ShopSettings;
    expect(await send(version - 1, former)).toMatchObject({ status: 409, body: { code: 'changed' } });
    const replies = await racing(writes('SHOP_SETTINGS#'), [() => send(version, former), () => send(version, former)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it.each<[string, Partial<ShopSettingsInput>]>([
    ['delivery', { delivery: [] }],
    [
      'delivery',
      { delivery: Array.from({ length: maxDeliverySteps + 1 }, (_, n) => ({ up_to: 1000 * (n + 1), cost: 99_00 })) },
    ],
    ['delivery.0.up_to', { delivery: [{ up_to: 0, cost: 99_00 }] }],
    ['delivery.0.cost', { delivery: [{ up_to: 1000, cost: -1 }] }],
    [
      'delivery.1.up_to',
      {
        delivery: [
          { up_to: 2000, cost: 99_00 },
          { up_to: 2000, cost: 149_00 },
        ],
      },
    ],
    ['bonus_percent', { bonus_percent: 101 }],
    ['bonus_percent', { bonus_percent: -1 }],
  ])('are refused at %s', async (field, change) => {
    const { status, body } = await send((await read()).version, { ...former, ...change });
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'invalid-input', [field]]);
  });

  it('are neither read nor set by others', async () => {
    const { admin: _, ...others } = world.people;
    for (const who of Object.values(others)) {
      expect(await invoke(getShopSettings, who)).toMatchObject({ status: 403 });
      expect(await send(0, former, who)).toMatchObject({ status: 403 });
    }
  });
});
