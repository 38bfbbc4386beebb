import type { InvoiceDocument, InvoiceLine } from '#shared/domain/invoices/invoice.ts';
import { lineSplitsOf } from '#shared/domain/invoices/line-splits.ts';
import { quantityOf, thousandthsOf, unitPricesOf } from '#shared/domain/invoices/written-numbers.ts';
import { count, money } from '#shared/domain/number-text.ts';
import { type Pages, sheet, type Style } from './pages.ts';
import { rateText, type Words } from './words.ts';

type Column = { heading: string; width: number; of: (line: InvoiceLine, place: number) => string };

const padding = 4;
const hours = new Intl.NumberFormat('cs-CZ', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const percents = new Intl.NumberFormat('cs-CZ', { maximumFractionDigits: 1 });

/** The table of lines, its header on each page. Returns where it ends. */
export const writeLines = (
  pages: Pages,
  document: InvoiceDocument,
  { y: top, words }: { y: number; words: Words },
): number => {
  const { lines } = document;
  const columns = columnsOf(document, words);
  const textWidth = sheet.right - sheet.left - columns.reduce((sum, { width }) => sum + width, 0);

  const writeRow = (text: string, cells: readonly string[], y: number, style: Style): void => {
    pages.write(text, { x: sheet.left, y: y + padding, width: textWidth - 8 }, style);
    columns.reduce((x, { width }, n) => {
      pages.write(cells[n] ?? '', { x, y: y + padding, width }, { ...style, align: 'right' });
      return x + width;
    }, sheet.left + textWidth);
  };
  const heading = { size: 8, muted: true };
  const writeHeader = (y: number): number => {
    const headings = columns.map((column) => column.heading);
    writeRow(words.item, headings, y, heading);
    const heights = columns.map(({ width }, n) => pages.heightOf(headings[n] ?? '', width, heading));
    const end = y + Math.max(...heights) + 2 * padding;
    pages.rule(end);
    return end;
  };
  const fullWidth = sheet.right - sheet.left;
  const bold = { bold: true };
  const detailed = { size: 8, muted: true };

  return lines.reduce(
    (y, line, n) => {
      const { group, text } = line;
      const detail = line.detail ?? '';
      const cells = columns.map(({ of }) => of(line, n));
      const textHeight = pages.heightOf(text, textWidth - 8);
      const height =
        2 * padding +
        Math.max(
          textHeight + pages.heightOf(detail, textWidth - 8, detailed),
          ...columns.map(({ width }, at) => pages.heightOf(cells[at] ?? '', width)),
        );
      const groupHeight = group === null ? 0 : pages.heightOf(group, fullWidth, bold) + 2 * padding;
      const isFirst = group !== lines[n - 1]?.group;

      const fitted = pages.fit(y, height + (isFirst ? groupHeight : 0));
      const start = fitted < y ? writeHeader(fitted) : fitted;
      const isGrouped = group !== null && (isFirst || fitted < y);
      if (isGrouped) pages.write(group, { x: sheet.left, y: start + padding, width: fullWidth }, bold);
      const row = start + (isGrouped ? groupHeight : 0);
      writeRow(text, cells, row, {});
      pages.write(detail, { x: sheet.left, y: row + padding + textHeight, width: textWidth - 8 }, detailed);
      pages.rule(row + height);
      return row + height;
    },
    writeHeader(pages.fit(top, 120)),
  );
};

/** If the price of any line includes VAT, those of all do. Who is no payer has one price. */
const columnsOf = (document: InvoiceDocument, words: Words): Column[] => {
  const { lines, seller } = document;
  const withVat = lines.some(({ vat_included }) => vat_included);
  const splits = lineSplitsOf(document);
  const priceOf = (line: InvoiceLine): string => {
    const share = thousandthsOf(line);
    const { base, total } = unitPricesOf({ ...line, factor: null });
    const price = money((withVat ? total : base) * 100);
    return share === 1000 ? price : `${price} ×\u00A0${percents.format(share / 10)}\u00A0%`;
  };
  const amountOf = (line: InvoiceLine, place: number): string =>
    money(line.vat_included === withVat ? line.amount : (splits[place]?.total ?? 0));
  const quantityText = (line: InvoiceLine): string =>
    line.unit === 'piece'
      ? `${count(line.quantity)}\u00A0${words.piece}`
      : `${hours.format(quantityOf(line))}\u00A0${words.hour}`;
  const amount = withVat ? words.amountWithVat : words.amountWithoutVat;
  return [
    { heading: words.quantity, width: 72, of: (line) => quantityText(line).replace('-', '−') },
    { heading: words.price, width: 90, of: priceOf },
    ...(seller.vat_payer
      ? [{ heading: words.rate, width: 48, of: ({ vat_rate }: InvoiceLine) => rateText(vat_rate, words) }]
      : []),
    { heading: seller.vat_payer ? amount : words.amount, width: 92, of: amountOf },
  ];
};
