import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { login } from '#shared/contracts/auth.ts';
import {
  acceptInvitation,
  createUser,
  getUser,
  invite,
  putUser,
  setUserPhoto,
  updateUser,
} from '#shared/contracts/people.ts';
import { setPassword } from '#shared/contracts/registration.ts';
import { getMe } from '#shared/contracts/settings.ts';
import { invoke } from '../../test/world/invoke.ts';
import { takeOwnBucket } from '../../test/world/own-bucket.ts';
import { aNumber } from '../../test/world/phones.ts';
import { anEmail, newestCode } from '../../test/world/registering.ts';
import { sentTo } from '../../test/world/sent.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { publicIdsOf, uploaded } from '../../test/world/uploads.ts';
import type { Account } from '../data/people/accounts.ts';

await takeOwnBucket();
const { createWorld } = await import('../../test/world/world.ts');
const { listActionsOf } = await import('../data/audit.ts');
const { findLoginId } = await import('../data/auth/logins.ts');
const { getAccount } = await import('../data/people/accounts.ts');

let world: Awaited<ReturnType<typeof createWorld>>;
beforeAll(async () => {
  world = await createWorld();
});

const chosen = 'kolo-mlha-rohlík';
const create = (who: Account, body: object, headers = {}) =>
  invoke(createUser, who, { body: { role: 'ROLE_VENDOR_STAFF', fio: 'Jana Nová', ...body }, headers });
const idIn = (answer: Awaited<ReturnType<typeof create>>) => String(ok(answer)['id']);
const read = async (who: Account, id: string) => ok(await invoke(getUser, who, { params: { id } }));
const signIn = (name: string, password: string) => invoke(login, null, { body: { login: name, password } });

