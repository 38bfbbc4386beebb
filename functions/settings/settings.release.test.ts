import { beforeAll, describe, expect, it } from 'vitest';
import { changePassword } from '#shared/contracts/settings.ts';
import { createCognitoUser } from '../../test/world/client.ts';
import { invoke } from '../../test/world/invoke.ts';
import { createWorld, type World } from '../../test/world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

describe('the password', () => {
  it('can be guessed ten times in ten minutes at most', async () => {
    const me = await world.person('Eva Malá', 'ROLE_STORE_MANAGER', world.companies.customer);
    const { password } = await createCognitoUser(me);
    const next = 'Brambory-se-smetanou-7';
    const to = (old: string) =>
      invoke(changePassword, me, { body: { old_password: old, password: next, password2: next } });
    for (let n = 0; n < 10; n++) expect((await to(`wrong-${n}-guess`)).status).toBe(400);
    expect(await to(password)).toMatchObject({ status: 429, body: { code: 'login-limit' } });
  });
});
