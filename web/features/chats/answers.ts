import type { CannedAnswer, ChannelWithContext } from '#shared/contracts/chats.ts';
import type { Language } from '#shared/domain/public-pages.ts';
import { allWords, searchFor } from '#shared/domain/search-words.ts';

/** The answers whose title, in the reader's language, has words that begin as those that were typed. */
export const foundAnswers = (
  answers: readonly CannedAnswer[],
  typed: string,
  language: Language,
): readonly CannedAnswer[] => {
  const isFound = searchFor(typed);
  return answers.filter(({ titles }) => isFound(allWords(titles[language])));
};

const languageOf = (locale: string | undefined): Language => (locale === 'en' || locale === 'ru' ? locale : 'cs');

/** The text of an answer for the person of a channel, in their language, with their name and the number of the order. */
export const answerFor = (
  { texts }: CannedAnswer,
  { user, order, context }: Pick<ChannelWithContext, 'user' | 'order' | 'context'>,
): string => filledIn(texts[languageOf(context?.locale)], { name: user.fio, order: order?.number ?? '' });

/**
 * Replaces placeholders. One without a value is left out with the spaces before it, and those after it at the beginning
 * of a line.
 */
export const filledIn = (text: string, values: Readonly<Record<'name' | 'order', string>>): string =>
  Object.entries(values).reduce(
    (filled, [key, value]) =>
      value === ''
        ? filled.replaceAll(new RegExp(`^\\{${key}\\}[^\\S\\n]*|[^\\S\\n]*\\{${key}\\}`, 'gm'), '')
        : filled.replaceAll(`{${key}}`, () => value),
    text,
  );
