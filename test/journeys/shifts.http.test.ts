import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import problems from '#shared/messages/en/problems.ts';
import { type Client, createCognitoUser, send, signedIn, tokensOf } from '../world/client.ts';
import { holdDeployedClock } from '../world/deployed-clock.ts';
import { ok } from '../world/shift-fixtures.ts';
import { createWorld, type World } from '../world/world.ts';

holdDeployedClock();
let world: World;
let clients: Record<'buyer' | 'vendor' | 'worker' | 'colleague' | 'rivalVendor', Client>;
beforeAll(async () => {
  world = await createWorld();
  const { buyer, vendor, worker, colleague, rivalVendor } = world.people;
  const [a, b, c, d, e] = await Promise.all([buyer, vendor, worker, colleague, rivalVendor].map(signedIn));
  if (!a || !b || !c || !d || !e) throw new Error('Not everyone could sign in');
  clients = { buyer: a, vendor: b, worker: c, colleague: d, rivalVendor: e };
});

const quarter = 15 * 60_000;
/** An instant some hours after the next quarter of an hour. */
const slot = (hours: number, from = Math.ceil((Date.now() + 1000) / quarter) * quarter) =>
  new Date(from + hours * 3_600_000).toISOString();
/**
 * A shift of `slot(0)` can be started a quarter of an hour before. One that is ordered in the last second of a quarter
 * has to wait for the end of that second.
 */
const canBeStarted = async (starts_at: string): Promise<void> => {
  await expect.poll(() => Date.now()).toBeGreaterThanOrEqual(Date.parse(starts_at) - quarter);
};
const order = (hours: number, length = 6) => ({
  store_id: world.stores.own.id,
  category_id: world.specialties.cashier,
  starts_at: slot(hours),
  ends_at: slot(hours + length),
});
/** Runs the close-shifts job with an event of the given time, as EventBridge does. */
const tick = (time: string) =>
  new LambdaClient().send(
    new InvokeCommand({
      FunctionName: inject('cloud').deployment.closeShiftsFunction,
      Payload: JSON.stringify({ time }),
    }),
  );

describe('a shift from order to completion, on the deployed app', () => {
  it('is ordered, offered, staffed, worked, and visible to everyone involved', async () => {
    const { buyer, vendor, worker, rivalVendor } = clients;
    const ordered = await buyer.post('/api/shifts', { ...order(48), comment: 'Till 3' });
    expect(ordered.status).toBe(201);
    const { id } = ok(ordered);

    const day = ok(ordered).day as string;
    const open = await vendor.get(`/api/shifts?from=${day}&to=${day}&status=new`);
    expect(open.body.data.map((shift: { id: string }) => shift.id)).toContain(id);
    expect(await rivalVendor.get(`/api/shift/${id}`)).toMatchObject({ status: 404 });

    const candidates = ok(await vendor.get(`/api/shift/${id}/candidates`));
    expect(candidates[0]).toMatchObject({ eligible: true, reasons: [], warnings: [] });
    const assigned = await vendor.post(`/api/shift/${id}/assign`, { staff_id: worker.account.id });
    expect(ok(assigned)).toMatchObject({ status: 'confirmed', staff: { id: worker.account.id } });

    const left = await worker.post(`/api/shift/${id}/leave`, { reason: 'Exam' });
    expect(ok(left)).toMatchObject({ status: 'new', staff: null });
    expect(await worker.get(`/api/shift/${id}`)).toMatchObject({ status: 404 });
  });

  it('is started, paused and ended by its worker', async () => {
    const { vendor, worker, buyer } = clients;
    const { id, starts_at } = ok(await vendor.post('/api/shifts', order(0)));
    ok(await vendor.post(`/api/shift/${id}/assign`, { staff_id: worker.account.id, override_reason: 'Agreed' }));
    await canBeStarted(starts_at);
    expect(ok(await worker.post(`/api/shift/${id}/start`))).toMatchObject({ status: 'in_progress', flags: [] });
    ok(await worker.post(`/api/shift/${id}/break_start`));
    ok(await worker.post(`/api/shift/${id}/break_end`));
    expect(ok(await worker.post(`/api/shift/${id}/end`))).toMatchObject({ status: 'completed', actions: [] });
    const log = ok(await buyer.get(`/api/shift/${id}/log`));
    expect(log.map(({ kind, after }: { kind: string; after: unknown }) => (kind === 'status' ? after : kind))).toEqual(
      expect.arrayContaining(['created', 'confirmed', 'staff', 'in_progress', 'start', 'break', 'completed', 'end']),
    );
  });

  it('is completed by the scheduled job when nobody ends it', async () => {
    const { vendor, colleague, buyer } = clients;
    const { id, starts_at, ends_at } = ok(await vendor.post('/api/shifts', order(0, 1)));
    ok(await vendor.post(`/api/shift/${id}/assign`, { staff_id: colleague.account.id, override_reason: 'Agreed' }));
    await canBeStarted(starts_at);
    ok(await colleague.post(`/api/shift/${id}/start`));
    await tick(new Date(Date.parse(ends_at) + 8 * 3_600_000).toISOString());
    expect(ok(await buyer.get(`/api/shift/${id}`))).toMatchObject({
      status: 'completed',
      actual_end: ends_at,
      flags: expect.arrayContaining(['auto_completed']),
    });
  });
});

