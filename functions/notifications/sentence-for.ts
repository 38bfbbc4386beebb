import type { Locale } from '#shared/contracts/fields.ts';
import type { NotificationKind } from '#shared/contracts/notifications.ts';
import { sentenceValues } from '#shared/domain/notifications/sentence.ts';
import { fullDay, local } from '#shared/domain/time-text.ts';
import csWords from '#shared/messages/cs/common.ts';
import csDigest from '#shared/messages/cs/digest.ts';
import { notifications as cs } from '#shared/messages/cs/notifications.generated.ts';
import enWords from '#shared/messages/en/common.ts';
import enDigest from '#shared/messages/en/digest.ts';
import { notifications as en } from '#shared/messages/en/notifications.generated.ts';
import ruWords from '#shared/messages/ru/common.ts';
import ruDigest from '#shared/messages/ru/digest.ts';
import { notifications as ru } from '#shared/messages/ru/notifications.generated.ts';
import { languageOf, sentenceOf } from '../http/translate.ts';

type Texts = { readonly [key: string]: string | readonly string[] | Texts };
const messages: Record<
  Locale,
  { sentences: Record<NotificationKind, string>; digest: Record<string, string>; words: Texts }
> = {
  cz: { sentences: cs, digest: csDigest, words: csWords },
  en: { sentences: en, digest: enDigest, words: enWords },
  ru: { sentences: ru, digest: ruDigest, words: ruWords },
};

/** The text of a key with dots; the key itself if there is none. */
const textAt = (words: Texts, key: string): string => {
  const found = key
    .split('.')
    .reduce<Texts[string] | undefined>((at, name) => (isTexts(at) ? at[name] : undefined), words);
  return typeof found === 'string' ? found : key;
};
const isTexts = (value: Texts[string] | undefined): value is Texts =>
  typeof value === 'object' && !Array.isArray(value);

type Reader = { locale: Locale; timeZone: string };
type Notified = { kind_of: NotificationKind; params: Readonly<Record<string, string>> };

/** What the app shows of a notification (web/features/panel/notifications.tsx), in a reader's language. */
export const sentenceFor = ({ locale, timeZone }: Reader, { kind_of, params }: Notified): string => {
  const { sentences, words } = messages[locale];
  const values = sentenceValues(params, {
    language: languageOf(locale),
    word: (key) => textAt(words, key),
    dayOf: (instant) => fullDay(local(instant, timeZone).slice(0, 10)),
  });
  return sentenceOf(locale, sentences, kind_of, values);
};

/** Of several notifications, their number and the newest one. */
export const digestFor = (reader: Reader, notifications: readonly Notified[]): string => {
  const [newest] = notifications;
  const first = newest ? sentenceFor(reader, newest) : '';
  const { locale } = reader;
  return notifications.length === 1
    ? first
    : sentenceOf(locale, messages[locale].digest, 'message', { count: notifications.length, first });
};
