import { PhotonImage } from '@cf-wasm/photon/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/notifications.ts';
import {
  acceptTerms,
  changePassword,
  deletePhoto,
  downloadMe,
  getMe,
  getPhoto,
  listSessions,
  signOutEverywhere,
  updateMe,
  uploadPhoto,
} from '#shared/contracts/settings.ts';
import { createCognitoUser } from '../../test/world/client.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { at, shiftFixtures, ok } from '../../test/world/shift-fixtures.ts';
import type { World } from '../../test/world/world.ts';
import { createWorld } from '../../test/world/world.ts';
import type { Account } from '../data/accounts.ts';
import { getAccount } from '../data/accounts.ts';
import { listActionsOf } from '../data/audit.ts';
import { currentTermsVersion } from '../data/documents.ts';
import { recordSession } from '../data/sessions.ts';

let world: World;
let me: Account;
beforeAll(async () => {
  world = await createWorld();
});
const someone = () => world.person('Eva Malá', 'ROLE_STORE_MANAGER', world.companies.customer);

const read = async (who: Account) => ok(await invoke(getMe, who));
const change = (who: Account, body: object) => invoke(updateMe, who, { body });
const formOf = (bytes: Uint8Array, name = 'me.jpg', type = 'image/jpeg') => {
  const form = new FormData();
  form.append('photo', new File([new Uint8Array(bytes)], name, { type }));
  return form;
};
const upload = (who: Account, bytes: Uint8Array, name?: string, type?: string) =>
  invoke(uploadPhoto, who, { body: formOf(bytes, name, type) });

/** Red on the left, blue on the right. */
const picture = (width: number, height: number) => {
  const pixels = new Uint8Array(width * height * 4);
  for (let at = 0; at < pixels.length; at += 4)
    pixels.set((at / 4) % width < width / 2 ? [220, 20, 20, 255] : [20, 20, 220, 255], at);
  return new PhotonImage(pixels, width, height);
};
/** Adds an EXIF segment with an orientation, as cameras write it. */
const heldAs = (orientation: number, jpeg: Uint8Array) => {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const exif = [...Buffer.from('Exif\0\0'), ...tiff, ...Buffer.from('GPS 50.0755N 14.4378E')];
  return Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2, ...exif, ...jpeg.subarray(2)]);
};
/** Files of headers alone: a decoder reads them before it allocates memory for the image. */
const chunk = (name: string, data: Buffer) => {
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};
const less = (width: number, height: number) => {
  const sizes = Buffer.alloc(6);
  sizes.writeUIntLE(width - 1, 0, 3);
  sizes.writeUIntLE(height - 1, 3, 3);
  return sizes;
};
const canvas = (width: number, height: number) => chunk('VP8X', Buffer.concat([Buffer.alloc(4), less(width, height)]));
const lossless = (width: number, height: number) => {
  const data = Buffer.from([0x2f, 0, 0, 0, 0, 0, 0, 0]);
  data.writeUInt32LE((width - 1) | ((height - 1) << 14), 1);
  return chunk('VP8L', data);
};
const lossy = (width: number, height: number) => {
  const data = Buffer.from([0, 0, 0, 0x9d, 0x01, 0x2a, 0, 0, 0, 0]);
  data.writeUInt16LE(width, 6);
  data.writeUInt16LE(height, 8);
  return chunk('VP8 ', data);
};
const animated = (width: number, height: number, frame: Buffer) =>
  chunk('ANMF', Buffer.concat([Buffer.alloc(6), less(width, height), Buffer.alloc(4), frame]));
