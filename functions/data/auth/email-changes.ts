import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { id, locale } from '#shared/contracts/fields.ts';
import { entity } from '../entity.ts';
import { expiry } from '../indexes.ts';
import type { Key } from '../keys.ts';
import { effectWrite } from '../outbox.ts';
import { part } from '../part.ts';
import { get, type Write } from '../table.ts';
import { type Link, linkEnd, linkLifetimes, newLink } from './links.ts';

export const ofEmailChange = part('email-change');

/** The e-mail that a login wants to sign in with and has not proven yet. */
export const emailChangeKey = (loginId: string): Key => ({ pk: `LOGIN#${loginId}`, sk: 'EMAIL_CHANGE' });

/**
 * An e-mail that a person wants to sign in with and has not proven yet, or that was noted for them. A login has one at
 * most: the newest.
 */
const EmailChange = z.object({
  login_id: id,
  /** The account that requested the change, or that the e-mail was noted for. */
  account_id: id,
  change_id: id,
  /** The new address. */
  email: z.string(),
  /** The login's address at the time of the request. */
  former: z.nullable(z.string()),
  /** The hash of the link in the newest letter; null until the letter is sent. */
  link: z.nullable(z.string()),
  locale,
  requested_at: z.string(),
});
export type EmailChange = z.infer<typeof EmailChange>;
const changes = entity('email-change', EmailChange);

type NewEmailChange = Omit<EmailChange, 'change_id' | 'link' | 'requested_at'>;

/**
 * Keeps an e-mail that somebody else wrote down for a new login, until its person requests it or another one. It sends no
 * link, so nothing but a request of the signed-in person makes it a way to sign in.
 */
export const emailNoteWrite = (change: Omit<NewEmailChange, 'former'>, now: string): Write => ({
  part: ofEmailChange,
  put: {
    ...emailChangeKey(change.login_id),
    ...changes.store({ ...change, former: null, change_id: randomUUID(), link: null, requested_at: now }),
  },
});

/** The noted e-mail of a login; null after its person requested a change. Only requests expire. */
export const findNotedEmail = async (loginId: string): Promise<string | null> => {
  const item = await get(emailChangeKey(loginId));
  return item && item[expiry] === undefined ? changes.read(item).email : null;
};

/** Replaces an earlier request of the login, whose link no longer works then, and queues the letter with the link. */
export const emailChangeWrites = (change: NewEmailChange, now: string): Write[] => {
  const change_id = randomUUID();
  const stored = changes.store({ ...change, change_id, link: null, requested_at: now });
  const { login_id } = change;
  return [
    {
      part: ofEmailChange,
      put: { ...emailChangeKey(login_id), ...stored, [expiry]: Date.parse(linkEnd('email', now)) / 1000 },
    },
    effectWrite(
      'send-letter',
      { letter: 'confirmEmail', login_id, change_id },
      { now, usefulFor: linkLifetimes.email },
    ),
  ];
};

/** The request of a login; undefined after a newer one, or when it was confirmed. */
export const findEmailChange = async (loginId: string, changeId: string): Promise<EmailChange | undefined> => {
  const item = await get(emailChangeKey(loginId));
  const change = item && changes.read(item);
  return change?.change_id === changeId ? change : undefined;
};

/**
 * The link of a request and its writes. It is valid from the request, so a late letter shortens it. A repetition
 * replaces the link. The writes fail as part `email-change` after a newer request.
 */
export const emailLink = (change: EmailChange): { code: string; writes: Write[] } => {
  const { login_id, change_id, email, requested_at } = change;
  const { code, hash, write } = newLink({ purpose: 'email', subject: login_id, email, now: requested_at });
  const issued: Write = {
    part: ofEmailChange,
    update: emailChangeKey(login_id),
    set: 'SET #link = :hash',
    names: { '#link': 'link' },
    values: { ':hash': hash },
    if: { expression: 'change_id = :change', values: { ':change': change_id } },
  };
  return { code, writes: [write, issued] };
};

/** The request that a link confirms; undefined if a newer request or a newer letter has replaced the link. */
export const emailChangeOf = async ({ purpose, subject, hash }: Link): Promise<EmailChange | undefined> => {
  if (purpose !== 'email') return undefined;
  const item = await get(emailChangeKey(subject));
  const change = item && changes.read(item);
  return change?.link === hash ? change : undefined;
};

/** Ends the request. Fails as part `email-change` if a newer request or a newer letter has replaced it. */
export const emailChangeConfirmationWrite = ({ login_id, link }: EmailChange): Write => ({
  part: ofEmailChange,
  remove: emailChangeKey(login_id),
  if: { expression: '#link = :hash', names: { '#link': 'link' }, values: { ':hash': link } },
});

/** With the last account of a login: the new address is personal data, too. */
export const emailChangeRemovalWrite = (loginId: string): Write => ({
  part: ofEmailChange,
  remove: emailChangeKey(loginId),
});
