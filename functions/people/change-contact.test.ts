import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import { changeUserEmail, changeUserPhone } from '#shared/contracts/people.ts';
import { confirmPhoneLink, getLink } from '#shared/contracts/registration.ts';
import { signOutEverywhere } from '#shared/contracts/settings.ts';
import { contactChangedText } from '#shared/domain/auth/sms.ts';
import { attributesInCognito } from '../../test/world/client.ts';
import { fillCounter } from '../../test/world/counters.ts';
import { anEmail, codesTo, codeTo, confirm, someoneWithEmail, subjectsTo } from '../../test/world/email-changes.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { nameLogin } from '../../test/world/logins.ts';
import { aNumber, smsTo } from '../../test/world/phones.ts';
import { sentTo } from '../../test/world/sent.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { findLoginId, getLogin } from '../data/auth/logins.ts';
import { type Account, getAccount, openAccounts } from '../data/people/accounts.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const gone = { status: 404, body: { code: 'link-gone' } };
const refusedAt = (status: number, field: string, text: string) => ({ status, body: { fields: { [field]: text } } });
const notRun = 'Your role cannot change this field.';

const someone = () => someoneWithEmail(world);
/** A person who signs in by phone only. */
const someoneWithPhone = async () => {
  const former = aNumber();
  const me = await world.person('Jan Malý', 'ROLE_STORE_MANAGER', world.companies.customer, { phone: former });
  await nameLogin({ id: me.login_id, email: null, phone: former, login: null });
  return { me, former };
};
const addAccountElsewhere = async ({ login_id, fio }: Account) => {
  await world.person(fio, 'ROLE_STORE_MANAGER', world.companies.stranger, { login_id });
  // The index of a login's accounts is milliseconds behind.
  await expect.poll(() => openAccounts(login_id)).toHaveLength(2);
};
const newEmail = ({ id }: Account, email: string, by: Account = world.people.buyer, more: object = {}) =>
  invoke(changeUserEmail, by, { params: { id }, body: { email }, ...more });
const newPhone = ({ id }: Account, phone: string, by: Account = world.people.buyer, more: object = {}) =>
  invoke(changeUserPhone, by, { params: { id }, body: { phone }, ...more });
const emailRequested = async ({ me }: { me: Account }, email = anEmail()) => {
  ok(await newEmail(me, email));
  return { email, code: await codeTo(email) };
};
const phoneRequested = async ({ me }: { me: Account }, phone = aNumber()) => {
  ok(await newPhone(me, phone));
  const [newest = ''] = await smsTo(phone);
  const [, code = ''] = /^Smena: \S+\/auth\/confirm_phone\/(\S{22})$/.exec(newest) ?? [];
  return { phone, code, sms: newest };
};
const confirmPhone = (code: string, more: object = {}) => invoke(confirmPhoneLink, null, { body: { code }, ...more });
const isRecorded = async (action: string, { id, fio }: Account) => {
  const { buyer } = world.people;
  const { body } = await invoke(listAudit, buyer, { query: { action } });
  expect(body.data).toContainEqual(
    expect.objectContaining({ by: { id: buyer.id, fio: buyer.fio }, about: { id, name: fio } }),
  );
};

describe('a new e-mail of another person', () => {
  it('is made by the link in a letter that names who requested it, and the former address is told', async () => {
    const who = await someone();
    const { email, code } = await emailRequested(who);
    expect(await getLogin(who.me.login_id)).toMatchObject({ email: who.former });
    const [letter] = await sentTo(email);
    expect(letter?.text).toContain(world.people.buyer.fio);
    expect(ok(await invoke(getLink, null, { params: { code } }))).toMatchObject({
      purpose: 'email',
      email,
      by: world.people.buyer.fio,
    });
    expect(ok(await confirm(code))).toEqual({ email });
    expect(await getLogin(who.me.login_id)).toMatchObject({ email });
    expect(await getAccount(who.me.id)).toMatchObject({ email });
    expect(await attributesInCognito(who.me.login_id)).toMatchObject({ email, email_verified: 'true' });
    expect(await subjectsTo(who.former)).toEqual(['Your e-mail in Smena was changed']);
    await isRecorded('email-change-requested', who.me);
  });

  it('does not reveal that the address is taken: its owner is told', async () => {
    const [who, owner] = await Promise.all([someone(), someone()]);
    expect(ok(await newEmail(who.me, owner.former))).toEqual({ sent: true });
    expect(await subjectsTo(owner.former)).toEqual(['You already sign in to Smena with this e-mail']);
    expect(await codesTo(owner.former)).toEqual([]);
  });

  it('is refused to roles that edit nobody, and for a person of another company', async () => {
    const { me } = await someone();
    const { worker, storeManager, newcomer, foreignBuyer, vendor } = world.people;
    for (const who of [worker, storeManager, newcomer])
      expect(await newEmail(me, anEmail(), who)).toMatchObject({ status: 403 });
    for (const who of [foreignBuyer, vendor]) expect(await newEmail(me, anEmail(), who)).toMatchObject({ status: 404 });
  });

  it('is refused for a login that has an account elsewhere, and for a role that the reader may not give', async () => {
    const { me } = await someone();
    await addAccountElsewhere(me);
    expect(await newEmail(me, anEmail())).toMatchObject(refusedAt(403, 'email', notRun));
    const colleague = await world.person('Buyer', 'ROLE_BUYER', world.companies.customer);
    expect(await newEmail(colleague, anEmail())).toMatchObject(refusedAt(403, 'email', notRun));
  });

  it('of the own login is made in the profile', async () => {
    const { buyer } = world.people;
    const hint = 'This is your own sign-in. Change it in your profile, under “How you sign in”.';
    expect(await newEmail(buyer, anEmail())).toMatchObject(refusedAt(403, 'email', hint));
    expect(await newPhone(buyer, aNumber())).toMatchObject(refusedAt(403, 'phone', hint));
  });

  it('is refused for the present address and for none', async () => {
    const { me, former } = await someone();
    expect(await newEmail(me, ` ${former.toUpperCase()} `)).toMatchObject(
      refusedAt(400, 'email', 'The person signs in with this already.'),
    );
    expect(await newEmail(me, 'not an address')).toMatchObject({ status: 400 });
  });

  it('is limited for the login and for the account that requests it', async () => {
    const now = '2031-03-04T08:00:00.000Z';
    const { me } = await someone();
    await fillCounter('contact-changes-of-login', me.login_id, 10, now);
    expect(await newEmail(me, anEmail(), undefined, { now })).toMatchObject({
      status: 429,
      body: { code: 'too-many-requests' },
    });
    const buyer = await world.person('Buyer', 'ROLE_BUYER', world.companies.customer);
    await fillCounter('invitations-of-account', buyer.id, 50, now);
    const other = await someone();
    expect(await newEmail(other.me, anEmail(), buyer, { now })).toMatchObject({
      status: 429,
      body: { code: 'invitation-limit' },
    });
  });
});

