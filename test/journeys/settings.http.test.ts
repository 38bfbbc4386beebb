import { PhotonImage } from '@cf-wasm/photon/node';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { Client } from '../world/client.ts';
import { createCognitoUser, send, signedIn } from '../world/client.ts';
import type { World } from '../world/world.ts';
import { createWorld } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
const someone = async () => signedIn(await world.person('Eva Malá', 'ROLE_STORE_MANAGER', world.companies.customer));

/** Sends a form like a browser. The client of the other tests sends JSON. */
const sendPhoto = async ({ token }: Client, bytes: Uint8Array) => {
  const body = new FormData();
  body.append('photo', new File([new Uint8Array(bytes)], 'me.webp'));
  const headers = { authorization: `Bearer ${token}` };
  return fetch(`${inject('cloud').origin}/api/me`, { method: 'POST', headers, body });
};

describe('the own profile over HTTP, with the permissions of the deployed functions', () => {
  it('a photo is uploaded as a form and public at its address', async () => {
    const eva = await someone();
    const sent = await sendPhoto(eva, new PhotonImage(new Uint8Array(90 * 60 * 4).fill(200), 90, 60).get_bytes_webp());
    expect(sent.status).toBe(200);
    const { photo } = ((await sent.json()) as { data: { photo: string } }).data;
    const picture = await fetch(`${inject('cloud').origin}${photo}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const bytes = new Uint8Array(await picture.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    expect(PhotonImage.new_from_byteslice(bytes).get_width()).toBe(256);

    expect((await send('DELETE', '/api/me/delete_photo', { token: eva.token })).status).toBe(200);
    expect((await fetch(`${inject('cloud').origin}${photo}`)).status).toBe(404);
  });

  it('a file that is not a picture is refused', async () => {
    const eva = await someone();
    const html = await sendPhoto(eva, Buffer.from('<!doctype html><script>alert(1)</script>'.repeat(3)));
    expect([html.status, await html.json()]).toMatchObject([400, { fields: { photo: /picture/ } }]);
  });

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
