/** A Markdown page with a note that names its source. */
export const page = (title: string, ...blocks: readonly string[]): string =>
  [`# ${title}`, 'Made by `npm run generate`. Change the source, not this page.', ...blocks].join('\n\n') + '\n';

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
