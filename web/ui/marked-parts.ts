type Part = { text: string; strong: boolean };

/**
 * The parts of a text of a chat: what stands between two asterisks on a line is strong, triple hashes are left out, and
 * everything else is as it was written.
 */
export const markedParts = (text: string): Part[] => {
  const parts = text
    .replaceAll(/#{3} ?/g, '')
    .split('\n')
    .flatMap((line, nth) => [...(nth > 0 ? [plain('\n')] : []), ...partsOfLine(line)]);
  return parts.reduce<Part[]>((merged, part) => {
    const last = merged.at(-1);
    if (last?.strong === part.strong) last.text += part.text;
    else if (part.text !== '') merged.push({ ...part });
    return merged;
  }, []);
};

const plain = (text: string): Part => ({ text, strong: false });
const mark = '**';

const partsOfLine = (line: string): Part[] => {
  const pieces = line.split(mark);
  return pieces.map((piece, nth) => {
    if (nth % 2 === 0) return plain(piece);
    // A lone mark, and one around nothing.
    if (nth === pieces.length - 1) return plain(mark + piece);
    return piece.trim() === '' ? plain(mark + piece + mark) : { text: piece, strong: true };
  });
};

/** The same without its marks, on one line. */
export const withoutMarks = (text: string): string =>
  markedParts(text)
    .map((part) => part.text)
    .join('')
    .replaceAll(/\s+/g, ' ');
