import { foldText } from '#shared/domain/fold-text.ts';
import { manualsOf } from '#shared/domain/legal/readers.ts';
import { listOf } from '../markdown.ts';
import { type Plan, resultOfCall } from '../plan.ts';
import { textAt } from '../rows.ts';
import { noDataText } from '../texts.ts';
import type { Word } from '../words.ts';

type Section = { heading: string; parts: readonly string[] };

/** The sections of a manual in Markdown, each with its paragraphs and list items. */
const sectionsOf = (text: string): Section[] =>
  text.split(/^#+ /m).flatMap((section) => {
    const [heading = '', ...lines] = section.split('\n');
    const parts = lines.map((line) => line.replace(/^\s*(?:[-*]|\d+\.)\s+/, '').trim()).filter((line) => line !== '');
    return parts.length === 0 ? [] : [{ heading: heading.trim(), parts }];
  });

/** The longer words of a question, without their endings. */
const stemsOf = (words: readonly Word[]): string[] =>
  words.filter(({ folded }) => folded.length >= 4).map(({ folded }) => folded.slice(0, Math.max(4, folded.length - 3)));

const score = (text: string, stems: readonly string[]): number => {
  const words = foldText(text).split(/[^\p{L}\p{N}]+/u);
  return stems.filter((stem) => words.some((word) => word.startsWith(stem))).length;
};

/** The section with most words of the question, and of it the parts with most of them. */
const bestOf = (text: string, words: readonly Word[]): Section | null => {
  const stems = stemsOf(words);
  const scoreOf = ({ heading, parts }: Section) => 3 * score(heading, stems) + score(parts.join(' '), stems);
  const [best] = sectionsOf(text).toSorted((a, b) => scoreOf(b) - scoreOf(a));
  if (!best || scoreOf(best) === 0) return null;
  const parts = best.parts.toSorted((a, b) => score(b, stems) - score(a, stems));
  return { ...best, parts: parts.slice(0, 3) };
};

/** How something is done: the manual of the role has several for admins, whose own is the last. */
export const manual: Plan = function* plan(question, texts) {
  const type = manualsOf(question.role).at(-1);
  if (!type) return noDataText(question);
  const { item } = yield* resultOfCall('get-document', { type });
  const section = bestOf(textAt(item, 'text'), question.words);
  if (!section) return noDataText(question);
  return listOf(
    `${texts.manualSays}: ${section.heading}`,
    section.parts.map((label) => ({ label })),
    texts,
  );
};
