import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCompany, deleteCompany, setCompanyActive } from '#shared/contracts/companies.ts';
import {
  acceptInvitation,
  invite,
  listInvitations,
  resendInvitation,
  restoreInvitation,
  revokeInvitation,
} from '#shared/contracts/people.ts';
import { getLink } from '#shared/contracts/registration.ts';
import { fillCounter } from '../../test/world/counters.ts';
import { racing, whileHeld, writes } from '../../test/world/faults.ts';
import { anIco } from '../../test/world/ico.ts';
import { invoke } from '../../test/world/invoke.ts';
import { nameLogin } from '../../test/world/logins.ts';
import { sentTo } from '../../test/world/sent.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { findLoginId, getLogin } from '../data/auth/logins.ts';
import { findNotifications } from '../data/notifications/notifications.ts';
import { type Account, accountsOfLogin } from '../data/people/accounts.ts';
import { readStoreTies, storeRemovalTieWrite } from '../data/stores/store-ties.ts';
import { storeRemovalWrites } from '../data/stores/stores.ts';
import { transact } from '../data/table.ts';
import { signIn } from '../identity/cognito.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const password = 'kolo-mlha-rohlík';
const anEmail = () => `${randomUUID()}@smena.test`;
const aPhone = () => `+4206${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const storeManager = (to: object) => ({ role: 'ROLE_STORE_MANAGER', stores_ids: [world.stores.own.id], ...to });

const send = (body: object, who: Account = world.people.buyer, headers = {}) => invoke(invite, who, { body, headers });
const codeSentTo = async (contact: string) => {
  const [newest] = await sentTo(contact);
  const [, code] = /\/auth\/invitation\/(\S+)/.exec(newest?.text ?? '') ?? [];
  if (!code) throw new Error(`Nothing was sent to ${contact}`);
  return code;
};
const invited = async (body: { email?: string; phone_numbers?: string } = {}, who?: Account) => {
  const to = body.email ?? body.phone_numbers ?? anEmail();
  const invitation = ok(await send(storeManager(body.phone_numbers ? body : { email: to, ...body }), who)) as {
    id: string;
  };
  return { ...invitation, to, code: await codeSentTo(to) };
};
const accept = (code: string, said: object = {}, now?: string) =>
  invoke(acceptInvitation, null, {
    body: { code, fio: 'Nová Alena', terms: true, password, password2: password, ...said },
    ...(now && { now }),
  });
const withdraw = (id: string, who: Account = world.people.buyer) => invoke(revokeInvitation, who, { params: { id } });
const restore = (id: string, who: Account = world.people.buyer, headers = {}, now?: string) =>
  invoke(restoreInvitation, who, { params: { id }, body: {}, headers, ...(now && { now }) });
const resend = (id: string, who: Account = world.people.buyer, more: object = {}) =>
  invoke(resendInvitation, who, { params: { id }, body: {}, ...more });
const list = async (who: Account, query: Record<string, string> = {}) =>
  (await invoke(listInvitations, who, { query: { per_page: '100', ...query } })).body as {
    total: number;
    data: { id: string; email: string; state: string }[];
  };
const accountsAt = async (contact: string) => accountsOfLogin((await findLoginId(contact)) ?? 'nobody');

describe('an invitation', () => {
  it('is sent by e-mail in the requested language, for a place of the inviter', async () => {
    const email = anEmail();
    const body = storeManager({ email: ` ${email.toUpperCase()} `, locale: 'cz' });
    expect(await send(body)).toMatchObject({
      status: 201,
      body: {
        data: {
          role: 'ROLE_STORE_MANAGER',
          company: world.companies.customer,
          stores: [{ id: world.stores.own.id, name: 'own' }],
          email,
          phone: null,
          state: 'open',
          invited_by: { id: world.people.buyer.id },
        },
      },
    });
    const [letter] = await sentTo(email);
    expect(letter?.text).toContain('Smena');
    expect(letter?.html).toContain('lang="cs"');
  });

  it('is sent as one SMS to a person with a phone only', async () => {
    const phone_numbers = aPhone();
    const number = phone_numbers.replace('+420', '420 ');
    ok(await send(storeManager({ phone_numbers: number, country_code: '', email: '', login: ' ' })));
    const [sms] = await sentTo(phone_numbers);
    expect(sms?.text).toMatch(/^Smena: \S+\/auth\/invitation\/\S{22}$/);
    expect(sms?.text.length).toBeLessThan(70);
  });

  it('of a worker has specialties, and an admin may invite to any company', async () => {
    const { vendor, admin } = world.people;
    const worker = { role: 'ROLE_VENDOR_STAFF', email: anEmail(), categories_ids: [world.specialties.baker] };
    expect(ok(await send(worker, vendor))).toMatchObject({
      company: world.companies.performer,
      categories: [{ id: world.specialties.baker, name: world.specialties.baker }],
    });
    const buyer = { role: 'ROLE_BUYER', email: anEmail(), companies_ids: [world.companies.stranger.id] };
    expect(ok(await send(buyer, admin))).toMatchObject({ company: world.companies.stranger });
  });

  it('is refused to roles that may not invite, and for roles that the inviter may not give', async () => {
    const { worker, storeManager: manager, newcomer, vendor, buyerManager, manager: platform } = world.people;
    for (const who of [worker, manager, newcomer, vendor])
      expect(await send(storeManager({ email: anEmail() }), who)).toMatchObject({ status: 403 });
    const admin = { role: 'ROLE_ADMIN', email: anEmail() };
    for (const who of [world.people.buyer, vendor, buyerManager, platform])
      expect(await send(admin, who)).toMatchObject({ status: 403 });
  });

  it("returns 404 for another company's place", async () => {
    const { buyer, buyerManager, vendor } = world.people;
    const at = (stores_ids: string[]) => storeManager({ email: anEmail(), stores_ids });
    expect(await send(at([world.stores.foreign.id]), buyer)).toMatchObject({ status: 404 });
    expect(await send(at([world.stores.large.id]), buyerManager)).toMatchObject({ status: 404 });
    expect(await send(at(['nothing']), buyer)).toMatchObject({ status: 404 });
    const elsewhere = { role: 'ROLE_VENDOR', email: anEmail(), companies_ids: [world.companies.rival.id] };
    expect(await send(elsewhere, vendor)).toMatchObject({ status: 404 });
  });

  it.for([
    ['email', { email: 'someone' }],
    ['email', {}],
    ['email', { email: 'one@smena.test', phone_numbers: '+420777000999' }],
    ['phone_numbers', { phone_numbers: '12' }],
    ['phone_numbers', { phone_numbers: '+420 777 000' }],
    ['phone_numbers', { phone_numbers: '905 123 456', country_code: '+421' }],
    ['login', { email: 'one@smena.test', login: '777' }],
    ['role', { email: 'one@smena.test', role: 'ROLE_KING' }],
    ['stores_ids', { email: 'one@smena.test', stores_ids: [] }],
    ['invited_by', { email: 'one@smena.test', invited_by: 'me' }],
  ] as const)('with an invalid %s returns 400', async ([field, body]) => {
    expect(await send(storeManager(body))).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: { [field]: expect.any(String) } },
    });
  });

  it('is sent by SMS only to allowed countries', async () => {
    expect(await send(storeManager({ phone_numbers: '+7 912 345 67 89' }))).toMatchObject({
      status: 422,
      body: { code: 'sms-country-closed' },
    });
  });

  it('is open once per person and place, also concurrently and for a repeated key', async () => {
    const email = anEmail();
    const invite = () => send(storeManager({ email }));
    const both = await racing(writes('INVITATION#'), [invite, invite]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await send(storeManager({ email }))).toMatchObject({ status: 409, body: { code: 'already-invited' } });
    const headers = { 'idempotency-key': randomUUID() };
    const body = storeManager({ email: anEmail() });
    const first = await send(body, world.people.buyer, headers);
    expect(await send(body, world.people.buyer, headers)).toEqual(first);
    expect(first).toMatchObject({ status: 201 });
  });

  it('is refused when the person already has that role there, or the login name is taken', async () => {
    const member = { id: world.people.storeManager.login_id, email: anEmail(), phone: null, login: null };
    await nameLogin(member);
    expect(await send(storeManager({ email: member.email }))).toMatchObject({
      status: 409,
      body: { code: 'already-member' },
    });
    const login = `name-${randomUUID().slice(0, 8)}`;
    await nameLogin({ id: world.people.buyer.login_id, email: null, phone: null, login });
    expect(await send(storeManager({ email: anEmail(), login }))).toMatchObject({
      status: 409,
      body: { code: 'login-taken', fields: { login: expect.any(String) } },
    });
  });
});

describe('the limits of invitations', () => {
  const aBuyer = () => world.person('Inviter', 'ROLE_BUYER', world.companies.customer);
  const now = new Date().toISOString();
  const inviting = (who: Account, to: object = { email: anEmail() }, at = now) =>
    invoke(invite, who, { body: storeManager(to), now: at });
  const full = { status: 429, body: { code: 'invitation-limit' }, headers: { 'retry-after': expect.any(String) } };

  it('are fifty a day per account', async () => {
    const buyer = await aBuyer();
    await fillCounter('invitations-of-account', buyer.id, 49, now);
    expect(await inviting(buyer)).toMatchObject({ status: 201 });
    const email = anEmail();
    expect(await inviting(buyer, { email })).toMatchObject(full);
    expect(await sentTo(email)).toEqual([]);
    expect((await list(world.people.buyer, { contact: email })).total).toBe(0);
    expect(await inviting(await aBuyer(), { email })).toMatchObject({ status: 201 });
    expect(await inviting(buyer, { email: anEmail() }, later(1.01))).toMatchObject({ status: 201 });
  });

  it('are ten by SMS a day per account', async () => {
    const buyer = await aBuyer();
    await fillCounter('sms-invitations-of-account', buyer.id, 9, now);
    expect(await inviting(buyer, { phone_numbers: aPhone() })).toMatchObject({ status: 201 });
    const phone_numbers = aPhone();
    expect(await inviting(buyer, { phone_numbers })).toMatchObject(full);
    expect(await sentTo(phone_numbers)).toEqual([]);
    expect(await inviting(buyer)).toMatchObject({ status: 201 });
  });

  it('are two hundred a day per company, over all inviters', async () => {
    const other = await createWorld();
    await fillCounter('invitations-of-company', other.companies.customer.id, 199, now);
    const from = (who: Account) =>
      invoke(invite, who, {
        body: { role: 'ROLE_STORE_MANAGER', stores_ids: [other.stores.own.id], email: anEmail() },
        now,
      });
    expect(await from(other.people.buyer)).toMatchObject({ status: 201 });
    expect(await from(other.people.buyerManager)).toMatchObject(full);
  });

  it('count sent invitations, not refused ones', async () => {
    const buyer = await aBuyer();
    await fillCounter('invitations-of-account', buyer.id, 49, now);
    expect(await inviting(buyer, { email: anEmail(), stores_ids: ['nothing'] })).toMatchObject({ status: 404 });
    expect(await inviting(buyer)).toMatchObject({ status: 201 });
  });

  it('to a person who is invited already are refused without counting, so other companies may still invite', async () => {
    const email = anEmail();
    expect(await inviting(await aBuyer(), { email })).toMatchObject({ status: 201 });
    for (let nth = 0; nth < 4; nth++)
      expect(await inviting(await aBuyer(), { email })).toMatchObject({
        status: 409,
        body: { code: 'already-invited' },
      });
    const other = await createWorld();
    const body = { role: 'ROLE_STORE_MANAGER', stores_ids: [other.stores.own.id], email };
    expect(await invoke(invite, other.people.buyer, { body, now })).toMatchObject({ status: 201 });
  });
});

describe('the text of an invitation', () => {
  it('has a fixed subject, and names in it are never links', async () => {
    const fio = 'Your parcel is waiting: pay at https://evil.example/pay or www.evil.example';
    const buyer = await world.person(fio, 'ROLE_BUYER', { ...world.companies.customer, name: 'evil.example/pay' });
    const email = anEmail();
    ok(await invoke(invite, buyer, { body: storeManager({ email, locale: 'en' }) }));
    const [letter] = await sentTo(email);
    expect(letter?.subject).toBe('You are invited to Smena');
    for (const written of [letter?.text, letter?.html]) {
      expect(written).toContain('Your parcel is waiting');
      expect(written).not.toMatch(/evil\.example|\/\/evil|www\.evil/);
    }
  });
});

describe('the list of invitations', () => {
  it("shows the invitations of the inviter's scope, newest first, by state", async () => {
    const one = await invited();
    const two = await invited();
    const own = await list(world.people.buyer);
    const places = [two.id, one.id].map((id) => own.data.findIndex((each) => each.id === id));
    expect(places[0]).toBeLessThan(places[1] ?? -1);
    expect((await list(world.people.buyer, { contact: one.to })).data).toMatchObject([{ id: one.id, state: 'open' }]);
    ok(await withdraw(one.id));
    expect((await list(world.people.buyer, { contact: one.to, states: 'open' })).total).toBe(0);
    for (const who of [world.people.buyerManager, world.people.manager, world.people.admin])
      expect((await list(who, { contact: two.to })).total).toBe(1);
    for (const who of [world.people.foreignBuyer, world.people.vendor])
      expect((await list(who, { contact: two.to })).total).toBe(0);
  });

  it('is searched by a phone number in any spelling', async () => {
    const { id, to } = await invited({ phone_numbers: aPhone() });
    const [, first = '', second = '', third = ''] = /^\+420(\d{3})(\d{3})(\d{3})$/.exec(to) ?? [];
    for (const contact of [
      to,
      `${first} ${second} ${third}`,
      `00420.${first}.${second}.${third}`,
      `\u202A+420 ${first}-${second}-${third}\u202C`,
    ])
      expect((await list(world.people.buyer, { contact })).data).toMatchObject([{ id }]);
    expect((await list(world.people.buyer, { contact: `+421 ${first} ${second} ${third}` })).total).toBe(0);
  });

  it('has at most 100 rows a page, because each may name 100 stores and a response has 6 MB', async () => {
    const query = (per_page: string) => invoke(listInvitations, world.people.buyer, { query: { per_page } });
    expect(await query('101')).toMatchObject({ status: 200, body: { per_page: 100 } });
  });

  it('is filtered by role, state and company, and shows a buyer manager only invitations that they could send', async () => {
    const { buyer, buyerManager, admin } = world.people;
    const mark = randomUUID().slice(0, 8);
    const address = (name: string) => `${name}-${mark}@smena.test`;
    const { id } = await invited({ email: address('store') });
    const asManager = { role: 'ROLE_BUYER_MANAGER', stores_ids: [world.stores.own.id], email: address('manager') };
    const other = ok(await send(asManager)) as { id: string };
    ok(await withdraw(other.id));
    const found = async (who: Account, query: Record<string, string>) =>
      (await list(who, { contact: mark, ...query })).data.map((each) => each.id);
    expect(await found(buyer, {})).toEqual([other.id, id]);
    expect(await found(buyer, { roles: 'ROLE_STORE_MANAGER' })).toEqual([id]);
    expect(await found(buyer, { states: 'revoked' })).toEqual([other.id]);
    expect(await found(buyer, { states: 'revoked', roles: 'ROLE_STORE_MANAGER' })).toEqual([]);
    expect(await found(buyerManager, {})).toEqual([id]);
    expect(await found(buyerManager, { states: 'revoked' })).toEqual([]);
    expect(await found(admin, { company_id: world.companies.customer.id })).toEqual([other.id, id]);
    expect(await found(admin, { company_id: world.companies.stranger.id })).toEqual([]);
  });

  it('is sorted by time or by contact, in both orders, newest first by default', async () => {
    const mark = randomUUID().slice(0, 8);
    const ids: Record<string, string> = {};
    for (const name of ['b', 'c', 'a']) ids[(await invited({ email: `${name}-${mark}@smena.test` })).id] = name;
    const sorted = async (query: Record<string, string>) =>
      (await list(world.people.buyer, { contact: mark, ...query })).data.map(({ id }) => ids[id]).join('');
    expect(await sorted({})).toBe('acb');
    expect(await sorted({ order: 'asc' })).toBe('bca');
    expect(await sorted({ sort: 'contact' })).toBe('cba');
    expect(await sorted({ sort: 'contact', order: 'asc' })).toBe('abc');
  });

  it('never contains links, and is refused to roles that may not invite', async () => {
    const { to } = await invited();
    const [shown] = (await list(world.people.buyer, { contact: to })).data;
    expect(Object.keys(shown ?? {})).not.toContain('link');
    for (const who of [world.people.worker, world.people.storeManager, world.people.newcomer])
      expect(await invoke(listInvitations, who)).toMatchObject({ status: 403 });
  });
});

describe('a revoked invitation', () => {
  it('no longer works, and can be revoked once', async () => {
    const { id, code } = await invited();
    const both = await racing(writes('INVITATION#'), [() => withdraw(id), () => withdraw(id, world.people.admin)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await accept(code)).toMatchObject({ status: 404, body: { code: 'link-gone' } });
    expect(await invoke(getLink, null, { params: { code } })).toMatchObject({ status: 404 });
  });

  it('allows a new one', async () => {
    const { id, to } = await invited();
    ok(await withdraw(id));
    expect(await send(storeManager({ email: to }))).toMatchObject({ status: 201 });
  });

  it('can be restored, and its link works again', async () => {
    const { id, code, to } = await invited();
    ok(await withdraw(id));
    expect(await restore(id, world.people.foreignBuyer)).toMatchObject({ status: 404 });
    expect(await restore(id, world.people.storeManager)).toMatchObject({ status: 403 });
    const both = await racing(writes('INVITATION#'), [() => restore(id), () => restore(id, world.people.admin)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await list(world.people.buyer, { contact: to })).data).toMatchObject([{ id, state: 'open' }]);
    expect(await send(storeManager({ email: to }))).toMatchObject({ status: 409, body: { code: 'already-invited' } });
    ok(await accept(code));
    expect(await restore(id)).toMatchObject({ status: 409, body: { code: 'changed' } });
  });

  it('is not restored beside a newer one to the same place, or when it has expired', async () => {
    const { id, to, code } = await invited();
    ok(await withdraw(id));
    expect(await restore(id, undefined, {}, later(8))).toMatchObject({ status: 409, body: { code: 'changed' } });
    ok(await send(storeManager({ email: to })));
    expect(await restore(id)).toMatchObject({ status: 409, body: { code: 'already-invited' } });
    expect(await accept(code)).toMatchObject({ status: 404 });
  });

  it('returns 404 for another company, and 403 for roles that may not invite', async () => {
    const { id } = await invited();
    expect(await withdraw(id, world.people.foreignBuyer)).toMatchObject({ status: 404 });
    expect(await withdraw(id, world.people.vendor)).toMatchObject({ status: 404 });
    expect(await withdraw('nothing')).toMatchObject({ status: 404 });
    for (const who of [world.people.worker, world.people.storeManager, world.people.newcomer])
      expect(await withdraw(id, who)).toMatchObject({ status: 403 });
  });
});

describe('an invitation that is sent again', () => {
  let inviter: Account;
  beforeAll(async () => {
    inviter = await world.person('Inviter', 'ROLE_BUYER', world.companies.customer);
  });

  it('has a new link for a week from then, and the earlier link no longer works', async () => {
    const { id, code, to } = await invited({}, inviter);
    const now = later(5);
    expect(ok(await resend(id, undefined, { now }))).toMatchObject({ id, state: 'open' });
    const newer = await codeSentTo(to);
    expect(newer).not.toBe(code);
    expect(await invoke(getLink, null, { params: { code } })).toMatchObject({ status: 404 });
    expect(await accept(code)).toMatchObject({ status: 404, body: { code: 'link-gone' } });
    expect(ok(await accept(newer, {}, later(11)))).toMatchObject({ email: to });
    expect(await resend(id, undefined, { now })).toMatchObject({ status: 409, body: { code: 'changed' } });
  });

  it('may have expired, and is sent by SMS as the first time', async () => {
    const { id, to } = await invited({ phone_numbers: aPhone() }, inviter);
    const now = later(30);
    expect(ok(await resend(id, world.people.admin, { now }))).toMatchObject({ phone: to, state: 'open' });
    expect(await sentTo(to)).toHaveLength(2);
    const code = await codeSentTo(to);
    ok(await accept(code, { password: undefined, password2: undefined }, later(36)));
  });

  it('is refused when it is revoked, beside a newer one to the same place, and to a member', async () => {
    const revoked = await invited({}, inviter);
    ok(await withdraw(revoked.id));
    expect(await resend(revoked.id)).toMatchObject({ status: 409, body: { code: 'changed' } });
    const { id, to } = await invited({}, inviter);
    const now = later(8);
    const newer = ok(await invoke(invite, world.people.buyer, { body: storeManager({ email: to }), now })) as {
      id: string;
    };
    expect(await resend(id, undefined, { now })).toMatchObject({ status: 409, body: { code: 'already-invited' } });
    ok(await accept(await codeSentTo(to), {}, now));
    expect(await resend(newer.id, undefined, { now })).toMatchObject({ status: 409, body: { code: 'changed' } });
    expect(await resend(id, undefined, { now })).toMatchObject({ status: 409, body: { code: 'already-member' } });
  });

  it('is one of two that are sent at the same moment as a revocation', async () => {
    const { id } = await invited({}, inviter);
    const now = later(1);
    const both = await racing(writes('INVITATION#'), [() => resend(id, undefined, { now }), () => withdraw(id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('counts as an invitation', async () => {
    const now = '2031-03-04T08:00:00.000Z';
    const buyer = await world.person('Buyer', 'ROLE_BUYER', world.companies.customer);
    const { id } = ok(await invoke(invite, buyer, { body: storeManager({ email: anEmail() }), now })) as { id: string };
    await fillCounter('invitations-of-account', buyer.id, 50, now);
    expect(await resend(id, buyer, { now })).toMatchObject({ status: 429, body: { code: 'invitation-limit' } });
  });

  it('returns 404 for another company, and 403 for roles that may not invite', async () => {
    const { id } = await invited({}, inviter);
    for (const who of [world.people.foreignBuyer, world.people.vendor])
      expect(await resend(id, who)).toMatchObject({ status: 404 });
    expect(await resend('nothing')).toMatchObject({ status: 404 });
    for (const who of [world.people.worker, world.people.storeManager, world.people.newcomer])
      expect(await resend(id, who)).toMatchObject({ status: 403 });
  });
});

describe('an invitation whose place is gone', () => {
  const set = (company: { id: string; version: number }, active: boolean) =>
    invoke(setCompanyActive, world.people.admin, {
      params: { id: company.id },
      body: { version: company.version, active },
    });
  /** An inactive company without people, an open invitation to it, and a revoked one. */
  const ofInactiveCompany = async () => {
    const { admin } = world.people;
    const body = { name: `Firma ${randomUUID()}`, inn: anIco(), role: 'customer' };
    const company = ok(await invoke(createCompany, admin, { body })) as { id: string; name: string; version: number };
    const toCompany = async () => {
      const email = anEmail();
      const { id } = ok(await send({ role: 'ROLE_BUYER', email, companies_ids: [company.id] }, admin)) as {
        id: string;
      };
      return { id, code: await codeSentTo(email) };
    };
    const [open, revoked] = [await toCompany(), await toCompany()];
    ok(await withdraw(revoked.id, admin));
    const off = ok(await set(company, false)) as typeof company;
    return { company: off, open, revoked };
  };

  it('is not accepted or restored for an inactive company, until it is active', async () => {
    const { company, open, revoked } = await ofInactiveCompany();
    const { admin } = world.people;
    const inactive = {
      status: 403,
      body: { code: 'company-inactive', message: expect.stringContaining(company.name) },
    };
    expect(await accept(open.code)).toMatchObject(inactive);
    expect(await restore(revoked.id, admin)).toMatchObject(inactive);
    ok(await set(company, true));
    ok(await restore(revoked.id, admin));
    for (const { code } of [open, revoked]) ok(await accept(code));
  });

  it('is not restored for a deleted company', async () => {
    const { company, open, revoked } = await ofInactiveCompany();
    const { admin } = world.people;
    ok(await withdraw(open.id, admin));
    const remove = () => invoke(deleteCompany, admin, { params: { id: company.id } });
    // The index of invitations is milliseconds behind.
    await expect.poll(remove).toMatchObject({ status: 200 });
    expect(await restore(revoked.id, admin)).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });

  it('gives the stores that still exist, and without any of them no longer works', async () => {
    const aStore = () => world.store(`kiosk-${randomUUID()}`, world.companies.customer, []);
    const [kept, gone] = [await aStore(), await aStore()];
    const to = async (...stores_ids: string[]) => {
      const email = anEmail();
      const { id } = ok(await send(storeManager({ email, stores_ids }))) as { id: string };
      return { id, email, code: await codeSentTo(email) };
    };
    const [one, both] = [await to(gone.id), await to(gone.id, kept.id)];
    await transact(storeRemovalWrites(gone));
    ok(await accept(both.code));
    expect(await accountsAt(both.email)).toMatchObject([{ store_ids: [kept.id] }]);
    expect(await accept(one.code)).toMatchObject({ status: 404, body: { code: 'link-gone' } });
    expect(await accountsAt(one.email)).toEqual([]);
    ok(await withdraw(one.id));
    expect(await restore(one.id)).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });

  it.for(['new', 'known'] as const)(
    'is not accepted by a %s person if its store is deleted at the same moment',
    async (who) => {
      const { customer, performer } = world.companies;
      const store = await world.store(`kiosk-${randomUUID()}`, customer, []);
      const email = anEmail();
      if (who === 'known') {
        const known = await world.person('Známá Jana', 'ROLE_VENDOR_STAFF', performer);
        await nameLogin({ id: known.login_id, email, phone: null, login: null });
      }
      ok(await send(storeManager({ email, stores_ids: [store.id] })));
      const code = await codeSentTo(email);
      const before = await accountsAt(email);
      // As a deletion that found neither the open invitation nor the new person.
      const removed = async () =>
        transact([...storeRemovalWrites(store), storeRemovalTieWrite(customer.id, await readStoreTies(customer.id))]);
      const [answer] = await whileHeld(writes('INVITATION#'), () => accept(code), removed);
      expect(answer).toMatchObject({ status: 404, body: { code: 'link-gone' } });
      expect(await accountsAt(email)).toEqual(before);
    },
  );
});

describe('the link of an invitation', () => {
  it('shows the inviter, the role and the place before it is used', async () => {
    const { code, to } = await invited();
    expect(ok(await invoke(getLink, null, { params: { code } }))).toMatchObject({
      purpose: 'invitation',
      email: to,
      role: 'ROLE_STORE_MANAGER',
      by: world.people.buyer.fio,
    });
  });

  it('creates a login with a password and an account, and notifies the inviter', async () => {
    const { code, to } = await invited();
    expect(ok(await accept(code))).toEqual({ email: to, phone: null, signs_in_by: 'email' });
    expect(await accountsAt(to)).toMatchObject([
      {
        fio: 'Nová Alena',
        roles: ['ROLE_STORE_MANAGER'],
        company: world.companies.customer,
        store_ids: [world.stores.own.id],
        terms: { at: expect.any(String) },
        email: to,
      },
    ]);
    expect(await signIn((await findLoginId(to)) ?? '', password)).toEqual(expect.any(String));
    const { id, login_id, fio, company } = world.people.buyer;
    const buyer = { id, login_id, fio, company, role: 'ROLE_BUYER' as const, store_ids: [] };
    const { data } = await findNotifications(buyer, { page: 1, per_page: 100 }, later(0));
    expect(data.map(({ kind }) => kind)).toContain('invitation-accepted');
    expect((await list(world.people.buyer, { contact: to })).data).toMatchObject([{ state: 'accepted' }]);
  });

  it('sent by SMS creates a login that signs in by code, without a password', async () => {
    const { code, to } = await invited({ phone_numbers: aPhone() });
    expect(ok(await accept(code, { password: undefined, password2: undefined }))).toEqual({
      email: null,
      phone: to,
      signs_in_by: 'phone',
    });
    expect(await accountsAt(to)).toMatchObject([{ roles: ['ROLE_STORE_MANAGER'], phone: to }]);
  });

  it('adds an account to an existing person, whose name and password do not change', async () => {
    const known = await world.person('Známá Jana', 'ROLE_BUYER', world.companies.stranger);
    const email = anEmail();
    await nameLogin({ id: known.login_id, email, phone: null, login: null });
    const { code } = await invited({ email });
    expect(ok(await invoke(getLink, null, { params: { code } }))).toMatchObject({ known: true, fio: 'Známá Jana' });
    ok(await accept(code, { fio: undefined, password: undefined, password2: undefined }));
    expect(await accountsAt(email)).toMatchObject([
      { id: known.id },
      { fio: 'Známá Jana', roles: ['ROLE_STORE_MANAGER'], company: world.companies.customer },
    ]);
  });

  it('assigns the login name that the invitation contains', async () => {
    const login = `name-${randomUUID().slice(0, 8)}`;
    const email = anEmail();
    ok(await send(storeManager({ email, login })));
    ok(await accept(await codeSentTo(email)));
    expect(await getLogin((await findLoginId(login)) ?? '')).toMatchObject({ email, login });
  });

  it('works once, also in two concurrent tabs', async () => {
    const { code, to } = await invited();
    const both = await racing(writes('LINK#'), [() => accept(code), () => accept(code)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await accept(code)).toMatchObject({ status: 404, body: { code: 'link-gone' } });
    expect(await accountsAt(to)).toHaveLength(1);
  });

  it('is refused when another person takes its e-mail meanwhile', async () => {
    const { code, to } = await invited();
    const { login_id } = await world.person('Rychlejší', 'ROLE_STORE_MANAGER', world.companies.customer);
    const [answer] = await whileHeld(
      writes('LINK#'),
      () => accept(code),
      () => nameLogin({ id: login_id, email: to, phone: null, login: null }),
    );
    expect(answer).toMatchObject({ status: 409, body: { code: 'email-taken' } });
    expect(await findLoginId(to)).toBe(login_id);
  });

  it('is valid for a week', async () => {
    const one = await invited();
    expect(await accept(one.code, {}, later(7.01))).toMatchObject({ status: 404, body: { code: 'link-gone' } });
    expect(await accept(one.code, {}, later(6.9))).toMatchObject({ status: 200 });
    const other = await invited();
    const [shown] = (await invoke(listInvitations, world.people.buyer, { query: { contact: other.to }, now: later(8) }))
      .body.data as { state: string }[];
    expect(shown).toMatchObject({ state: 'expired' });
  });

  it.for([
    ['terms', { terms: false }, 422],
    ['terms', { terms: undefined }, 400],
    ['fio', { fio: undefined }, 400],
    ['fio', { fio: 'a'.repeat(201) }, 400],
    ['password', { password: undefined }, 400],
    ['password', { password: 'short', password2: 'short' }, 400],
    ['password', { password: 'password123', password2: 'password123' }, 400],
    ['password2', { password2: `${password}!` }, 400],
    ['roles', { roles: ['ROLE_ADMIN'] }, 400],
    ['company_id', { company_id: 'mine' }, 400],
  ] as const)('with an invalid %s changes nothing', async ([field, change, status]) => {
    const { code, to } = await invited();
    expect(await accept(code, change)).toMatchObject({ status, body: { fields: { [field]: expect.any(String) } } });
    expect(await accountsAt(to)).toEqual([]);
    expect(await accept(code)).toMatchObject({ status: 200 });
  });

  it('that was never sent returns 404', async () => {
    expect(await accept(randomUUID())).toMatchObject({ status: 404, body: { code: 'link-gone' } });
  });
});
