import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { invite } from '#shared/contracts/people.ts';
import { sendActivation, sendPasswordLink } from '#shared/contracts/registration.ts';
import { invoke } from '../../test/world/invoke.ts';
import { anEmail, anEntered, choosing, newestCode, password, registering } from '../../test/world/registering.ts';
import { sentTo } from '../../test/world/sent.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import type { World } from '../../test/world/world.ts';
import { createWorld } from '../../test/world/world.ts';
import { signIn } from '../identity/cognito.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const later = (now: string, hours: number) => new Date(Date.parse(now) + hours * 3_600_000).toISOString();
/** A random address, so that repeated runs do not share rate limits. */
const anAddress = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;
const noon = () => new Date().toISOString();

describe('a person who registers', () => {
  it.for(['Ýžřč Ďáblíková-Šťastná', 'Иван Четвёртый', '李小龍', 'X Æ A-12', 'a'.repeat(200), 'O’Neil, Ph.D.'])(
    'may have the name %s',
    async (fio) => {
      expect((await anEntered({ fio })).account.fio).toBe(fio);
    },
  );

  it('cannot flood mailboxes: 20 registrations an hour per address, 3 e-mails in ten minutes per mailbox', async () => {
    const address = anAddress();
    const now = noon();
    for (let n = 0; n < 20; n++) await registering({ terms: false }, { address, now });
    expect(await registering({}, { address, now })).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    const email = anEmail();
    for (let n = 0; n < 3; n++) ok(await registering({ email }, { now }));
    expect(await registering({ email }, { now })).toMatchObject({ status: 429 });
    expect(await sentTo(email)).toHaveLength(3);
    expect(await registering({ email }, { now: later(now, 1) })).toMatchObject({ status: 201 });
  });
});

describe('an activation link', () => {
  it('requested for a registered person blocks no other letter to that person', async () => {
    const { email } = await anEntered();
    const now = later(noon(), 1);
    for (let n = 0; n < 4; n++) await invoke(sendActivation, null, { query: { email }, now });
    const before = (await sentTo(email)).length;
    expect(await invoke(sendPasswordLink, null, { query: { email }, now })).toMatchObject({ status: 200 });
    const role = { role: 'ROLE_STORE_MANAGER', stores_ids: [world.stores.own.id] };
    expect(await invoke(invite, world.people.buyer, { body: { ...role, email }, now })).toMatchObject({ status: 201 });
    expect(await sentTo(email)).toHaveLength(before + 2);
  });
});

describe('a password link', () => {
  const asking = (email: string, more: object = {}) =>
    invoke(sendPasswordLink, null, { query: { email, locale: 'ru' }, ...more });

  it('updates Cognito from the table when Cognito failed after the account was created', async () => {
    const { email, loginId } = await anEntered();
    const { removeLogin } = await import('../identity/cognito.ts');
    await removeLogin(loginId);
    ok(await asking(email));
    ok(await choosing(await newestCode(email, 'change_password')));
    await expect(signIn(loginId, password)).resolves.toEqual(expect.any(String));
  });
});
