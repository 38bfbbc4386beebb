import { GetFunctionConfigurationCommand, LambdaClient } from '@aws-sdk/client-lambda';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { AssumeRoleCommand, STSClient } from '@aws-sdk/client-sts';
import { PhotonImage } from '@cf-wasm/photon/node';
import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { uploadTimes } from '#shared/domain/files/upload.ts';
import { uploadForm } from '../../functions/data/files/upload-form.ts';
import { fileHeaders } from '../../infra/security-headers.ts';
import { type Client, send, signedIn } from '../world/client.ts';
import { heldAs, picture } from '../world/pictures.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
let eva: Client;
beforeAll(async () => {
  world = await createWorld();
  eva = await signedIn(await world.person('Eva Malá', 'ROLE_STORE_MANAGER', world.companies.customer));
});
const { origin, endpoint, deployment } = inject('cloud');

type Form = { id: string; url: string; fields: Record<string, string> };
const announce = async (size: number, type = 'image/jpeg'): Promise<Form> => {
  const { status, body } = await eva.post('/api/upload', { purpose: 'profile-photo', type, size });
  expect(status).toBe(201);
  return body.data as Form;
};
/** Sends a file as a browser does: the fields of the form first, then the file. */
const sendForm = ({ url, fields }: Omit<Form, 'id'>, bytes: Uint8Array, changes: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...changes })) form.append(name, value);
  form.append('file', new File([new Uint8Array(bytes)], 'me.jpg'));
  return fetch(url, { method: 'POST', body: form, headers: { origin } });
};
const stateOf = async (id: string) => (await eva.get(`/api/upload/${id}`)).body.data as object;
const checked = async (id: string) => {
  await expect.poll(() => stateOf(id), { timeout: 20_000 }).not.toMatchObject({ state: 'waiting' });
  return stateOf(id);
};
const photoBytes = () => picture(90, 60).get_bytes_jpeg(80);

describe('a file', () => {
  it('goes straight to the bucket, is checked, claimed as the photo and public in two sizes without EXIF', async () => {
    const bytes = heldAs(6, photoBytes());
    const form = await announce(bytes.length);
    expect(await stateOf(form.id)).toEqual({ id: form.id, state: 'waiting', rejection: null });
    expect((await sendForm(form, bytes)).status).toBe(204);
    expect(await checked(form.id)).toEqual({ id: form.id, state: 'ready', rejection: null });

    const { status, body } = await eva.post('/api/me', { upload_id: form.id });
    expect(status).toBe(200);
    const { photo, photo_small } = body.data as { photo: string; photo_small: string };
    for (const [path, side] of [
      [photo, 256],
      [photo_small, 96],
    ] as const) {
      const answer = await fetch(`${origin}${path}`);
      expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
        200,
        'image/jpeg',
        'public, max-age=86400, immutable',
      ]);
      expect(Object.fromEntries(answer.headers)).toMatchObject(fileHeaders);
      const jpeg = new Uint8Array(await answer.arrayBuffer());
      expect(PhotonImage.new_from_byteslice(jpeg).get_width()).toBe(side);
      expect(Buffer.from(jpeg).includes('GPS')).toBe(false);
    }
    const download = await eva.get('/api/me/download');
    expect(download.body.photo).toMatch(/^data:image\/jpeg;base64,/);
    // What was sent is deleted with the check.
    const sent = new GetObjectCommand({ Bucket: deployment.filesBucket, Key: form.fields['key'] });
    await expect(new S3Client().send(sent)).rejects.toThrow(/not exist|NoSuchKey/i);
  });

  it('that is not what was announced is rejected with the reason, and cannot be claimed', async () => {
    const html = Buffer.from('<!doctype html><script>alert(1)</script>'.repeat(3));
    const form = await announce(html.length);
    await sendForm(form, html);
    expect(await checked(form.id)).toEqual({ id: form.id, state: 'rejected', rejection: 'not-a-picture' });
    expect(await eva.post('/api/me', { upload_id: form.id })).toMatchObject({
      status: 409,
      body: { code: 'upload-not-ready' },
    });
  });
});

