import { beforeAll, describe, expect, it } from 'vitest';
import { getMe } from '#shared/contracts/settings.ts';
import { invoke, invokeAs, claimsOf } from '../../test/world/invoke.ts';
import { createWorld, type World } from '../../test/world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
const as = (id?: string) => ({ headers: { 'x-account-id': id } });

describe('the acting account', () => {
  it('gets a specific error when it was closed, so that the app signs the person out', async () => {
    const closed = await world.person('Closed', 'ROLE_VENDOR', world.companies.performer, { active: false });
    const answered = { status: 403, body: { code: 'authentication-failed' } };
    expect(await invoke(getMe, closed, as())).toMatchObject(answered);
    expect(await invoke(getMe, closed, as(closed.id))).toMatchObject(answered);
  });

  it('is another account of the login when the first one was closed', async () => {
    const { performer, rival } = world.companies;
    const first = await world.person('Twice', 'ROLE_VENDOR', performer, { active: false });
    const second = await world.person('Twice', 'ROLE_VENDOR', rival, { login_id: first.login_id });
    expect(await invoke(getMe, first, as())).toMatchObject({ status: 200, body: { data: { id: second.id } } });
  });

  it('is never an account of another login', async () => {
    const { vendor, buyer } = world.people;
    expect(await invoke(getMe, vendor, as(buyer.id))).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await invoke(getMe, vendor, as('nobody'))).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });
});

describe('the token', () => {
  const withClaims = (change: Record<string, unknown>) => {
    const { vendor } = world.people;
    const claims = { ...claimsOf(vendor, new Date().toISOString()), ...change };
    return invokeAs(getMe, vendor, {}, { claims });
  };

  it("must be a user's access token", async () => {
    expect(await withClaims({})).toMatchObject({ status: 200 });
  });

  it.each([
    ['of an identity', { token_use: 'id' }],
    ['of a refresh', { token_use: 'refresh' }],
    ['of no kind', { token_use: undefined }],
    ['of nobody', { username: undefined }],
  ])('%s is refused, although API Gateway has verified it', async (_, change) => {
    expect(await withClaims(change)).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });
});
