import { serviceRequestState, type ServiceRequestState } from '#shared/domain/clients/service-requests.ts';
import { emailLink, findEmailChange, findNotedEmail } from '../data/auth/email-changes.ts';
import { newLink } from '../data/auth/links.ts';
import { findLoginId, getLogin } from '../data/auth/logins.ts';
import { findCart } from '../data/cart/carts.ts';
import { reminderCode } from '../data/cart/reminders.ts';
import { findServiceRequest } from '../data/clients/service-requests.ts';
import { getCompany } from '../data/companies/companies.ts';
import type { Payload } from '../data/effects.ts';
import { findOrder } from '../data/orders/orders.ts';
import { effectWrite, derivedEntryId, queueOnce } from '../data/outbox.ts';
import { listActiveAccountsByRole } from '../data/people/account-lists.ts';
import { accountsOfLogin, getAccount } from '../data/people/accounts.ts';
import { invitationLink } from '../data/people/invitations.ts';
import { findRegistration } from '../data/people/registrations.ts';
import { transact } from '../data/table.ts';
import { serveQueue } from '../events/serve-queue.ts';
import { orderLetter } from '../mail/order-letter.ts';
import { type Letter, sendEmail } from '../mail/send-email.ts';

type Of<L extends Letter['letter']> = Extract<Payload<'send-letter'>, { letter: L }>;

/** Sends one letter. Nothing is sent if its reader has no address or its reason is gone. */
export const handler = serveQueue('send-letter', async (payload, { at }) => {
  const letter = await letterOf(payload, at);
  if (letter) await sendEmail(letter);
});

const letterOf = (payload: Payload<'send-letter'>, at: string): Promise<Letter | null> => {
  switch (payload.letter) {
    case 'activation':
      return activation(payload, at);
    case 'password':
      return password(payload, at);
    case 'passwordChanged':
      return passwordChanged(payload);
    case 'confirmEmail':
      return confirmEmail(payload);
    case 'phoneChanged':
      return phoneChanged(payload);
    case 'emailChanged':
      return Promise.resolve(payload);
    case 'invitation':
      return invitation(payload);
    case 'roleAdded':
    case 'admitted':
      return newRole(payload);
    case 'imported':
      return imported(payload);
    case 'refused':
      return refused(payload);
    case 'waiting':
      return waiting(payload);
    case 'serviceRequested':
    case 'serviceAccepted':
    case 'serviceDeclined':
      return aboutRequest(payload, at);
    case 'orderPlaced':
    case 'orderQuoted':
    case 'orderReady':
    case 'orderShipped':
    case 'orderCanceled':
      return aboutOrder(payload);
    case 'orderReceived':
      return orderReceived(payload, at);
    case 'cartReminder':
      return cartReminder(payload);
  }
};

/** The link is valid from the request, so a late letter shortens it. */
const activation = async ({ letter, registration_id }: Of<'activation'>, at: string): Promise<Letter | null> => {
  const registration = await findRegistration(registration_id, at);
  if (!registration?.email) return null;
  const { email: to, locale } = registration;
  const { code, write } = newLink({ purpose: 'activate', subject: registration_id, email: to, now: at });
  await transact([write]);
  return { letter, to, locale, code };
};

const password = async ({ letter, login_id, locale }: Of<'password'>, at: string): Promise<Letter | null> => {
  const to = (await getLogin(login_id))?.email;
  if (!to) return null;
  const { code, write } = newLink({ purpose: 'password', subject: login_id, email: to, now: at });
  await transact([write]);
  return { letter, to, locale, code };
};

const passwordChanged = async ({ letter, login_id, locale, at }: Of<'passwordChanged'>): Promise<Letter | null> => {
  const to = (await getLogin(login_id))?.email;
  return to ? { letter, to, locale, at } : null;
};

const phoneChanged = async ({ login_id, ...facts }: Of<'phoneChanged'>): Promise<Letter | null> => {
  const to = (await getLogin(login_id))?.email;
  return to ? { ...facts, to } : null;
};

/** The owner of a taken address gets this letter instead, so that the person who requested it learns nothing. */
const confirmEmail = async ({ letter, login_id, change_id }: Of<'confirmEmail'>): Promise<Letter | null> => {
  const change = await findEmailChange(login_id, change_id);
  if (!change) return null;
  const { email: to, locale } = change;
  const ownerId = await findLoginId(to);
  if (ownerId) {
    const [owner] = await accountsOfLogin(ownerId);
    return { letter: 'emailKnown', to, locale: owner?.locale ?? locale };
  }
  const { code, writes } = emailLink(change);
  await transact(writes);
  return { letter, to, locale, code };
};

const invitation = async ({ letter, invitation_id }: Of<'invitation'>): Promise<Letter | null> => {
  const open = await invitationLink(invitation_id);
  if (!open?.invitation.email) return null;
  const { email: to, locale, role, company, invited_by } = open.invitation;
  return { letter, to, locale, code: open.code, by: invited_by.fio, role, company: company?.name ?? null };
};