describe('the form', () => {
  it.for([
    ['more bytes', (bytes: Uint8Array) => Buffer.concat([bytes, Buffer.alloc(1)]), {}],
    ['fewer bytes', (bytes: Uint8Array) => bytes.subarray(1), {}],
    ['another type', (bytes: Uint8Array) => bytes, { 'Content-Type': 'text/html' }],
    ['another key', (bytes: Uint8Array) => bytes, { key: 'incoming/profile-photo/of-another-person' }],
    ['a public key', (bytes: Uint8Array) => bytes, { key: 'files/profile-photo/a/large.jpg' }],
    ['a further field', (bytes: Uint8Array) => bytes, { acl: 'public-read' }],
  ] as const)('is refused by the bucket with %s', async ([, change, fields]) => {
    const bytes = photoBytes();
    const form = await announce(bytes.length);
    const { status } = await sendForm(form, change(bytes), fields);
    expect([400, 403]).toContain(status);
    expect(await stateOf(form.id)).toMatchObject({ state: 'waiting' });
  });

  it('is refused by the bucket after 15 minutes', async () => {
    const now = new Date().toISOString();
    const file = {
      ...uploadTimes(now),
      ...({ purpose: 'profile-photo', type: 'image/jpeg', state: 'waiting', rejection: null } as const),
      id: 'an-expired-form',
      public_id: 'of-an-expired-form',
      owner_id: eva.account.id,
      size: photoBytes().length,
    };
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 15 * 60_000 - 1000 });
    const old = await uploadForm(file).finally(() => vi.useRealTimers());
    expect((await sendForm(old, photoBytes())).status).toBe(403);
    expect((await sendForm(await uploadForm(file), photoBytes())).status).toBe(204);
  });

  it('may be sent by the web app from its own origin only', async () => {
    const { url } = await announce(100);
    const preflight = (from: string) =>
      fetch(url, { method: 'OPTIONS', headers: { origin: from, 'access-control-request-method': 'POST' } });
    expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBe(origin);
    expect((await preflight('https://elsewhere.example')).headers.get('access-control-allow-origin')).toBeNull();
    expect(new URL(url).origin).toBe(endpoint);
    const page = await fetch(`${origin}/`);
    expect(page.headers.get('content-security-policy')).toContain(` ${endpoint};`);
  });
});

describe('the role of', () => {
  const bucketAs = async (functionName: string) => {
    const { Role } = await new LambdaClient().send(new GetFunctionConfigurationCommand({ FunctionName: functionName }));
    const { Credentials } = await new STSClient().send(
      new AssumeRoleCommand({ RoleArn: Role, RoleSessionName: 'files-test' }),
    );
    return new S3Client({
      credentials: {
        accessKeyId: Credentials?.AccessKeyId ?? '',
        secretAccessKey: Credentials?.SecretAccessKey ?? '',
        ...(Credentials?.SessionToken && { sessionToken: Credentials.SessionToken }),
      },
    });
  };
  const Bucket = deployment.filesBucket;
  const [sent, shown] = ['incoming/profile-photo/grants', 'files/profile-photo/grants/large.jpg'];
  const all = {
    'write incoming': new PutObjectCommand({ Bucket, Key: sent, Body: 'x' }),
    'write incoming of no purpose': new PutObjectCommand({ Bucket, Key: 'incoming/other/grants', Body: 'x' }),
    'read incoming': new GetObjectCommand({ Bucket, Key: sent }),
    'delete incoming': new DeleteObjectCommand({ Bucket, Key: 'incoming/profile-photo/none' }),
    'write public': new PutObjectCommand({ Bucket, Key: shown, Body: 'x' }),
    'read public': new GetObjectCommand({ Bucket, Key: shown }),
    'delete public': new DeleteObjectCommand({ Bucket, Key: 'files/profile-photo/none' }),
    list: new ListObjectsV2Command({ Bucket }),
  };
  beforeAll(async () => {
    // Not under `incoming/profile-photo/` of any upload: the deployed check deletes what nobody announced.
    await new S3Client().send(new PutObjectCommand({ Bucket, Key: shown, Body: 'x' }));
  });

  it.for([
    ['create-upload', ['write incoming']],
    ['receive-upload', ['read incoming', 'delete incoming', 'write public']],
    ['remove-files', ['delete incoming', 'delete public']],
    ['download-me', ['read public']],
    ['get-upload', []],
    ['set-photo', []],
  ] as const)('%s allows nothing in the bucket but to %s', async ([name, allowed]) => {
    const bucket = await bucketAs(`smena-${name}`);
    const done = await Promise.all(
      Object.entries(all).map(async ([action, command]) => {
        const refused = await bucket.send(command as PutObjectCommand).then(
          () => false,
          (error: Error) => /AccessDenied|not authorized|Access Denied/i.test(`${error.name} ${error.message}`),
        );
        return refused ? [] : [action];
      }),
    );
    expect(done.flat().toSorted()).toEqual([...allowed].toSorted());
  });
});

it('another person cannot see an upload, and nobody can without a session', async () => {
  const { id } = await announce(100);
  const other = await signedIn(await world.person('Jana Jiná', 'ROLE_STORE_MANAGER', world.companies.customer));
  expect((await other.get(`/api/upload/${id}`)).status).toBe(404);
  expect((await send('GET', `/api/upload/${id}`)).status).toBe(401);
});
