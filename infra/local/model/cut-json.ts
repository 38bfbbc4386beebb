/**
 * Closes JSON that was cut at a length, as results of tools are: a text that is cut ends there, and what follows the
 * last complete value is left out. Undefined if there is none.
 */
export const parseCut = (text: string): unknown => {
  for (const closed of closings(text)) {
    try {
      return JSON.parse(closed);
    } catch {
      // The next one is shorter.
    }
  }
  return undefined;
};

const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** Whole, then with the open text and brackets closed, then without what follows the last comma. */
const closings = (text: string): string[] => {
  const open: string[] = [];
  let inText = false;
  let beforeComma = '';
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === '\\') at++;
    else if (letter === '"') inText = !inText;
    else if (inText) continue;
    else if (closers[letter] !== undefined) open.unshift(closers[letter]);
    else if (letter === open[0]) open.shift();
    else if (letter === ',') beforeComma = text.slice(0, at) + open.join('');
  }
  const end = inText ? `${text.replace(/\\(?:u[\da-f]{0,3})?$/i, '')}"` : text;
  return [text, end + open.join(''), beforeComma];
};
