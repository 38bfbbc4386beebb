import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { id, locale, person } from '#shared/contracts/fields.ts';
import { entity } from '../entity.ts';
import { expiry } from '../indexes.ts';
import type { Key } from '../keys.ts';
import { effectWrite } from '../outbox.ts';
import { part } from '../part.ts';
import { get, type Write } from '../table.ts';
import { type Link, linkEnd, linkLifetimes, newLink } from './links.ts';

export const ofContactChange = part('contact-change');

/** The e-mail that a login wants to sign in with and has not proven yet. */
export const emailChangeKey = (loginId: string): Key => ({ pk: `LOGIN#${loginId}`, sk: 'EMAIL_CHANGE' });
/** The phone that another person requested for a login, and that is not proven yet. */
const phoneChangeKey = (loginId: string): Key => ({ pk: `LOGIN#${loginId}`, sk: 'PHONE_CHANGE' });

export type ContactKind = 'email' | 'phone';
const keyOf = { email: emailChangeKey, phone: phoneChangeKey } as const satisfies Record<ContactKind, unknown>;

/**
 * An e-mail or phone that a person wants to sign in with and has not proven yet, or an e-mail that was noted for them. A
 * login has one of each at most: the newest.
 */
const ContactChange = z.object({
  login_id: id,
  /** The account of the login that requested the change, or that it was requested or noted for. */
  account_id: id,
  change_id: id,
  /** The new address; null for a new phone. */
  email: z.nullable(z.string()),
  /** The new number; null for a new e-mail. */
  phone: z.nullable(z.string()),
  /** The login's address or number at the time of the request. */
  former: z.nullable(z.string()),
  /** The account that requested it for another person; null for the own request. */
  by: z.nullable(person),
  /** The hash of the link in the newest message; null until it is sent. */
  link: z.nullable(z.string()),
  locale,
  requested_at: z.string(),
});
export type ContactChange = z.infer<typeof ContactChange>;
const changes = entity('email-change', ContactChange, [(first) => ({ ...first, phone: null, by: null })]);

type NewContactChange = Omit<ContactChange, 'change_id' | 'link' | 'requested_at'>;

const kindOf = ({ email }: Pick<ContactChange, 'email'>): ContactKind => (email === null ? 'phone' : 'email');
const changeKeyOf = (change: Pick<ContactChange, 'email' | 'login_id'>): Key => keyOf[kindOf(change)](change.login_id);

/** What the login gets. */
export const contactOf = ({ email, phone }: Pick<ContactChange, 'email' | 'phone'>) => ({
  kind: kindOf({ email }),
  value: email ?? phone ?? '',
});

/**
 * Keeps an e-mail that somebody else wrote down for a new login, until its person requests it or another one. It sends no
 * link, so nothing but a request of the signed-in person makes it a way to sign in.
 */
export const emailNoteWrite = (
  change: Pick<ContactChange, 'login_id' | 'account_id' | 'locale'> & { email: string },
  now: string,
): Write => {
  const note = { ...change, phone: null, former: null, by: null };
  return {
    part: ofContactChange,
    put: {
      ...emailChangeKey(change.login_id),
      ...changes.store({ ...note, change_id: randomUUID(), link: null, requested_at: now }),
    },
  };
};

/** The noted e-mail of a login; null after a change was requested. Only requests expire. */
export const findNotedEmail = async (loginId: string): Promise<string | null> => {
  const item = await get(emailChangeKey(loginId));
  return item && item[expiry] === undefined ? changes.read(item).email : null;
};

/**
 * Replaces an earlier request of the same kind, whose link no longer works then, and queues the letter or SMS with the
 * link.
 */
export const contactChangeWrites = (change: NewContactChange, now: string): Write[] => {
  const change_id = randomUUID();
  const stored = changes.store({ ...change, change_id, link: null, requested_at: now });
  const { login_id } = change;
  const kind = kindOf(change);
  const options = { now, usefulFor: linkLifetimes[kind] };
  return [
    {
      part: ofContactChange,
      put: { ...changeKeyOf(change), ...stored, [expiry]: Date.parse(linkEnd(kind, now)) / 1000 },
    },
    kind === 'email'
      ? effectWrite('send-letter', { letter: 'confirmEmail', login_id, change_id }, options)
      : effectWrite('send-sms', { sms: 'confirm-phone', login_id, change_id }, options),
  ];
};

/** The request of a login; undefined after a newer one, or when it was confirmed. */
export const findContactChange = async (
  kind: ContactKind,
  { login_id, change_id }: Pick<ContactChange, 'login_id' | 'change_id'>,
): Promise<ContactChange | undefined> => {
  const item = await get(keyOf[kind](login_id));
  const change = item && changes.read(item);
  return change?.change_id === change_id ? change : undefined;
};

/**
 * The link of a request and its writes. It is valid from the request, so a late message shortens it. A repetition
 * replaces the link. The writes fail as part `contact-change` after a newer request.
 */
export const contactLink = (change: ContactChange): { code: string; writes: Write[] } => {
  const { login_id, change_id, email, requested_at } = change;
  const { code, hash, write } = newLink({ purpose: kindOf(change), subject: login_id, email, now: requested_at });
  const issued: Write = {
    part: ofContactChange,
    update: changeKeyOf(change),
    set: 'SET #link = :hash',
    names: { '#link': 'link' },
    values: { ':hash': hash },
    if: { expression: 'change_id = :change', values: { ':change': change_id } },
  };
  return { code, writes: [write, issued] };
};

/** The request that a link confirms; undefined if a newer request or a newer message has replaced the link. */
export const contactChangeOf = async ({ purpose, subject, hash }: Link): Promise<ContactChange | undefined> => {
  if (purpose !== 'email' && purpose !== 'phone') return undefined;
  const item = await get(keyOf[purpose](subject));
  const change = item && changes.read(item);
  return change?.link === hash ? change : undefined;
};

/** Ends the request. Fails as part `contact-change` if a newer request or a newer message has replaced it. */
export const contactChangeConfirmationWrite = (change: ContactChange): Write => ({
  part: ofContactChange,
  remove: changeKeyOf(change),
  if: { expression: '#link = :hash', names: { '#link': 'link' }, values: { ':hash': change.link } },
});

/** With the last account of a login: the new address and number are personal data, too. */
export const contactChangeRemovalWrites = (loginId: string): Write[] =>
  [emailChangeKey(loginId), phoneChangeKey(loginId)].map((key) => ({ part: ofContactChange, remove: key }));
