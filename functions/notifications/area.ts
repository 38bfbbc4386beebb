import { withoutLinks } from '#shared/domain/people/without-links.ts';
import type { LoadLetter } from '../mail/load-letter.ts';
import { loadMessage } from './load-message.ts';
import { sentenceFor } from './sentence-for.ts';

/** The sentences of the notifications, each on a line, as the app shows them. */
const notification: LoadLetter<'notification'> = async ({ letter, ...message }) => {
  const loaded = await loadMessage('letter', message);
  if (!loaded) return null;
  const { reader, notifications } = loaded;
  const { email: to, locale } = loaded.account;
  if (to === null) return null;
  const text = notifications.map((one) => safeLine(sentenceFor(reader, one))).join('\n');
  return { letter, to, locale, text, page: '/' };
};

/** People write parts of the sentences: these have no links and no marks. */
const safeLine = (sentence: string): string =>
  withoutLinks(
    sentence
      .replaceAll(/\p{Cc}+/gu, ' ')
      .replaceAll('**', '')
      .trim(),
  );

export const letters = { notification };
