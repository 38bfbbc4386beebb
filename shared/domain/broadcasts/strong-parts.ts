/** The parts of a text, of which those between two `**` are strong. A `**` that nothing closes is text. */
export const strongParts = (text: string): { text: string; isStrong: boolean }[] => {
  const parts = text.split('**');
  const closed = parts.length % 2 === 1 ? parts : [...parts.slice(0, -2), parts.slice(-2).join('**')];
  return closed.map((part, n) => ({ text: part, isStrong: n % 2 === 1 })).filter((part) => part.text !== '');
};

export const withoutMarks = (text: string): string =>
  strongParts(text)
    .map((part) => part.text)
    .join('');
