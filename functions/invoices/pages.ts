import regular from 'inter-ui/web/Inter-Regular.woff2' with { type: 'bytes' };
import semiBold from 'inter-ui/web/Inter-SemiBold.woff2' with { type: 'bytes' };
import PDFDocument from 'pdfkit';

/** The part of an A4 page that is filled, in points from its left top corner. */
export const sheet = { left: 48, right: 547, top: 48, bottom: 784 };

const colours = { text: '#18181b', muted: '#52525b', line: '#d4d4d8' };

export type Style = { size?: number; bold?: boolean; muted?: boolean; align?: 'left' | 'right' };
/** Where a text stands; it is as high as its lines. */
export type Place = { x: number; y: number; width: number };

/** Of a PDF. `day` is YYYY-MM-DD. */
type About = { title: string; author: string; language: string; day: string };

export type Pages = ReturnType<typeof openPages>;
/** The pages of a PDF in Inter, each with its number. What does not fit on a page begins the next one (`fit`). */
export const openPages = ({ title, author, language, day }: About) => {
  const pdf = new PDFDocument({
    size: 'A4',
    // What is written stands at a place, and never begins a page by itself.
    margin: 0,
    // None of the standard fonts: they have no Czech or Cyrillic letters, and are no part of the bundle.
    font: '',
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, Creator: 'Smena', CreationDate: new Date(`${day}T00:00:00Z`) },
  });
  pdf.registerFont('regular', Buffer.from(regular));
  pdf.registerFont('semi-bold', Buffer.from(semiBold));
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const written = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });

  const set = ({ size = 9, bold = false, muted = false }: Style) =>
    pdf
      .font(bold ? 'semi-bold' : 'regular')
      .fontSize(size)
      .fillColor(muted ? colours.muted : colours.text);
  const heightOf = (text: string, width: number, style: Style = {}): number =>
    text === '' ? 0 : set(style).heightOfString(text, { width });
  /** Returns the height of what was written. */
  const write = (text: string, { x, y, width }: Place, style: Style = {}): number => {
    const height = heightOf(text, width, style);
    if (height > 0) set(style).text(text, x, y, { width, align: style.align ?? 'left' });
    return height;
  };
  const rule = (y: number, left = sheet.left): void => {
    pdf.moveTo(left, y).lineTo(sheet.right, y).lineWidth(0.5).strokeColor(colours.line).stroke();
  };
  const squares = (dark: readonly (readonly boolean[])[], { x, y, width }: Place): void => {
    const side = width / dark.length;
    for (const [row, cells] of dark.entries())
      for (const [column, isDark] of cells.entries())
        if (isDark) pdf.rect(x + column * side, y + row * side, side, side);
    pdf.fillColor('black').fill();
  };
  /** The place for something of this height: `y`, or the top of a new page. */
  const fit = (y: number, height: number): number => {
    if (y + height <= sheet.bottom) return y;
    pdf.addPage();
    return sheet.top;
  };
  const finish = (): Promise<Buffer> => {
    const { count } = pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      pdf.switchToPage(page);
      const style = { size: 8, muted: true };
      write(title, { x: sheet.left, y: sheet.bottom + 16, width: 400 }, style);
      write(
        `${page + 1} / ${count}`,
        { x: sheet.right - 90, y: sheet.bottom + 16, width: 90 },
        { ...style, align: 'right' },
      );
    }
    pdf.end();
    return written;
  };
  return { heightOf, write, rule, squares, fit, finish };
};
