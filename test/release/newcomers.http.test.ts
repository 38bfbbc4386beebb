import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { send } from '../world/client.ts';
import { effectsRun } from '../world/effects.ts';
import { anIco } from '../world/ico.ts';
import { aNumber, codeSentTo } from '../world/phones.ts';
import { ok } from '../world/shift-fixtures.ts';

type Letter = { kind: string; to: string; at: string; subject: string; text: string; html: string };

/** The e-mails to an address, newest first. */
const mailOf = async (email: string): Promise<Letter[]> => {
  await effectsRun();
  return (await (
    await fetch(`${inject('cloud').origin}/__mailbox?to=${encodeURIComponent(email)}`)
  ).json()) as Letter[];
};
/** The code in the link of the newest e-mail. */
const codeFor = async (email: string, place: string): Promise<string> => {
  const [letter] = await mailOf(email);
  const [, code] = new RegExp(`${inject('cloud').origin}/auth/${place}/([\\w-]{22})`).exec(letter?.text ?? '') ?? [];
  if (!code || !letter?.html.includes(`/auth/${place}/${code}"`)) throw new Error(`No link to ${place} for ${email}`);
  return code;
};
const choose = (code: string, password: string) =>
  send('POST', '/api/_p/reset_password/change', { body: { password, password2: password, code } });
const signIn = (login: string, password: string) => send('POST', '/api/user/login', { body: { login, password } });
const me = (token: string) => send('GET', '/api/me', { token });

const password = 'kolo-mlha-rohlík';
let buyer: { email: string; token: string; inn: string };
beforeAll(async () => {
  const email = `${randomUUID()}@smena.test`;
  const inn = anIco();
  const said = { roles: ['ROLE_BUYER'], fio: 'Alena Hrubá', email, locale: 'cz', countryId: 76, countryCode: '420' };
  const company = { name: 'Zelený koš', inn };
  ok(await send('POST', '/api/_p/user/register', { body: { ...said, company, terms: true } }));
  ok(await choose(await codeFor(email, 'activate'), password));
  const { api_token: token } = ok(await signIn(email, password));
  buyer = { email, token, inn };
});

describe('a newcomer, on the deployed app', () => {
  it('can sign in after one e-mail, with the company that they named', async () => {
    const self = ok(await me(buyer.token));
    expect(self).toMatchObject({ roles: ['ROLE_BUYER'], company: { name: 'Zelený koš' }, locale: 'cz' });
    expect(ok(await send('GET', `/api/company/${self.company.id}`, { token: buyer.token }))).toMatchObject({
      inn: buyer.inn,
    });
    expect((await mailOf(buyer.email))[0]).toMatchObject({ subject: 'Dokončete registraci ve Smeně' });
  });

  it('can name the company later, once', async () => {
    const email = `${randomUUID()}@smena.test`;
    const body = { roles: ['ROLE_BUYER'], fio: 'Pavel Sedlák', email, locale: 'en', terms: true };
    ok(await send('POST', '/api/_p/user/register', { body }));
    expect(await signIn(email, password)).toMatchObject({ status: 404, body: { code: 'user-not-found' } });
    const code = await codeFor(email, 'activate');
    expect(ok(await send('GET', `/api/_p/link/${code}`))).toMatchObject({ purpose: 'activate', fio: 'Pavel Sedlák' });
    expect(ok(await choose(code, password))).toEqual({ email });
    const { api_token: token } = ok(await signIn(email, password));
    expect(ok(await me(token))).toMatchObject({ company: null });
    const naming = (inn: string) => send('POST', '/api/companies/own', { token, body: { name: 'Lípa', inn } });
    expect(await naming(buyer.inn)).toMatchObject({ status: 409, body: { code: 'company-ico-taken' } });
    expect(ok(await naming(anIco()))).toMatchObject({ name: 'Lípa', role: 'customer' });
    expect(await naming(anIco())).toMatchObject({ status: 409, body: { code: 'company-yours-already' } });
    expect(ok(await me(token))).toMatchObject({ company: { name: 'Lípa' } });
  });

  it('sees nothing before approval, and the buyer gets an e-mail about them', async () => {
    const email = `${randomUUID()}@smena.test`;
    const company = { name: 'Zelený koš', inn: buyer.inn };
    const body = { roles: ['ROLE_STORE_MANAGER'], fio: 'Ivan Čekal', email, company, locale: 'ru', terms: true };
    ok(await send('POST', '/api/_p/user/register', { body }));
    ok(await choose(await codeFor(email, 'activate'), password));
    const { api_token: token } = ok(await signIn(email, password));
    expect(ok(await me(token))).toMatchObject({ roles: ['ROLE_USER'], company: null });
    for (const path of ['/api/shop/stores', '/api/shifts', '/api/users'])
      expect(await send('GET', path, { token })).toMatchObject({ status: 403 });
    expect((await mailOf(buyer.email))[0]).toMatchObject({ subject: 'Ve Smeně někdo čeká na schválení' });
  });

  it('can register by phone, and the buyer gets an e-mail about them too', async () => {
    const phoneNumbers = aNumber();
    const company = { inn: buyer.inn };
    const said = {
      roles: ['ROLE_BUYER_MANAGER'],
      fio: 'Dana Volala',
      phoneNumbers,
      countryId: 76,
      company,
      terms: true,
    };
    expect(ok(await send('POST', '/api/_p/user/register', { body: said }))).toEqual({ email: null });
    const { attempt } = ok(await send('POST', '/api/users/code_register_sms', { body: said }));
    const body = { phoneNumbers, code: await codeSentTo(phoneNumbers), attempt };
    const { api_token: token } = ok(await send('POST', '/api/users/code_login', { body }));
    expect(ok(await me(token))).toMatchObject({ roles: ['ROLE_USER'], phone: phoneNumbers, company: null });
    expect((await mailOf(buyer.email))[0]).toMatchObject({
      subject: 'Ve Smeně někdo čeká na schválení',
      text: expect.stringContaining(phoneNumbers),
    });
  });
});

describe('a person who forgot the password', () => {
  it('sets a new one by an e-mailed link, which ends all sessions', async () => {
    const forKnownEmail = await send('GET', `/api/_p/reset_password/send_code?email=${buyer.email}&locale=ru`);
    expect(forKnownEmail).toEqual({ status: 200, body: { data: { sent: true } } });
    expect(await send('GET', `/api/_p/reset_password/send_code?email=${randomUUID()}@smena.test`)).toEqual(
      forKnownEmail,
    );
    const code = await codeFor(buyer.email, 'change_password');
    expect((await mailOf(buyer.email))[0]?.subject).toBe('Новый пароль для Smena');

    const another = 'tři želvy v trávě';
    ok(await choose(code, another));
    expect(await me(buyer.token)).toMatchObject({ status: 403, body: { code: 'authentication-failed' } });
    expect(await signIn(buyer.email, password)).toMatchObject({ status: 401 });
    const { api_token: token } = ok(await signIn(buyer.email, another));
    expect(await me(token)).toMatchObject({ status: 200 });
    expect(await choose(code, another)).toMatchObject({ status: 404, body: { code: 'link-gone' } });
  });
});