describe('a person that is created', () => {
  it('is a worker with all fields, who signs in by the first phone', async () => {
    const { people, specialties, companies } = world;
    const [phone, other] = [aNumber(), aNumber()];
    const name = `jana.${randomUUID().slice(0, 8)}`;
    const email = anEmail();
    const answer = await create(people.vendor, {
      fio: undefined,
      first_name: 'Jana',
      middle_name: 'Marie',
      last_name: 'van der Berg',
      phone_numbers: [phone, other],
      email,
      login: name,
      categories_ids: [specialties.cashier],
      country: '',
      languages: ' ',
      personal_number: '0042',
    });
    expect(answer).toMatchObject({ status: 201 });
    expect(await read(people.vendor, idIn(answer))).toMatchObject({
      fio: 'Jana Marie van der Berg',
      first_name: 'Jana',
      middle_name: 'Marie',
      last_name: 'van der Berg',
      company: { id: companies.performer.id },
      phone,
      phone_numbers: [phone, other],
      email: null,
      login: name,
      country: null,
      languages: [],
      personal_number: '0042',
      active: true,
      is_admin: false,
      additional_role: null,
    });
    expect((await sentTo(email)).map(({ subject }) => subject)).toEqual(['You were added to Smena']);
    expect(await findLoginId(name)).toBe(await findLoginId(phone));
    expect((await listActionsOf(people.vendor.id)).map(({ action }) => action)).toContain('person-created');
  });

  it('with an e-mail alone chooses the password by a letter', async () => {
    const { people, stores } = world;
    const email = anEmail();
    idIn(await create(people.buyer, { role: 'ROLE_STORE_MANAGER', stores_ids: [stores.own.id], email }));
    expect(await signIn(email, chosen)).toMatchObject({ status: 401 });
    expect(await sentTo(email)).toHaveLength(1);
  });

  it('with a first password of an admin replaces it before the first sign-in, by e-mail or login name', async () => {
    const { people, companies } = world;
    const email = anEmail();
    const name = `eva.${randomUUID().slice(0, 8)}`;
    const first = 'první-heslo-42';
    const id = idIn(
      await create(people.admin, {
        role: 'ROLE_BUYER',
        companies_ids: [companies.customer.id],
        email,
        login: name,
        phone_numbers: [aNumber()],
        password: first,
      }),
    );
    const { change_password: code } = ok(await signIn(name, first));
    expect(code).toEqual(expect.any(String));
    expect(ok(await signIn(email, first))).toEqual({ change_password: expect.any(String) });
    ok(await invoke(setPassword, null, { body: { code, password: chosen, password2: chosen } }));
    expect(ok(await signIn(name, chosen))).toMatchObject({ id, api_token: expect.any(String) });
    expect(await signIn(name, first)).toMatchObject({ status: 401 });
  });

  it.for([
    ['buyer', { role: 'ROLE_VENDOR_STAFF' }, 403],
    ['vendor', { role: 'ROLE_BUYER' }, 403],
    ['worker', {}, 403],
    ['storeManager', {}, 403],
    ['vendor', { categories_ids: ['none'] }, 404],
    ['vendor', { phone_numbers: undefined }, 400],
    ['vendor', { phone_numbers: '+42077' }, 400],
    ['vendor', { phone_numbers: '905 123 456', country_code: '421' }, 400],
    ['vendor', { fio: undefined }, 400],
    ['vendor', { email: anEmail(), password: chosen }, 400],
    ['admin', { password: chosen }, 400],
    ['admin', { email: anEmail(), password: 'heslo' }, 400],
    ['admin', { role: 'ROLE_MANAGER', personal_number: '1' }, 400],
  ] as const)('by a %s with %j is refused with %i', async ([who, body, status]) => {
    const { people } = world;
    expect(await create(people[who], { phone_numbers: aNumber(), ...body })).toMatchObject({ status });
  });

  it('of another company is refused', async () => {
    const { people, companies } = world;
    const body = { phone_numbers: aNumber(), companies_ids: [companies.rival.id] };
    expect(await create(people.vendor, body)).toMatchObject({ status: 404 });
  });

  it('has a phone, an e-mail and a login name that nobody else has, also of two at once', async () => {
    const { people } = world;
    const [phone, email, name] = [aNumber(), anEmail(), `jan.${randomUUID().slice(0, 8)}`];
    const both = await Promise.all([
      create(people.vendor, { phone_numbers: phone, login: name }),
      create(people.vendor, { phone_numbers: phone }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    ok(await create(people.vendor, { email }));
    expect(await create(people.vendor, { phone_numbers: phone })).toMatchObject({
      status: 409,
      body: { code: 'phone-taken', fields: { phone_numbers: expect.any(String) } },
    });
    expect(await create(people.vendor, { email })).toMatchObject({ status: 409, body: { code: 'email-taken' } });
  });

  it('is created once by a repeated request', async () => {
    const { people } = world;
    const key = { 'idempotency-key': randomUUID() };
    const body = { phone_numbers: aNumber() };
    expect(idIn(await create(people.vendor, body, key))).toBe(idIn(await create(people.vendor, body, key)));
  });
});

describe('a change of a person', () => {
  it('at either path changes parts of the name, further phones and the login name; blanks count as none', async () => {
    const { people } = world;
    const [phone, other] = [aNumber(), aNumber()];
    const id = idIn(await create(people.vendor, { phone_numbers: phone, country: 'CZ', languages: ['cs'] }));
    const name = `jana.${randomUUID().slice(0, 8)}`;
    const first = await invoke(putUser, people.vendor, {
      params: { id },
      body: { version: 1, last_name: 'Nováková', phone_numbers: [phone, other], login: name },
    });
    expect(ok(first)).toMatchObject({ fio: 'Jana Nováková', phone_numbers: [phone, other], login: name });
    const second = await invoke(updateUser, people.vendor, {
      params: { id },
      body: { version: 2, country: ' ', languages: '', login: '', phone_numbers: [] },
    });
    expect(ok(second)).toMatchObject({ country: null, languages: [], login: null, phone, phone_numbers: [phone] });
    expect(await findLoginId(name)).toBeUndefined();
    const stale = await invoke(putUser, people.vendor, { params: { id }, body: { version: 1, fio: 'X' } });
    expect(stale).toMatchObject({ status: 409, body: { code: 'changed' } });
  });

  it('gives no login name that is taken, and none to a login that others run too', async () => {
    const { people, stores } = world;
    const name = `petr.${randomUUID().slice(0, 8)}`;
    ok(await create(people.vendor, { phone_numbers: aNumber(), login: name }));
    const email = anEmail();
    const id = idIn(await create(people.vendor, { email }));
    const put = (login: string, version: number) =>
      invoke(putUser, people.vendor, { params: { id }, body: { version, login } });
    expect(await put(name, 1)).toMatchObject({ status: 409, body: { code: 'login-taken' } });
    ok(
      await invoke(invite, people.buyer, { body: { role: 'ROLE_STORE_MANAGER', stores_ids: [stores.own.id], email } }),
    );
    ok(await invoke(acceptInvitation, null, { body: { code: await newestCode(email, 'invitation'), terms: true } }));
    expect(await put(`${name}2`, 1)).toMatchObject({ status: 403, body: { fields: { login: expect.any(String) } } });
    expect(await read(people.admin, id)).toMatchObject({ editable: expect.arrayContaining(['login']) });
  });

  it('sets a photo, seen in lists and by the person', async () => {
    const { people } = world;
    const id = idIn(await create(people.vendor, { phone_numbers: aNumber() }));
    const photoBy = (who: Account, upload_id: string, of = id) =>
      invoke(setUserPhoto, who, { params: { id: of }, body: { upload_id } });
    const upload = await uploaded(people.vendor);
    const [file = ''] = await publicIdsOf([upload]);
    expect(await photoBy(people.rivalVendor, upload)).toMatchObject({ status: 404 });
    expect(await photoBy(people.vendor, randomUUID())).toMatchObject({ status: 404 });
    const paths = { photo: `/files/profile-photo/${file}/large.jpg`, avatar: `/files/profile-photo/${file}/small.jpg` };
    expect(ok(await photoBy(people.vendor, upload))).toMatchObject(paths);
    const account = await getAccount(id);
    expect(account && ok(await invoke(getMe, account))).toMatchObject(paths);
    expect(await photoBy(people.buyer, await uploaded(people.buyer), people.buyer.id)).toMatchObject({ status: 403 });
  });
});
