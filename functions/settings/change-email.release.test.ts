import { beforeAll, expect, it } from 'vitest';
import { attributesInCognito } from '../../test/world/client.ts';
import {
  anEmail,
  codeTo,
  confirm,
  request,
  requested,
  subjectsTo,
  someoneWithEmail,
} from '../../test/world/email-changes.ts';
import { withEachFault } from '../../test/world/faults.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import type { World } from '../../test/world/world.ts';
import { createWorld } from '../../test/world/world.ts';
import { findLoginId } from '../data/auth/logins.ts';
import type { Account } from '../data/people/accounts.ts';
import { getAccount } from '../data/people/accounts.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const someone = (more: Partial<Account> = {}) => someoneWithEmail(world, more);

it('reaches all accounts of a login with more of them than fit into a transaction', async () => {
  const who = await someone({ fio: 'Eva Marie Anna Malá Nejezchlebová Vondráčková' });
  const { login_id, fio } = who.me;
  const roles = ['ROLE_BUYER', 'ROLE_BUYER_MANAGER', 'ROLE_VENDOR', 'ROLE_VENDOR_STAFF'] as const;
  const others = await Promise.all(
    roles.map((role) => world.person(fio, role, world.companies.performer, { login_id, email: who.former })),
  );
  const { email, code } = await requested(who);
  ok(await confirm(code));
  for (const { id } of [who.me, ...others]) expect(await getAccount(id)).toMatchObject({ email });
});

it('after a fault at any write, repeating the request completes', async () => {
  const faults = await withEachFault(
    async (faulty) => {
      const who = await someone();
      const email = anEmail();
      await faulty(() => request(who, email));
      ok(await request(who, email));
      const code = await codeTo(email);
      const first = await faulty(() => confirm(code));
      const again = first.status === 200 ? first : await confirm(code);
      // The change was committed and only its response was lost.
      if (again.status === 404) expect(again.body.code).toBe('link-gone');
      else expect(again.status).toBe(200);
      // Runs the effects.
      expect(await subjectsTo(who.former)).toEqual(['Your e-mail in Smena was changed']);
      expect([await findLoginId(email), await findLoginId(who.former)]).toEqual([who.me.login_id, undefined]);
      expect(await getAccount(who.me.id)).toMatchObject({ email });
      expect(await attributesInCognito(who.me.login_id)).toMatchObject({ email });
    },
    { atOnce: 5 },
  );
  expect(faults).toBeGreaterThanOrEqual(6);
});