const webpOf = (...chunks: Buffer[]) => chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));
const jpegOf = (...frames: [width: number, height: number][]) => {
  const frame = ([width, height]: [number, number]) => {
    const bytes = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
    bytes.writeUInt16BE(height, 5);
    bytes.writeUInt16BE(width, 7);
    return bytes;
  };
  // Scan data in between, with an escaped byte FF (FF 00) and a restart marker.
  const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 0x3f, 0, 0x12, 0xff, 0, 0x34, 0xff, 0xd0, 0x56]);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...frames.flatMap((each) => [frame(each), scan])]);
};
const pngOf = (...headers: ['IHDR' | 'fcTL', width: number, height: number][]) => {
  const header = ([name, width, height]: [string, number, number]) => {
    const before = name === 'fcTL' ? 4 : 0;
    const bytes = Buffer.alloc(12 + before + 13);
    bytes.writeUInt32BE(before + 13, 0);
    bytes.write(name, 4, 'latin1');
    bytes.writeUInt32BE(width, 8 + before);
    bytes.writeUInt32BE(height, 12 + before);
    return bytes;
  };
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...headers.map(header)]);
};
const colourAt = (jpeg: Uint8Array, x: number, y: number): 'red' | 'blue' => {
  const image = PhotonImage.new_from_byteslice(jpeg);
  const [red = 0, , blue = 0] = image.get_raw_pixels().subarray((y * image.get_width() + x) * 4);
  return red > blue ? 'red' : 'blue';
};
const photoAt = async (address: string) => {
  const { status, headers, body } = await invoke(getPhoto, null, { params: { id: address.split('/').at(-1) ?? '' } });
  return { status, headers, jpeg: status === 200 ? new Uint8Array(Buffer.from(body, 'base64')) : undefined };
};

