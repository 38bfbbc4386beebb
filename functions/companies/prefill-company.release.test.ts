import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { prefillCompany } from '#shared/contracts/companies.ts';
import { withEachFault } from '../../test/world/faults.ts';
import { registeredIco } from '../../test/world/ico.ts';
import { invoke } from '../../test/world/invoke.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import type { World } from '../../test/world/world.ts';

// Answers are kept by number, so they would be those of earlier runs.
await takeOwnTable();
const { createWorld } = await import('../../test/world/world.ts');

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
const now = '2031-11-23T12:00:00.000Z';
/** Each asks once, because an account may not ask often. */
const anAdmin = () => world.person('Admin', 'ROLE_ADMIN', null);

describe('what the register says about a company number', () => {
  it('of 28440005 is unavailable: yellow register-unavailable', async () => {
    const answer = await invoke(prefillCompany, await anAdmin(), { body: { inn: '28440005' }, now });
    expect(ok(answer)).toMatchObject({
      found: 'unavailable',
      taken: false,
      facts: null,
      credibility: { level: 'yellow', reasons: ['register-unavailable'] },
    });
  });
});

it('with a fault at any write the repeated request is answered', async () => {
  await withEachFault(async (faulty) => {
    const [who, inn, headers] = [await anAdmin(), registeredIco(), { 'idempotency-key': randomUUID() }];
    const send = (at: string) => invoke(prefillCompany, who, { body: { inn }, now: at, headers });
    await faulty(() => send(now));
    // A claim of a key that was not released is free after a minute.
    const again = await send('2031-11-23T12:02:00.000Z');
    expect(again).toMatchObject({ status: 200, body: { data: { found: 'yes' } } });
  });
});
