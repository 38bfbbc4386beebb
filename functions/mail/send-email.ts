import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import type { Locale } from '#shared/contracts/fields.ts';
import { requireEnv } from '../data/environment.ts';
import { htmlOf, textOf } from './layout.ts';
import { type LetterName, type LetterValues, writeLetter } from './letters.ts';

const client = new SESv2Client({});
const origin = requireEnv('ORIGIN');
const FromEmailAddress = requireEnv('MAIL_FROM');
const ConfigurationSetName = requireEnv('MAIL_SET');

/** A letter to one address, in its reader's language. */
export type Letter = { letter: LetterName; to: string; locale: Locale } & LetterValues;

/** A file with a letter. `name` may have any characters. */
type Attachment = { name: string; type: string; content: Uint8Array };

export const sendEmail = async ({ letter, to, locale, ...values }: Letter, attachment?: Attachment): Promise<void> => {
  const content = writeLetter(letter, values, { to, locale, origin });
  const part = (Data: string) => ({ Data, Charset: 'UTF-8' });
  await client.send(
    new SendEmailCommand({
      FromEmailAddress,
      ConfigurationSetName,
      Destination: { ToAddresses: [to] },
      Content: {
        Simple: {
          Subject: part(content.subject),
          Body: { Text: part(textOf(content)), Html: part(htmlOf(content)) },
          Attachments: attachment && [fileOf(attachment)],
        },
      },
      EmailTags: [{ Name: 'letter', Value: letter }],
    }),
  );
};

const fileOf = ({ name, type, content }: Attachment) => ({
  FileName: name.replaceAll(/[^\w.-]/g, '-'),
  ContentType: type,
  ContentDisposition: 'ATTACHMENT' as const,
  ContentTransferEncoding: 'BASE64' as const,
  RawContent: content,
});
