import { type Role, roles } from '#shared/domain/roles.ts';
import { type Days, daysIn } from './dates.ts';
import { nameIn, type Place, placeIn, quotedIn } from './names.ts';
import { contentOf, type Message, type ModelRequest } from './request.ts';
import { findPhrase, type Word, withoutApostrophes, wordsOf } from './words.ts';

export type Language = 'en' | 'cs' | 'ru';

/** What a question says and in which conversation. */
export type Question = {
  /** As it was written. */
  written: string;
  /** Without apostrophes. */
  text: string;
  words: readonly Word[];
  language: Language;
  /** YYYY-MM-DD in Prague. */
  today: string;
  role: Role;
  /** The named days. */
  days: Days | null;
  place: Place | null;
  name: Place | null;
  quoted: string | null;
  /** The shift that the conversation named last. */
  shiftId: string | null;
  can: (tool: string) => boolean;
};

const languages: Readonly<Record<string, Language>> = { English: 'en', Czech: 'cs', Russian: 'ru' };

const systemOf = (messages: readonly Message[]) => {
  const text = messages
    .filter(({ role }) => role === 'system' || role === 'developer')
    .map(contentOf)
    .join('\n');
  const find = (pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
  return {
    language: languages[find(/^Answer in (\w+)\.$/m)] ?? 'en',
    today: find(/^Today: (\d{4}-\d\d-\d\d)/m) || '2000-01-01',
    role: roles.find((role) => role === find(/^Person: .*?, (ROLE_[A-Z_]+)/m)) ?? 'ROLE_USER',
  };
};

const read = (text: string, today: string) => {
  const shown = withoutApostrophes(text);
  // What is written to somebody, after a colon, names no place and no day of the question.
  const own = shown.split(/:\s/)[0] ?? shown;
  const ownWords = wordsOf(own);
  return {
    written: text,
    text: shown,
    words: wordsOf(shown),
    days: daysIn(own, ownWords, today),
    place: placeIn(own, ownWords),
    name: nameIn(own, ownWords),
    quoted: quotedIn(text),
  };
};

/** `And on Sunday?` repeats the question before it with another day or place. */
const isFollowUp = (words: readonly Word[]): boolean =>
  words.length <= 6 &&
  ['and=', 'what_about', 'a=', 'co_takhle', 'а=', 'и='].some((phrase) => findPhrase(words, phrase) === 0);

const shiftLink = /\/shifts\/view\/([\w-]+)/g;

export const readQuestion = ({ messages, tools }: ModelRequest): Question => {
  const { language, today, role } = systemOf(messages);
  const last = messages.findLastIndex((message) => message.role === 'user');
  const message = messages[last];
  const question = read(message ? contentOf(message) : '', today);
  const before = messages.slice(0, Math.max(last, 0));
  const earlier = before.findLast((each) => each.role === 'user');
  const repeated = earlier && isFollowUp(question.words) ? read(contentOf(earlier), today) : null;
  const names = new Set(tools?.map((tool) => tool.function.name));
  // A caller may offer no tools for the last answer.
  for (const each of messages.slice(last + 1)) for (const call of each.tool_calls ?? []) names.add(call.function.name);
  const texts = [...before.filter((each) => each.role === 'assistant').map(contentOf), question.written].join('\n');
  return {
    ...question,
    words: repeated?.words ?? question.words,
    days: question.days ?? repeated?.days ?? null,
    place: question.place ?? repeated?.place ?? null,
    name: question.name ?? repeated?.name ?? null,
    language,
    today,
    role,
    shiftId: [...texts.matchAll(shiftLink)].at(-1)?.[1] ?? null,
    can: (tool) => names.has(tool),
  };
};
