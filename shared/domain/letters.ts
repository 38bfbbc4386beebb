/** Variation selectors stand for the differences of expansions, because texts have no use for them here. */
export const expanded = '\uFE00';
const joined = '\uFE01';

/**
 * Letters that Unicode does not decompose, and that sort and are found as others with a mark, or as two letters; all
 * differences are marks. In order, two letters come after every mark (`aé` before `æ`), and `…` only after `...`
 * itself.
 */
export const expansions: Readonly<Record<string, string>> = {
  đ: 'd\u0335',
  Đ: 'D\u0335',
  ħ: 'h\u0335',
  Ħ: 'H\u0335',
  ł: 'l\u0335',
  Ł: 'L\u0335',
  ø: 'o\u0338',
  Ø: 'O\u0338',
  ґ: 'г\u0323',
  Ґ: 'Г\u0323',
  ß: `s${joined}s`,
  æ: `a${joined}e`,
  Æ: `A${joined}E`,
  œ: `o${joined}e`,
  Œ: `O${joined}E`,
  '…': `.${expanded}.${expanded}.${expanded}`,
};

/** Letters with a place of their own in the order that a keyboard without them writes so. Lower case. */
export const typedAs: Readonly<Record<string, string>> = { ı: 'i', þ: 'th', ð: 'd' };
