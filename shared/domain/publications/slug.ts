import { foldText } from '../fold-text.ts';
import { publicationLimits } from './limits.ts';

/** The part of a publication's address that names it. `list` is the address of the list. */
export const isSlug = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text !== 'list';

/** Of letters that are left after folding. */
const latin: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** The slug that a title suggests: whole words, as many as fit. */
export const slugOf = (title: string): string => {
  const words = foldText(title)
    .replaceAll(/[а-я]/g, (letter) => latin[letter] ?? '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = (words[0] ?? '').slice(0, publicationLimits.slug);
  for (const word of words.slice(1)) {
    if (slug.length + 1 + word.length > publicationLimits.slug) break;
    slug += `-${word}`;
  }
  return slug;
};
