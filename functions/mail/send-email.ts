import type { SendEmailCommandInput } from '@aws-sdk/client-sesv2';
import type { Locale } from '#shared/contracts/fields.ts';
import { requireEnv } from '../data/environment.ts';
import { htmlOf, textOf } from './layout.ts';
import type { LetterName, Letters } from './letters.ts';
import { writeLetter } from './letters.ts';

const origin = requireEnv('ORIGIN');
const FromEmailAddress = requireEnv('MAIL_FROM');
const ConfigurationSetName = requireEnv('MAIL_SET');

/** The SDK is a third of a cold start and many requests send no letter, so it is imported with the first one. */
const connect = async () => {
  const { SendEmailCommand, SESv2Client } = await import('@aws-sdk/client-sesv2');
  const client = new SESv2Client({});
  return (input: SendEmailCommandInput) => client.send(new SendEmailCommand(input));
};
let connected: ReturnType<typeof connect> | undefined;

/**
 * Sends a letter in its reader's language; does nothing if `to` is null, because not everyone has an address. Letters
 * with a link throw on a fault, because the request is useless without the link. Other letters report something already
 * done, so a fault is logged and the request continues.
 */
export const sendEmail = async <L extends LetterName>(
  letter: L,
  params: Letters[L] & { to: string | null; locale: Locale },
): Promise<void> => {
  const { to, locale } = params;
  if (to === null) return;
  const content = writeLetter(letter, params, { to, locale, origin });
  const part = (Data: string) => ({ Data, Charset: 'UTF-8' });
  try {
    const send = await (connected ??= connect());
    await send({
      FromEmailAddress,
      ConfigurationSetName,
      Destination: { ToAddresses: [to] },
      Content: {
        Simple: {
          Subject: part(content.subject),
          Body: { Text: part(textOf(content)), Html: part(htmlOf(content)) },
        },
      },
      EmailTags: [{ Name: 'letter', Value: letter }],
    });
  } catch (error) {
    if ('code' in params) throw error;
    console.error(JSON.stringify({ letter, error: String(error) }));
  }
};
