import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { contactChangedText } from '#shared/domain/auth/sms.ts';
import { phoneText } from '#shared/domain/people/phone.ts';
import auth from '#shared/messages/en/auth.ts';
import fields from '#shared/messages/en/fields.ts';
import settings from '#shared/messages/en/settings.ts';
import { emailNoteWrite } from '../../functions/data/auth/contact-changes.ts';
import { findLoginId } from '../../functions/data/auth/logins.ts';
import { transact } from '../../functions/data/table.ts';
import { copyContacts } from '../../functions/identity/copy-contacts.ts';
import { createCognitoUser } from '../world/client.ts';
import { nameLogin } from '../world/logins.ts';
import { aNumber, codeSentTo, smsTo, wrongCode } from '../world/phones.ts';
import { it, checkScreen } from '../world/screen.ts';
import { sentTo } from '../world/sent.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const { ways, security } = settings;
const anEmail = () => `${randomUUID()}@smena.test`;
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** As a person whose accounts have the login's e-mail. */
const someone = async (fio: string) => {
  const me = await world.person(fio, 'ROLE_STORE_MANAGER', world.companies.customer);
  const credentials = await createCognitoUser(me);
  await copyContacts(me.login_id);
  return { me, ...credentials };
};
const signIn = async (page: Page, email: string, password: string) => {
  await page.getByLabel(auth.checkIn.email).fill(email);
  await press(page, auth.checkIn.submit);
  await page.getByLabel(auth.password.label, { exact: true }).fill(password);
  await press(page, auth.password.submit);
};
const isIn = (page: Page) => page.waitForURL((url) => !url.pathname.startsWith('/auth'));
const linkSentTo = async (email: string) => {
  const [letter] = await sentTo(email);
  const [link] = /\/auth\/confirm_email\/[\w-]+/.exec(letter?.text ?? '') ?? [];
  if (!link) throw new Error(`No link for ${email}`);
  return link;
};

it('the own e-mail is changed by the link in the letter, and only the new one signs in', async ({ visit }) => {
  const { login: former, password, me } = await someone('Eva Malá');
  const email = anEmail();
  const page = await visit('/auth/main');
  await signIn(page, former, password);
  await isIn(page);
  await page.goto('/settings/profile?tab=you');
  await press(page, ways.changeEmail);
  await dialog(page).getByLabel(ways.newEmail).fill(email);
  await dialog(page).getByLabel(security.old, { exact: true }).fill(password);
  await press(page, ways.sendLink);
  await dialog(page).getByText(ways.sent.replace('{{email}}', email)).waitFor();
  await checkScreen(page, 'contact-email-sent');
  await press(page, ways.close);
  await page.getByText(former).waitFor();

  // On another device, without a sign-in.
  const other = await visit(await linkSentTo(email));
  await heading(other, auth.confirmEmail.title);
  await other.getByText(email).waitFor();
  await press(other, auth.confirmEmail.submit);
  await heading(other, auth.confirmEmail.done);
  await checkScreen(other, 'contact-email-confirmed');
  expect((await sentTo(former)).map(({ subject }) => subject)).toEqual(['Your e-mail in Smena was changed']);

  // The session of the first device stays.
  await page.reload();
  await page.getByText(email).waitFor();
  await page.goto('/logout');
  await heading(page, auth.checkIn.title);
  await page.goto('/auth/main');
  await signIn(page, email, password);
  await isIn(page);

  await other.getByRole('link', { name: auth.confirmEmail.open }).click();
  await other.getByLabel(auth.checkIn.email).fill(former);
  await press(other, auth.checkIn.submit);
  await other.getByLabel(auth.password.label, { exact: true }).waitFor({ state: 'detached' });
  expect([await findLoginId(email), await findLoginId(former)]).toEqual([me.login_id, undefined]);
});

it('an e-mail that an import noted is confirmed from the profile', async ({ signInAs, visit }) => {
  const [email, phone] = [anEmail(), aNumber()];
  const me = await world.person('Jan Importovaný', 'ROLE_VENDOR_STAFF', world.companies.performer, { phone });
  const noted = { login_id: me.login_id, account_id: me.id, email, locale: 'en' } as const;
  await transact([emailNoteWrite(noted, new Date().toISOString())]);
  const page = await signInAs(me, '/settings/profile');
  // Signing in here needs an e-mail and a password; an imported worker with a phone has neither.
  await nameLogin({ id: me.login_id, email: null, phone, login: null });
  await page.getByText(ways.notConfirmed.replace('{{email}}', email)).waitFor();
  await press(page, ways.confirmEmail);
  await dialog(page).getByText(ways.confirmEmailHelp).waitFor();
  expect(await dialog(page).getByLabel(ways.newEmail).inputValue()).toBe(email);
  await checkScreen(page, 'contact-email-noted');
  await press(page, ways.sendLink);
  await dialog(page).getByText(ways.sent.replace('{{email}}', email)).waitFor();

  const other = await visit(await linkSentTo(email));
  await press(other, auth.confirmEmail.submit);
  await heading(other, auth.confirmEmail.done);
  expect(await findLoginId(email)).toBe(me.login_id);
  await page.reload();
  await page.getByText(email, { exact: true }).waitFor();
});

