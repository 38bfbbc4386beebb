import { assistantLimits } from './limits.ts';

const markdownLink = /(!?)\[((?:[^[\]\\]|\\.)*)\]\(\s*((?:[^\s()]|\([^\s()]*\))*)(?:\s+"[^"]*")?\s*\)/g;
const beginsTarget = /\]\((?:([^\s()]*)\))?/g;

/**
 * An answer as it is kept and shown. Only links to `allowed` pages stay, which tools have given: what a model invented,
 * or was talked into by a text that it read, is left as words. Pictures, HTML and bare addresses go, and so do triple
 * hashes.
 */
export const answerText = (written: string, allowed: ReadonlySet<string>): string => {
  const text = written.slice(0, assistantLimits.answer);
  const cleaned = cleanOnce(text, allowed);
  // What was removed may have stood inside a link.
  return cleaned === text ? text : answerText(cleaned, allowed);
};

const cleanOnce = (text: string, allowed: ReadonlySet<string>): string =>
  text
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(markdownLink, (_, image: string, label: string, page: string) =>
      image === '' && allowed.has(page) ? `[${label}](${page})` : label,
    )
    // What is no whole link above, but may be one to a reader that is more lenient.
    .replaceAll(beginsTarget, (found, page?: string) =>
      page && allowed.has(page) ? found : found.replace('](', '] ('),
    )
    .replaceAll(/#{3,}\s*/g, '')
    .replaceAll(/^\s*\[[^\]]*\]:\s*\S+.*$/gm, '')
    .replaceAll(/\b(?:https?:\/\/|www\.)\S+/gi, '')
    .trim();

/** A text that is still being written, without a link whose end is not there yet. */
export const withoutOpenLink = (text: string): string => text.replace(/!?\[[^\]]*(?:\](?:\([^)]*)?)?$/, '');

/** The pages that an answer links to. */
export const linksOf = (content: string): string[] =>
  [...content.matchAll(markdownLink)].flatMap(([, image, , page]) => (image === '' && page ? [page] : []));

/**
 * Whether a text of a model is an answer: not empty, with a word of two letters, and neither JSON nor the markup of a
 * call that the model wrote as text.
 */
export const isAnswer = (written: string): boolean => {
  const text = written.trim();
  if (!/\p{L}{2}/u.test(text)) return false;
  return !/^(?:```\w*\s*)?(?:\{|\[\s*[{["\]\d])/.test(text) && !/<\|?(?:tool_call|function|im_start|\/?s>)/i.test(text);
};