describe('access to the API', () => {
  it('is refused without a token and with an invalid one', async () => {
    for (const token of [undefined, 'nonsense', `${clients.buyer.token}x`])
      expect(await send('GET', '/api/shifts', { token })).toMatchObject({ status: 401 });
  });

  it('is refused with the ID token and the refresh token of a sign-in, and granted with its access token', async () => {
    const person = await world.person('Tokens', 'ROLE_BUYER', world.companies.customer);
    const { accessToken, idToken, refreshToken } = await tokensOf(await createCognitoUser(person));
    expect(await send('GET', '/api/shifts', { token: accessToken })).toMatchObject({ status: 200 });
    for (const token of [idToken, refreshToken])
      expect(await send('GET', '/api/shifts', { token })).toMatchObject({ status: 401 });
  });

  it('is refused with the account of another login', async () => {
    const { buyer, vendor } = clients;
    const answered = await send('GET', '/api/me', {
      token: buyer.token,
      headers: { 'x-account-id': vendor.account.id },
    });
    expect(answered).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it('sign-in accepts a form and says whether the login or the password is wrong', async () => {
    const { login, password } = await createCognitoUser(
      await world.person('Form', 'ROLE_BUYER', world.companies.customer),
    );
    const form = (fields: Record<string, string>) =>
      send('POST', '/api/user/login', {
        body: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect(ok(await form({ login: login.toUpperCase(), password }))).toMatchObject({
      roles: ['ROLE_BUYER'],
      company: world.companies.customer,
      locale: 'en',
      api_token: expect.any(String),
    });
    expect(await form({ login, password: 'wrong' })).toMatchObject({ status: 401, body: { code: 'invalid-password' } });
    expect(await form({ login: 'nobody@smena.test', password })).toMatchObject({
      status: 404,
      body: { code: 'user-not-found' },
    });
  });

  it('X-Account-Id selects one of several accounts of a login; the first one is the default', async () => {
    const first = await world.person('Two hats', 'ROLE_BUYER', world.companies.customer);
    const second = await world.person('Two hats', 'ROLE_VENDOR_STAFF', world.companies.performer, {
      login_id: first.login_id,
      created_at: '2026-02-01T00:00:00.000Z',
    });
    const { body } = await send('POST', '/api/user/login', { body: await createCognitoUser(first) });
    expect(body.data).toMatchObject({
      users: [{ id: first.id }, { id: second.id }],
      tokens: [{ id: first.id }, { id: second.id }],
    });
    const token = body.data.tokens[0].api_token as string;
    expect(ok(await send('GET', '/api/me', { token }))).toMatchObject({ id: first.id });
    const me = await send('GET', '/api/me', { token, headers: { 'x-account-id': second.id } });
    expect(ok(me)).toMatchObject({ id: second.id, roles: ['ROLE_VENDOR_STAFF'], users: [{}, {}] });
  });

  it('a body of 10 MB and unknown paths get 4xx, never 5xx', async () => {
    const { token } = clients.buyer;
    const huge = await send('POST', '/api/shifts', {
      token,
      body: JSON.stringify({ comment: 'a'.repeat(10_000_000) }),
    });
    expect(huge).toMatchObject({ status: 413 });
    for (const path of [
      '/api/nothing',
      '/api/shop/no/such/path/here',
      '/api/gpt/no/such/path',
      '/api/blog/no/such/path',
    ])
      expect(await send('GET', path, { headers: { 'accept-language': 'en' } })).toMatchObject({
        status: 404,
        body: { code: 'not-found', message: problems['not-found'] },
      });
    expect(await send('GET', '/api/shift/%00%ff', { token })).toMatchObject({
      status: expect.toSatisfy((s: number) => s >= 400 && s < 500),
    });
  });
});