const newRole = async ({ letter, account_id, by_id }: Of<'roleAdded' | 'admitted'>): Promise<Letter | null> => {
  const [account, by] = await Promise.all([getAccount(account_id), getAccount(by_id)]);
  const role = account?.roles[0];
  if (!account?.email || !role) return null;
  const { email: to, locale, company } = account;
  return { letter, to, locale, by: by?.fio || 'Smena', role, company: company?.name ?? null };
};

const imported = async ({ account_id }: Of<'imported'>): Promise<Letter | null> => {
  const account = await getAccount(account_id);
  if (!account?.active) return null;
  const { locale, company, email, phone, login_id } = account;
  const by = company?.name || 'Smena';
  if (email) return { letter: 'imported', to: email, locale, by, email };
  const noted = await findNotedEmail(login_id);
  return noted && phone ? { letter: 'importedWithPhone', to: noted, locale, by, phone: endOf(phone) } : null;
};

/** The reader may be a stranger whose address was mistyped. */
const endOf = (phone: string) => `… ${phone.slice(-3)}`;

const refused = async ({ account_id, ...facts }: Of<'refused'>): Promise<Letter | null> => {
  const account = await getAccount(account_id);
  return account?.email ? { ...facts, to: account.email, locale: account.locale } : null;
};

const waiting = async ({ letter, account_id, waiting_id }: Of<'waiting'>): Promise<Letter | null> => {
  const [buyer, newcomer] = await Promise.all([getAccount(account_id), getAccount(waiting_id)]);
  if (!buyer?.email || !newcomer?.waits) return null;
  const { fio, email, phone, waits } = newcomer;
  const company = waits.company?.name ?? null;
  return { letter, to: buyer.email, locale: buyer.locale, fio, role: waits.role, company, email, phone };
};

type AboutRequest = Extract<Payload<'send-letter'>, { request_id: string }>;
/** The state in which a letter about a request has its reason. */
const stateOfLetter = {
  serviceRequested: 'open',
  serviceAccepted: 'accepted',
  serviceDeclined: 'declined',
} as const satisfies Record<AboutRequest['letter'], ServiceRequestState>;

const aboutRequest = async ({ letter, account_id, request_id }: AboutRequest, at: string): Promise<Letter | null> => {
  const [account, request] = await Promise.all([getAccount(account_id), findServiceRequest(request_id)]);
  if (!account?.active || !account.email || !request) return null;
  if (serviceRequestState(request, at) !== stateOfLetter[letter]) return null;
  const { email: to, locale } = account;
  const other = await getCompany(letter === 'serviceRequested' ? request.customer_id : request.vendor_id);
  const company = other?.name ?? null;
  return letter === 'serviceDeclined'
    ? { letter, to, locale, company, reason: request.closed?.reason ?? null }
    : { letter, to, locale, company };
};

type AboutOrder = Exclude<Extract<Payload<'send-letter'>, { order_id: string }>, { letter: 'orderReceived' }>;
const aboutOrder = async ({ letter, order_id }: AboutOrder): Promise<Letter | null> => {
  const order = await findOrder(order_id);
  if (!order) return null;
  const account = await getAccount(order.user.id);
  if (!account?.active || !account.email) return null;
  return orderLetter(letter, order, { to: account.email, locale: account.locale });
};

const orderReceived = async (
  { letter, order_id, account_id }: Of<'orderReceived'>,
  at: string,
): Promise<Letter | null> => {
  const order = await findOrder(order_id);
  if (!order) return null;
  if (account_id === undefined) {
    const vendors = await listActiveAccountsByRole('ROLE_VENDOR', order.company.id);
    for (const { id } of vendors.slice(0, maxLetters)) {
      const entryId = derivedEntryId(letter, order_id, id);
      await queueOnce(effectWrite('send-letter', { letter, order_id, account_id: id }, { now: at, entryId }));
    }
    return null;
  }
  const account = await getAccount(account_id);
  if (!account?.active || !account.email) return null;
  return orderLetter(letter, order, { to: account.email, locale: account.locale });
};

/** To the people of one company about one order; everybody has a notification. */
const maxLetters = 20;

/** Nothing is sent if the cart was ordered, emptied or changed meanwhile, or its owner has stopped these letters. */
const cartReminder = async ({ letter, account_id, cart_hash }: Of<'cartReminder'>): Promise<Letter | null> => {
  const [cart, account] = await Promise.all([findCart(account_id), getAccount(account_id)]);
  if (cart?.hash !== cart_hash || !cart.company || !account?.active || !account.email) return null;
  const stop = await reminderCode(account_id);
  if (!stop) return null;
  await transact(stop.writes);
  return { letter, to: account.email, locale: account.locale, seller: cart.company.name, stop: stop.code };
};