describe('the profile', () => {
  it('is returned with the other accounts of the login', async () => {
    me = await someone();
    const other = await world.person('Eva Malá', 'ROLE_BUYER', null, { login_id: me.login_id });
    expect(await read(me)).toMatchObject({ id: me.id, version: 1, photo: null, needs_company: false, languages: [] });
    expect(await read(other)).toMatchObject({ id: other.id, needs_company: true });
    expect(await read(world.people.buyer)).toMatchObject({ needs_company: false });
    expect(await read(world.people.admin)).toMatchObject({ needs_company: false, company: null });
    expect((await read(me)).users.map(({ id }: Account) => id).toSorted()).toEqual([me.id, other.id].toSorted());
  });

  it('changes the fields that are sent and keeps the others', async () => {
    me = await someone();
    const changed = await change(me, {
      version: 1,
      fio: '  Eva Velká ',
      country: 'SK',
      languages: ['sk', 'uk'],
      bank_account: 'cz65 0800 0000 1920 0014 5399',
    });
    expect(ok(changed)).toMatchObject({
      version: 2,
      fio: 'Eva Velká',
      locale: 'en',
      country: 'SK',
      languages: ['sk', 'uk'],
      bank_account: 'CZ6508000000192000145399',
    });
    expect(ok(await change(me, { version: 2, locale: 'ru', bank_account: null }))).toMatchObject({
      version: 3,
      fio: 'Eva Velká',
      locale: 'ru',
      bank_account: null,
    });
    const dayAt = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const { body } = await invoke(listAudit, me, { query: { from: dayAt(-1), to: dayAt(1) } });
    expect(body.data).toMatchObject([{ action: 'profile-changed' }, { action: 'profile-changed' }]);
  });

  it.for([
    [{ roles: ['ROLE_ADMIN'] }, 'roles'],
    [{ company: { id: 'other', name: 'Other' } }, 'company'],
    [{ bonus: 100_000 }, 'bonus'],
    [{ email: 'other@smena.test' }, 'email'],
    [{ phone: '+420777000001' }, 'phone'],
    [{ active: false }, 'active'],
    [{ login_id: 'another' }, 'login_id'],
    [{ store_ids: [] }, 'store_ids'],
    [{ terms: { version: 9, at: '2026-01-01T00:00:00.000Z' } }, 'terms'],
    [{ waits: null }, 'waits'],
  ] as const)('cannot gain roles by mass assignment: %o', async ([body, field]) => {
    me = await someone();
    const answer = await change(me, { version: 1, fio: 'Somebody', ...body });
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: 'Unknown field.' } } });
    expect(await getAccount(me.id)).toEqual(me);
  });

  it.for([
    [{ fio: '   ' }, 'fio'],
    [{ fio: 'a'.repeat(201) }, 'fio'],
    [{ locale: 'de' }, 'locale'],
    [{ country: 'XX' }, 'country'],
    [{ country: 'cz' }, 'country'],
    [{ languages: ['klingon'] }, 'languages.0'],
    [{ bank_account: '19-2000145398/0800' }, 'bank_account'],
    [{ bank_account: 'CZ6608000000192000145399' }, 'bank_account'],
  ] as const)('with %o returns an error at the field', async ([body, field]) => {
    me = await someone();
    const { status, body: answer } = await change(me, { version: 1, ...body });
    expect([status, Object.keys(answer.fields)]).toEqual([400, [field]]);
    expect(await getAccount(me.id)).toEqual(me);
  });

  it('returns 409 for a stale version, and one of two concurrent updates succeeds', async () => {
    me = await someone();
    await change(me, { version: 1, fio: 'First' });
    expect(await change(me, { version: 1, fio: 'Second' })).toMatchObject({ status: 409, body: { code: 'changed' } });
    const both = await racing(writes('ACCOUNT#'), [
      () => change(me, { version: 2, fio: 'A' }),
      () => change(me, { version: 2, fio: 'B' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is not accessible with the account of another login', async () => {
    me = await someone();
    const { status } = await invoke(updateMe, me, {
      body: { version: 1, fio: 'Thief' },
      headers: { 'x-account-id': world.people.admin.id },
    });
    expect(status).toBe(403);
    expect((await getAccount(world.people.admin.id))?.fio).toBe('Admin');
  });
});

describe('the photo', () => {
  it.for([
    ['JPEG', (image: PhotonImage) => image.get_bytes_jpeg(90)],
    ['PNG', (image: PhotonImage) => image.get_bytes()],
    ['WebP', (image: PhotonImage) => image.get_bytes_webp()],
  ] as const)('of type %s becomes a small square, whatever its file name says', async ([, encode]) => {
    me = await someone();
    const { photo } = ok(await upload(me, encode(picture(640, 400)), 'a.txt', 'text/plain'));
    const { headers, jpeg } = await photoAt(photo);
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' });
    const image = PhotonImage.new_from_byteslice(jpeg ?? new Uint8Array());
    expect([image.get_width(), image.get_height()]).toEqual([256, 256]);
    expect(jpeg?.length).toBeLessThan(40 * 1024);
  });

  it.for([
    [1, 'red', 'blue', 'red'],
    [2, 'blue', 'red', 'blue'],
    [3, 'blue', 'red', 'blue'],
    [4, 'red', 'blue', 'red'],
    [5, 'red', 'red', 'blue'],
    [6, 'red', 'red', 'blue'],
    [7, 'blue', 'blue', 'red'],
    [8, 'blue', 'blue', 'red'],
  ] as const)('with EXIF orientation %i is stored upright, without EXIF data', async ([orientation, ...corners]) => {
    me = await someone();
    const sent = heldAs(orientation, picture(400, 400).get_bytes_jpeg(90));
    const { photo } = ok(await upload(me, sent));
    const { jpeg = new Uint8Array() } = await photoAt(photo);
    expect([colourAt(jpeg, 8, 8), colourAt(jpeg, 247, 8), colourAt(jpeg, 8, 247)]).toEqual(corners);
    expect(Buffer.from(jpeg).includes('Exif') || Buffer.from(jpeg).includes('GPS')).toBe(false);
  });

  it('shows transparent parts in white', async () => {
    me = await someone();
    const clear = new PhotonImage(new Uint8Array(64 * 64 * 4), 64, 64).get_bytes();
    const { jpeg = new Uint8Array() } = await photoAt(ok(await upload(me, clear)).photo);
    expect(PhotonImage.new_from_byteslice(jpeg).get_raw_pixels()[0]).toBeGreaterThan(250);
    const partly = new Uint8Array(64 * 64 * 4).map((_, n) => (n % 4 === 3 ? 100 : 200));
    const shown = await photoAt(ok(await upload(me, new PhotonImage(partly, 64, 64).get_bytes())).photo);
    const [red = 0] = PhotonImage.new_from_byteslice(shown.jpeg ?? new Uint8Array()).get_raw_pixels();
    expect(Math.abs(red - 233)).toBeLessThan(6);
  });

  it('gets a new address when it is replaced, and the old address and a removed photo return 404', async () => {
    me = await someone();
    const bytes = picture(80, 80).get_bytes_jpeg(80);
    const first = ok(await upload(me, bytes)).photo;
    const second = ok(await upload(me, bytes)).photo;
    expect(second).not.toBe(first);
    expect((await photoAt(first)).status).toBe(404);
    expect(ok(await invoke(deletePhoto, me))).toMatchObject({ photo: null, version: 4 });
    expect((await photoAt(second)).status).toBe(404);
    expect(ok(await invoke(deletePhoto, me))).toMatchObject({ photo: null, version: 4 });
  });

  it.for([
    [
      'SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="9" height="9"/></svg>'),
    ],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script><p>This is no picture at all.</p>')],
    ['a GIF', Buffer.from('GIF89a'.padEnd(64, '\0'), 'latin1')],
    [
      'HTML behind the first bytes of a JPEG',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<script>alert(1)</script>'.repeat(4))]),
    ],
    ['a PNG that ends after its header', Buffer.from(picture(30, 30).get_bytes().subarray(0, 40))],
    ['nothing', Buffer.alloc(0)],
  ] as const)('that is %s named as a JPEG is refused', async ([, bytes]) => {
    me = await someone();
    expect(await upload(me, bytes)).toMatchObject({ status: 400, body: { fields: { photo: /picture/ } } });
    expect(await getAccount(me.id)).toEqual(me);
    expect((await upload(me, picture(40, 40).get_bytes())).status).toBe(200);
  });

  it('that would exceed the memory when decoded is refused by its header', async () => {
    me = await someone();
    const bomb = Buffer.from(picture(30, 30).get_bytes());
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    expect(await upload(me, bomb)).toMatchObject({ status: 400, body: { fields: { photo: /50 megapixels/ } } });
  });

  it.for([
    ['WebP that calls itself 1 x 1 and holds a frame of 16383 x 16383', webpOf(canvas(1, 1), lossless(16_383, 16_383))],
    ['WebP whose frame is lossy', webpOf(canvas(1, 1), lossy(16_383, 16_383))],
    ['WebP with one more frame', webpOf(lossless(1, 1), lossless(16_383, 16_383))],
    ['animated WebP', webpOf(canvas(1, 1), animated(1, 1, lossless(16_383, 16_383)))],
    ['animated WebP whose frame calls itself large', webpOf(canvas(1, 1), animated(16_383, 16_383, lossless(1, 1)))],
    ['JPEG with a second frame', jpegOf([16, 16], [60_000, 60_000])],
    ['JPEG with a small frame at its end', jpegOf([60_000, 60_000], [16, 16])],
    ['PNG with a second header', pngOf(['IHDR', 1, 1], ['IHDR', 60_000, 60_000])],
    ['PNG with a frame of an animation', pngOf(['IHDR', 1, 1], ['fcTL', 60_000, 60_000])],
  ] as const)('that is small but large when decoded is refused before decoding: %s', async ([, bomb]) => {
    me = await someone();
    expect(bomb.length).toBeLessThan(120);
    expect(await upload(me, bomb)).toMatchObject({ status: 400, body: { fields: { photo: /50 megapixels/ } } });
  });

  it('that decodes to another size than its headers name is refused', async () => {
    me = await someone();
    const trailing = pngOf(['IHDR', 2000, 2000]).subarray(8);
    const bytes = Buffer.concat([Buffer.from(picture(30, 30).get_bytes()), trailing]);
    expect(await upload(me, bytes)).toMatchObject({ status: 400, body: { fields: { photo: /picture/ } } });
  });

  it('that ends within a frame header is refused', async () => {
    me = await someone();
    const hugeImage = webpOf(canvas(1, 1), lossless(16_383, 16_383));
    expect(hugeImage.length).toBe(46);
    for (const end of [32, 38, 39, 42])
      expect(await upload(me, hugeImage.subarray(0, end))).toMatchObject({
        status: 400,
        body: { code: 'invalid-input' },
      });
  });

  it('of 4 MB and a byte is refused, and one of 5 MB is refused before it is parsed', async () => {
    me = await someone();
    const big = (bytes: number) => upload(me, new Uint8Array(bytes));
    expect(await big(4 * 1024 * 1024 + 1)).toMatchObject({ status: 400, body: { fields: { photo: /4 MB/ } } });
    expect(await big(5 * 1024 * 1024)).toMatchObject({ status: 413, body: { code: 'body-too-large' } });
  });

  it('is refused without a photo field, with further fields, and outside a form', async () => {
    me = await someone();
    const more = formOf(picture(9, 9).get_bytes());
    more.append('roles', 'ROLE_ADMIN');
    expect(await invoke(uploadPhoto, me, { body: more })).toMatchObject({
      status: 400,
      body: { fields: { roles: /exist/ } },
    });
    expect(await invoke(uploadPhoto, me, { body: new FormData() })).toMatchObject({ status: 400 });
    expect(await invoke(uploadPhoto, me, { body: { photo: 'text' } })).toMatchObject({ status: 400 });
  });

  it('of two concurrent uploads is stored once, and no unused photo remains', async () => {
    me = await someone();
    const bytes = picture(60, 60).get_bytes();
    const both = await Promise.all([upload(me, bytes), upload(me, bytes)]);
    const taken = both.filter(({ status }) => status === 200).map(({ body }) => String(body.data.photo));
    expect(both.filter(({ status }) => status === 409)).toHaveLength(2 - taken.length);
    const kept = (await read(me)).photo;
    expect(taken).toContain(kept);
    for (const photo of taken) expect((await photoAt(photo)).status).toBe(photo === kept ? 200 : 404);
  });
});

describe('sessions', () => {
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Mobile/15E148 Safari/604.1';
  const sessions = async (now: string) => ok(await invoke(listSessions, me, { now }));

  it('are stored with the device and location of their last use, once a day', async () => {
    me = await someone();
    const headers = { 'user-agent': agent, 'cloudfront-viewer-country': 'CZ', 'cloudfront-viewer-city': 'Brno' };
    await invoke(getMe, me, { now: at(3, '08:00'), headers, address: '203.0.113.7' });
    await invoke(getMe, me, { now: at(3, '09:00'), headers: { 'user-agent': 'curl/8' } });
    expect(await sessions(at(3, '10:00'))).toMatchObject([
      {
        browser: 'Safari',
        system: 'iPhone',
        kind: 'phone',
        city: 'Brno',
        country: 'CZ',
        address: '203.0.113.7',
        last_used_at: at(3, '08:00'),
        current: true,
      },
    ]);
    await invoke(getMe, me, { now: at(4, '09:00'), headers: { 'user-agent': 'curl/8' } });
    expect(await sessions(at(4, '10:00'))).toMatchObject([{ browser: null, last_used_at: at(4, '09:00') }]);
  });

  it('are listed by their last use, newest first', async () => {
    me = await someone();
    const place = { agent: 'Firefox', address: '192.0.2.1', city: null, country: null };
    for (const [id, day] of [
      ['b', 4],
      ['a', 6],
      ['c', 5],
    ] as const)
      await recordSession(me.login_id, { id, ...place, signed_in_at: at(2, '08:00'), last_used_at: at(day, '08:00') });
    const uses = await sessions(at(6, '09:00'));
    expect(uses.map(({ last_used_at }: { last_used_at: string }) => last_used_at)).toEqual([
      at(6, '08:00'),
      at(5, '08:00'),
      at(4, '08:00'),
    ]);
  });

  it('are deleted 30 days after the sign-in, when their refresh token has expired', async () => {
    me = await someone();
    await invoke(getMe, me, { now: at(1, '08:00') });
    expect(await sessions(at(31, '07:59'))).toHaveLength(1);
    expect(await sessions(at(31, '08:00'))).toEqual([]);
  });

  it('end everywhere at once: earlier tokens are refused, later ones accepted', async () => {
    me = await someone();
    await createCognitoUser(me);
    const before = new Date(Date.now() - 5000).toISOString();
    await invoke(getMe, me, { now: before });
    expect(ok(await invoke(signOutEverywhere, me, { body: {} }))).toEqual({ signed_out: true });
    expect(ok(await invoke(listSessions, me))).toEqual([]);
    expect(await invoke(getMe, me, { now: before })).toMatchObject({
      status: 403,
      body: { code: 'authentication-failed' },
    });
    // The response came in the next second, so this token is newer than the ended ones.
    expect((await invoke(getMe, me)).status).toBe(200);
  });
});

describe('the password', () => {
  const next = 'Brambory-se-smetanou-7';
  const to = (old: string, password = next, password2 = password) =>
    invoke(changePassword, me, { body: { old_password: old, password, password2 } });

  it('changes with the old password, and all earlier tokens end', async () => {
    me = await someone();
    const { password } = await createCognitoUser(me);
    expect(await to(password)).toMatchObject({ status: 200, body: { data: { changed: true } } });
    const before = new Date(Date.now() - 60_000).toISOString();
    expect(await invoke(getMe, me, { now: before })).toMatchObject({
      status: 403,
      body: { code: 'authentication-failed' },
    });
    expect(await to(password)).toMatchObject({ status: 400, body: { fields: { old_password: /does not fit/ } } });
    expect(await to(next, 'Knedliky-se-zelim-9')).toMatchObject({ status: 200 });
  });

  it.for([
    ['short-9', 'short-9', 'password'],
    ['1234567890', '1234567890', 'password'],
    ['Brambory-se-smetanou-7', 'Brambory-se-smetanou-8', 'password2'],
  ] as const)('%s (%s) is refused with an error at its field', async ([password, password2, field]) => {
    me = await someone();
    const { password: old } = await createCognitoUser(me);
    const { status, body } = await to(old, password, password2);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  it('can be guessed ten times in ten minutes at most', async () => {
    me = await someone();
    const { password } = await createCognitoUser(me);
    for (let n = 0; n < 10; n++) expect((await to(`wrong-${n}-guess`)).status).toBe(400);
    expect(await to(password)).toMatchObject({ status: 429, body: { code: 'login-limit' } });
  });
});

describe('the terms', () => {
  it('are accepted once, in the version that was shown', async () => {
    me = await someone();
    const version = await currentTermsVersion();
    const accepted = ok(await invoke(acceptTerms, me, { body: { version }, now: at(3, '08:00') }));
    expect(accepted).toMatchObject({ version: 2, terms: { version, at: at(3, '08:00') } });
    expect(ok(await invoke(acceptTerms, me, { body: {}, now: at(4, '08:00') }))).toEqual(accepted);
    expect(await invoke(acceptTerms, me, { body: { version: version + 1 } })).toMatchObject({ status: 409 });
    const done = (await listActionsOf(me.id)).filter(({ action }) => action === 'terms-accepted');
    expect(done).toMatchObject([{ at: at(3, '08:00'), by: { id: me.id } }]);
  });
});

describe('the download', () => {
  it("contains the data stored about the person, and nobody else's", async () => {
    me = await world.person('Jan Pracovitý', 'ROLE_VENDOR_STAFF', world.companies.performer);
    await shiftFixtures(world).completed({}, me);
    await upload(me, picture(40, 40).get_bytes());
    const { status, headers, body } = await invoke(downloadMe, me);
    expect([status, headers?.['content-disposition']]).toEqual([200, 'attachment; filename="smena-my-data.json"']);
    expect(body).toMatchObject({
      account: { id: me.id, fio: 'Jan Pracovitý', bank_account: null },
      photo: /^data:image\/jpeg;base64,/,
      login: { accounts: [{ id: me.id }] },
      shifts: [{ status: 'completed', hourly_rate: 18_000 }],
      done: expect.arrayContaining([expect.objectContaining({ action: 'photo-changed' })]),
    });
    expect(JSON.stringify(body)).not.toContain(world.people.colleague.fio);
    const buyer = await invoke(downloadMe, world.people.buyer);
    expect(buyer.body.shifts).toEqual([]);
  });
});
