import { strFromU8, unzipSync } from 'fflate';

const entities = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' } as const;
const textOf = (xml: string) =>
  xml.replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, name: keyof typeof entities) => entities[name]);

/** The cells of a workbook's first sheet by row: text, numbers, and null for empty ones. */
export const cellsOf = (workbook: Uint8Array): (string | number | null)[][] => {
  const files = unzipSync(workbook);
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const texts = [...read('xl/sharedStrings.xml').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text = '']) =>
    textOf(text),
  );
  const rows = read('xl/worksheets/sheet1.xml').match(/<row .*?<\/row>/gs) ?? [];
  return rows.map((row) => {
    const cells: (string | number | null)[] = [];
    for (const [, column = 'A', type, value] of row.matchAll(
      /<c r="([A-Z])\d+"(?: s="\d+")?(?: t="(\w+)")?><v>([^<]*)</g,
    )) {
      const position = column.charCodeAt(0) - 65;
      while (cells.length < position) cells.push(null);
      if (type !== undefined && type !== 's') throw new Error(`A cell of the type ${type}`);
      cells.push(type === 's' ? (texts[Number(value)] ?? '') : Number(value));
    }
    return cells;
  });
};
