import { streamSafe } from './stream-safe.ts';

/**
 * Invisible characters: Unicode category C except controls (zero-width, bidi, unassigned), the property
 * Default_Ignorable (fillers, variation selectors) and the blank Braille pattern. They are removed without a space.
 */
const invisible = /[[\p{C}\p{DI}\u2800]--\p{Cc}]/v.source;

/** An emoji (UTS #51): a keycap, or pictographs that are joined, each with its presentation and skin tone. */
const keycap = /[0-9#*]\uFE0F?\u20E3/v.source;
const tagFlag = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}/v.source;
const pictograph = /[\p{Emoji}&&\p{ExtPict}][\uFE0E\uFE0F]?\p{EMod}?/v.source;
const emoji = `${keycap}|${tagFlag}|${pictograph}(?:\\u200D${pictograph})*`;

/** A joiner or non-joiner between two letters of a script whose spelling needs it: Arabic and those of India. */
const joinedLetter =
  /[\p{L}&&[\p{sc=Arab}\p{sc=Beng}\p{sc=Deva}\p{sc=Gujr}\p{sc=Guru}\p{sc=Knda}\p{sc=Mlym}\p{sc=Orya}\p{sc=Sinh}\p{sc=Taml}\p{sc=Telu}]]/v
    .source;
const joiner = `[\\u200C\\u200D](?<=${joinedLetter}\\p{M}*.)(?=${joinedLetter})`;

const keptOrInvisible = new RegExp(`(?<kept>${emoji}|${joiner})|${invisible}`, 'gv');

/** Without the invisible characters that belong to no emoji and no spelling. */
const visible = (written: string): string => written.replaceAll(keptOrInvisible, '$<kept>');

/**
 * Composes last: an invisible character between a letter and its mark would prevent it. Letters without a composed form
 * are decomposed, which makes the run of their marks longer.
 */
const composed = (text: string): string => streamSafe(streamSafe(text).normalize('NFC'));

/**
 * One line of user text: composed (NFC) and trimmed, without stray invisible characters, with a single space in place of
 * white space, line breaks and control characters.
 */
export const cleanLine = (written: string): string =>
  composed(visible(written))
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/**
 * Several lines of user text: like `cleanLine`, but line breaks are kept as LF, and so are spaces and tabs, because
 * Markdown needs them.
 */
export const cleanLines = (written: string): string =>
  composed(
    visible(written)
      .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
      .replaceAll(/[\p{Cc}--[\n\t]]/gv, ''),
  ).trim();
