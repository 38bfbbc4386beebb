import type { SNSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { findLoginId } from '../data/auth/logins.ts';
import { stopChannel } from '../notifications/stop-channel.ts';

const addressees = z.array(z.object({ emailAddress: z.string() }));
/**
 * An event of SES
 * (https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html). Of transient bounces, a
 * later letter may arrive.
 */
const MailEvent = z.discriminatedUnion('eventType', [
  z.object({
    eventType: z.literal('Bounce'),
    bounce: z.object({ bounceType: z.string(), bouncedRecipients: addressees, timestamp: z.string() }),
  }),
  z.object({
    eventType: z.literal('Complaint'),
    complaint: z.object({ complainedRecipients: addressees, timestamp: z.string() }),
  }),
]);

/** Turns off letters to addresses that do not exist, or whose people complained, and says so in the app. */
export const handler = async ({ Records }: SNSEvent): Promise<void> => {
  for (const { Sns } of Records) {
    const { emails, at } = unreached(MailEvent.parse(JSON.parse(Sns.Message)));
    for (const email of emails) {
      const loginId = await findLoginId(email);
      if (loginId !== undefined) await stopChannel(loginId, 'letter', at);
    }
    console.log(JSON.stringify({ job: 'note-bounces', at, emails: emails.length }));
  }
};

const unreached = (event: z.infer<typeof MailEvent>): { emails: string[]; at: string } => {
  const { recipients, timestamp } =
    event.eventType === 'Complaint'
      ? { ...event.complaint, recipients: event.complaint.complainedRecipients }
      : { ...event.bounce, recipients: event.bounce.bounceType === 'Permanent' ? event.bounce.bouncedRecipients : [] };
  // SES sends "Name <address>" if the letter was addressed so.
  const emails = recipients.map(({ emailAddress }) => /<([^>]+)>$/.exec(emailAddress)?.[1] ?? emailAddress);
  return { emails, at: new Date(timestamp).toISOString() };
};
