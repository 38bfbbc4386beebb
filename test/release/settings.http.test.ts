import { beforeAll, describe, expect, inject, it } from 'vitest';
import { createCognitoUser, send, signedIn } from '../world/client.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
const someone = async () => signedIn(await world.person('Eva Malá', 'ROLE_STORE_MANAGER', world.companies.customer));

describe('the own profile over HTTP, with the permissions of the deployed functions', () => {
  it('a profile update needs the current version and refuses unknown fields', async () => {
    const eva = await someone();
    const { body } = await eva.get('/api/me');
    const change = { version: body.data.version, fio: 'Eva Velká', languages: ['cs', 'uk'] };
    expect(await eva.put('/api/me', { ...change, roles: ['ROLE_ADMIN'] })).toMatchObject({ status: 400 });
    expect(await eva.put('/api/me', change)).toMatchObject({ status: 200, body: { data: { fio: 'Eva Velká' } } });
    expect(await eva.put('/api/me', change)).toMatchObject({ status: 409, body: { code: 'changed' } });
  });

  it('the download is a file', async () => {
    const eva = await someone();
    const answer = await fetch(`${inject('cloud').origin}/api/me/download`, {
      headers: { authorization: `Bearer ${eva.token}` },
    });
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="smena-my-data.json"');
    expect(await answer.json()).toMatchObject({ account: { fio: 'Eva Malá' }, login: { email: /@smena\.test$/ } });
  });

  it('changing the password ends the sessions of every device, and the new password signs in', async () => {
    const account = await world.person('Hana Heslová', 'ROLE_MANAGER', null);
    const { login, password } = await createCognitoUser(account);
    const signIn = (secret: string) => send('POST', '/api/user/login', { body: { login, password: secret } });
    const token = (await signIn(password)).body.data.api_token as string;
    expect((await send('GET', '/api/me', { token })).status).toBe(200);
    // Tokens have a resolution of one second: a token of the same second as the change would still be valid.
    await new Promise((resolve) => setTimeout(resolve, 1100));

    const next = 'Brambory-se-smetanou-7';
    const body = { old_password: password, password: next, password2: next };
    expect((await send('PUT', '/api/me/password', { token, body })).status).toBe(200);
    expect(await send('GET', '/api/me', { token })).toMatchObject({
      status: 403,
      body: { code: 'authentication-failed' },
    });
    expect((await signIn(password)).status).toBe(401);
    expect((await signIn(next)).status).toBe(200);
  });

  it('signing out everywhere makes all tokens invalid at once', async () => {
    const eva = await someone();
    await eva.get('/api/me');
    expect((await eva.get('/api/me/sessions')).body.data).toMatchObject([{ current: true }]);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await eva.post('/api/me/sign_out_everywhere')).status).toBe(200);
    expect(await eva.get('/api/me')).toMatchObject({ status: 403, body: { code: 'authentication-failed' } });
  });

  it('a closed account can no longer sign in', async () => {
    const account = await world.person('Petr Odchozí', 'ROLE_MANAGER', null);
    const { login, password } = await createCognitoUser(account);
    const signIn = () => send('POST', '/api/user/login', { body: { login, password } });
    const token = (await signIn()).body.data.api_token as string;
    expect(await send('DELETE', '/api/me?confirm=delete', { token })).toMatchObject({
      status: 200,
      body: { data: { login_deleted: true } },
    });
    expect((await send('GET', '/api/me', { token })).status).toBe(403);
    expect((await signIn()).status).toBe(404);
  });

  it('the account of another login is refused', async () => {
    const eva = await someone();
    const headers = { 'x-account-id': world.people.admin.id };
    for (const [method, path] of [
      ['GET', '/api/me'],
      ['GET', '/api/me/download'],
      ['DELETE', '/api/me?confirm=delete'],
      ['DELETE', '/api/me/delete_photo'],
    ] as const)
      expect((await send(method, path, { token: eva.token, headers })).status).toBe(403);
    expect((await (await signedIn(world.people.admin)).get('/api/me')).body.data.fio).toBe('Admin');
  });
});
