import type { Language, Question } from './question.ts';
import { cs } from './texts/cs.ts';
import { en, type Texts } from './texts/en.ts';
import { ru } from './texts/ru.ts';

const all: Readonly<Record<Language, Texts>> = { en, cs, ru };
export const textsOf = (language: Language): Texts => all[language];

/** That nothing is known, and what else can be answered with the tools of the person. */
export const noDataText = ({ language, can }: Question): string => {
  const { noData, canAnswer, topics } = textsOf(language);
  const open = Object.entries(topics).flatMap(([tool, topic]) => (can(tool) ? [topic] : []));
  return open.length === 0 ? noData : `${noData} ${canAnswer(open.join('; '))}`;
};