describe('a new phone of another person', () => {
  it('is made by the link in one SMS, and the former number is told', async () => {
    const who = await someoneWithPhone();
    const { phone, code, sms } = await phoneRequested(who);
    expect(sms.length).toBeLessThan(80);
    expect(await getLogin(who.me.login_id)).toMatchObject({ phone: who.former });
    expect(ok(await invoke(getLink, null, { params: { code } }))).toMatchObject({
      purpose: 'phone',
      email: null,
      phone,
      by: world.people.buyer.fio,
    });
    expect(ok(await confirmPhone(code))).toEqual({ phone });
    expect(await getLogin(who.me.login_id)).toMatchObject({ phone, email: null });
    expect([await findLoginId(phone), await findLoginId(who.former)]).toEqual([who.me.login_id, undefined]);
    expect(await getAccount(who.me.id)).toMatchObject({ phone });
    expect(await attributesInCognito(who.me.login_id)).toMatchObject({ phone_number: phone });
    expect(await smsTo(who.former)).toEqual([contactChangedText('phone', 'en')]);
    await isRecorded('phone-change-requested', who.me);
  });

  it('is told to the e-mail of the login, which stays', async () => {
    const who = await someone();
    const { phone, code } = await phoneRequested(who);
    ok(await confirmPhone(code));
    expect(await getLogin(who.me.login_id)).toMatchObject({ phone, email: who.former });
    expect(await subjectsTo(who.former)).toEqual(['Your phone in Smena was changed']);
  });

  it('is refused to other roles and companies, and for a number that gets no SMS', async () => {
    const { me } = await someoneWithPhone();
    expect(await newPhone(me, aNumber(), world.people.worker)).toMatchObject({ status: 403 });
    expect(await newPhone(me, aNumber(), world.people.foreignBuyer)).toMatchObject({ status: 404 });
    expect(await newPhone(me, '+7 912 345 67 89')).toMatchObject({ status: 422, body: { code: 'sms-country-closed' } });
    expect(await newPhone(me, '+42060')).toMatchObject({ status: 400 });
  });

  it('confirms no e-mail, and the link to an e-mail confirms no phone', async () => {
    const who = await someone();
    const [byLetter, bySms] = [await emailRequested(who), await phoneRequested(who)];
    expect(await confirm(bySms.code)).toMatchObject(gone);
    expect(await confirmPhone(byLetter.code)).toMatchObject(gone);
    ok(await confirmPhone(bySms.code));
    ok(await confirm(byLetter.code));
  });
});

describe('the link to a new phone', () => {
  it('works once, for a day, until a newer request', async () => {
    const who = await someoneWithPhone();
    const [first, second] = [await phoneRequested(who), await phoneRequested(who)];
    expect(await confirmPhone(first.code)).toMatchObject(gone);
    expect(await confirmPhone(second.code, { now: later(25) })).toMatchObject(gone);
    const both = await racing(writes('LINK#'), [() => confirmPhone(second.code), () => confirmPhone(second.code)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  it('is refused where another login took the number meanwhile', async () => {
    const [who, other] = await Promise.all([someoneWithPhone(), someoneWithPhone()]);
    const { phone, code } = await phoneRequested(who);
    const theirs = await phoneRequested(other, phone);
    ok(await confirmPhone(theirs.code));
    expect(await confirmPhone(code)).toMatchObject({ status: 409, body: { code: 'phone-taken' } });
    expect(await getLogin(who.me.login_id)).toMatchObject({ phone: who.former });
  });

  it('no longer works after a sign-out everywhere', async () => {
    const who = await someoneWithPhone();
    const { code } = await phoneRequested(who);
    ok(await invoke(signOutEverywhere, who.me, { body: {} }));
    expect(await confirmPhone(code)).toMatchObject(gone);
  });

  it('no longer works after the login got an account that its requester may not edit', async () => {
    const who = await someoneWithPhone();
    const { code } = await phoneRequested(who);
    await addAccountElsewhere(who.me);
    expect(await confirmPhone(code)).toMatchObject(gone);
    expect(await getLogin(who.me.login_id)).toMatchObject({ phone: who.former });
  });
});