it('a request with a wrong password keeps what was typed', async ({ visit }) => {
  const { login, password } = await someone('Zapomnětlivá Zdena');
  const page = await visit('/auth/main?to=/settings/profile');
  await signIn(page, login, password);
  await isIn(page);
  const email = anEmail();
  await press(page, ways.changeEmail);
  await dialog(page).getByLabel(ways.newEmail).fill(email);
  await dialog(page).getByLabel(security.old, { exact: true }).fill('wrong guess 1');
  await press(page, ways.sendLink);
  await dialog(page).getByText(fields['wrong-password']).waitFor();
  expect(await dialog(page).getByLabel(ways.newEmail).inputValue()).toBe(email);
  await checkScreen(page, 'contact-email-wrong-password');
});

it('a link for an e-mail that another login took says so, and a used one that it is gone', async ({ visit }) => {
  const [one, other] = await Promise.all([someone('První Pavel'), someone('Druhý Dan')]);
  const email = anEmail();
  const links: string[] = [];
  for (const { login, password } of [one, other]) {
    const page = await visit('/auth/main?to=/settings/profile');
    await signIn(page, login, password);
    await isIn(page);
    await press(page, ways.changeEmail);
    await dialog(page).getByLabel(ways.newEmail).fill(email);
    await dialog(page).getByLabel(security.old, { exact: true }).fill(password);
    await press(page, ways.sendLink);
    await dialog(page).getByText(ways.sentTitle).waitFor();
    links.push(await linkSentTo(email));
  }
  const [first = '', second = ''] = links;
  const page = await visit(first);
  await press(page, auth.confirmEmail.submit);
  await heading(page, auth.confirmEmail.done);
  await page.goto(first);
  await heading(page, auth.gone.title);
  await page.getByText(auth.gone.email).waitFor();
  await page.goto(second);
  await press(page, auth.confirmEmail.submit);
  await page.getByRole('alert').waitFor();
  await checkScreen(page, 'contact-email-taken');
});

it('the own phone is changed by the code in the SMS, and only the new one is known', async ({ signInAs }) => {
  const former = aNumber();
  const me = await world.person('Jan Malý', 'ROLE_VENDOR_STAFF', world.companies.performer, { phone: former });
  const page = await signInAs(me, '/settings/profile?tab=you');
  await nameLogin({ id: me.login_id, email: null, phone: former, login: null });
  const phone = aNumber();
  await press(page, ways.changePhone);
  await dialog(page).getByLabel(ways.newPhone).fill(phone.slice(4, 10));
  await press(page, ways.sendCode);
  await dialog(page).getByText(fields['phone-length']).waitFor();
  await checkScreen(page, 'contact-phone-short');
  await dialog(page).getByLabel(ways.newPhone).fill(phone.slice(4));
  await press(page, ways.sendCode);
  await heading(page, ways.codeTitle);
  const code = await codeSentTo(phone);
  const typed = dialog(page).getByLabel(ways.code);
  await typed.fill(wrongCode(code));
  await press(page, ways.confirm);
  await dialog(page).getByText(fields['wrong-code']).waitFor();
  expect(await typed.inputValue()).toBe(wrongCode(code));
  await checkScreen(page, 'contact-phone-wrong-code');

  // Back to the number, which is kept, and on with a new code.
  await press(page, ways.another);
  await heading(page, ways.changePhone);
  expect((await dialog(page).getByLabel(ways.newPhone).inputValue()).replaceAll(' ', '')).toBe(phone.slice(4));
  await press(page, ways.sendCode);
  await heading(page, ways.codeTitle);
  await typed.fill(await codeSentTo(phone));
  await press(page, ways.confirm);
  await page.getByText(ways.phoneChanged).waitFor();
  await page.getByText(phoneText(phone)).waitFor();
  await checkScreen(page, 'contact-phone-changed');
  expect(await smsTo(former)).toEqual([contactChangedText('phone', 'en')]);
  expect([await findLoginId(phone), await findLoginId(former)]).toEqual([me.login_id, undefined]);
});
