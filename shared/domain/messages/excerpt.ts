/** Characters of the newest message that a list of threads shows. */
const shown = 160;
const mark = '**';

/** The beginning of a message. A strong part that is cut loses its opening mark, so that no asterisks are shown. */
export const excerptOf = (text: string): string => {
  if (text.length <= shown) return text;
  const cut = text.slice(0, shown).toWellFormed();
  // A strong part is within a line, so only the last line can have one that is cut.
  const start = cut.lastIndexOf('\n') + 1;
  const pieces = cut.slice(start).split(mark);
  const last = pieces.pop() ?? '';
  const isCut = pieces.length % 2 === 1;
  const before = pieces.map((piece, nth) => (isCut && nth === pieces.length - 1 ? piece : piece + mark)).join('');
  const isMarkHalved = last.endsWith('*') && text[shown] === '*';
  return cut.slice(0, start) + before + (isMarkHalved ? last.slice(0, -1) : last);
};
