/** Text of a result, so that it is no link and no other Markdown. */
export const plain = (text: string): string =>
  text
    .replaceAll(/\bhttps?:\/*|\bwww\./gi, ' ')
    .replaceAll(/[*_`~]/g, '')
    .replaceAll(/[[\]()#<>|\\]/g, ' ')
    .replaceAll(/[^\S\u00a0]+/g, ' ')
    .replaceAll(/ (?=[.,;:?])/g, '')
    .trim();

const isOwn = (link: string) => /^\/(?!\/)[\w/?=&.,:%-]+$/.test(link);

/** One record of an answer. `link` is the page of the app that shows it. */
export type Line = { label: string; link?: string; rest?: readonly string[] };

export const lineOf = ({ label, link = '', rest = [] }: Line): string => {
  const name = plain(label);
  return [isOwn(link) ? `[${name}](${link})` : name, ...rest.map(plain).filter((part) => part !== '')].join(', ');
};

const shownLines = 10;
/** What was found in bold, then ten lines, and how many are not shown. */
export const listOf = (
  head: string,
  lines: readonly Line[],
  { total = lines.length, more }: { total?: number; more: (count: number) => string },
): string =>
  [
    `**${plain(head)}**`,
    ...lines.slice(0, shownLines).map((line) => `- ${lineOf(line)}`),
    ...(total > Math.min(lines.length, shownLines) ? [more(total - Math.min(lines.length, shownLines))] : []),
  ].join('\n');
