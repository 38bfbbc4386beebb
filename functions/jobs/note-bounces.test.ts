import { randomUUID } from 'node:crypto';
import type { SNSEvent } from 'aws-lambda';
import { beforeAll, expect, it } from 'vitest';
import { getNotificationSettings, listNotifications } from '#shared/contracts/notifications.ts';
import { invoke } from '../../test/world/invoke.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { insertPerson } from '../data/people/accounts.ts';
import { newAccount } from '../data/people/new-account.ts';
import { handler } from './note-bounces.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const at = '2126-11-21T12:00:00.000Z';
const signIn = async (email: string) => {
  const [id, login_id] = [randomUUID(), randomUUID()];
  const { performer: company } = world.companies;
  const of = { fio: 'Eva Malá', role: 'ROLE_VENDOR', company, locale: 'en', created_at: at } as const;
  const account = newAccount({ id, login_id, email, ...of });
  await insertPerson({ id: login_id, email, phone: null, login: null, created_at: at }, [account]);
  return account;
};
const anEmail = () => `${randomUUID()}@smena.test`;
const receive = (...events: object[]) =>
  handler({ Records: events.map((event) => ({ Sns: { Message: JSON.stringify(event) } })) } as SNSEvent);
/** As SES publishes it, without the parts that nobody reads. */
const mail = { timestamp: at, messageId: randomUUID(), tags: { letter: ['notification'] } };
const bounce = (bounceType: string, ...emails: string[]) => ({
  eventType: 'Bounce',
  bounce: {
    bounceType,
    bounceSubType: 'General',
    bouncedRecipients: emails.map((emailAddress) => ({
      emailAddress,
      action: 'failed',
      status: '5.1.1',
      diagnosticCode: 'smtp; 550 5.1.1 user unknown',
    })),
    timestamp: at,
    feedbackId: randomUUID(),
    reportingMTA: 'dsn; a1.eu-central-1.amazonses.com',
  },
  mail,
});
const complaint = (emailAddress: string) => ({
  eventType: 'Complaint',
  complaint: { complainedRecipients: [{ emailAddress }], timestamp: at, complaintFeedbackType: 'abuse' },
  mail,
});

it('letters stop for those whose address bounced or who complained, and the app says so once', async () => {
  const [bounced, complained, other] = [anEmail(), anEmail(), anEmail()];
  const [one, two, three] = [await signIn(bounced), await signIn(complained), await signIn(other)];
  const events = [
    bounce('Permanent', bounced, anEmail()),
    complaint(`Eva <${complained}>`),
    bounce('Transient', other),
  ];
  await receive(...events);
  await receive(...events);
  for (const who of [one, two]) {
    expect(ok(await invoke(getNotificationSettings, who)).stopped).toEqual([{ channel: 'letter', at }]);
    expect((await invoke(listNotifications, who, { now: at })).body.data).toMatchObject([
      { kind: 'channel-stopped', params: { channel: 'letter' } },
    ]);
  }
  expect(ok(await invoke(getNotificationSettings, three)).stopped).toEqual([]);
});

it('an event that SES does not have is refused, so that it is kept', async () => {
  await expect(receive({ eventType: 'Delivery' })).rejects.toThrow('eventType');
});
