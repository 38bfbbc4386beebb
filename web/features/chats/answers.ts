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
  text.replaceAll(
    /(^|[^\S\n]*)\{(name|order)\}([^\S\n]*)/gm,
    (_, before: string, key: 'name' | 'order', after: string, at: number) => {
      if (values[key] !== '') return before + values[key] + after;
      return at === 0 || text[at - 1] === '\n' ? '' : after;
    },
  );
