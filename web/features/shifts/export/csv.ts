export type Cell = string | number | null;

const field = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const escaped = /^\s*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
};

/**
 * CSV for spreadsheets: semicolons, which Czech and Russian Excel expect, and a byte order mark, so that Excel reads
 * UTF-8. Text that could run as a formula is prefixed with an apostrophe (OWASP, "CSV injection").
 */
export const csv = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${[head, ...rows].map((row) => row.map(field).join(';')).join('\r\n')}\r\n`;
