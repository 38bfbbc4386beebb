import type { Locale } from '#shared/contracts/fields.ts';
import { languageOf } from '../http/translate.ts';

const texts = {
  cs: () => import('#shared/messages/cs/assistant.ts'),
  en: () => import('#shared/messages/en/assistant.ts'),
  ru: () => import('#shared/messages/ru/assistant.ts'),
};

/** What the assistant says when no model gave an answer. */
export const apologyIn = async (locale: Locale): Promise<string> => {
  const { default: own } = await texts[languageOf(locale)]();
  return own.apology;
};
