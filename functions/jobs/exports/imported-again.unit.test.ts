import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exportedProducts } from '#shared/contracts/exported-products.ts';
import { exportedUsers } from '#shared/contracts/exported-users.ts';
import type { Locale } from '#shared/contracts/fields.ts';
import type { Person } from '#shared/contracts/people.ts';
import type { ManagedProductRow } from '#shared/contracts/products.ts';
import { cleanLine } from '#shared/domain/clean-text.ts';
import type { Cell } from '#shared/domain/exports/csv.ts';
import { foldText } from '#shared/domain/fold-text.ts';
import { guessProductColumns } from '#shared/domain/imports/product-columns.ts';
import { checkProductRows } from '#shared/domain/imports/products.ts';
import { readTable } from '#shared/domain/imports/read-table.ts';
import { guessColumns } from '#shared/domain/imports/worker-columns.ts';
import { checkRows } from '#shared/domain/imports/workers.ts';
import type { VatRate } from '#shared/domain/vat/vat.ts';
import { languageOf } from '../../http/translate.ts';
import { csvFile } from './csv-file.ts';
import { headersIn, wordsIn } from './words.ts';
import { xlsxFile } from './xlsx-file.ts';

const locales = ['cz', 'en', 'ru'] as const;
const formats = ['csv', 'xlsx'] as const;
const everyFile = locales.flatMap((locale) => formats.map((format) => [locale, format] as const));
const now = '2026-11-23T08:00:00.000Z';

type Target = readonly [locale: Locale, format: (typeof formats)[number]];
/** The table that an import reads from the file that an export writes. */
const readAgain = async ([locale, format]: Target, list: 'products' | 'users', rows: Cell[][]) => {
  const head = Object.values(headersIn(locale, list));
  const file = format === 'csv' ? csvFile(head, languageOf(locale)) : xlsxFile('List', head);
  file.add(rows);
  return readTable(`list.${format}`, await file.finish());
};

const signs = `=+-@'",;|/\n\t 1a`.split('');
/** What a record stores: clean text. A workbook has no mark of a lost character. */
const textOf = (maximum: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: maximum }),
      fc.string({ unit: fc.constantFrom(...signs), maxLength: maximum }),
      fc.constantFrom('=1+1', "'=1", '+420 777 000 001', 'a, -1', 'a;"=1"', '0012', '1e5', 'Žluťoučký kůň', 'Ж'),
    )
    .map((text) => cleanLine(text.replaceAll('\uFFFD', '')))
    .filter((text) => text !== '' && text.length <= maximum);
/** What no column shows. */
const unseenOfProduct = {
  id: 'id',
  version: 1,
  photo: null,
  rating: { average: null, total: 0 },
  reviews: 0,
  favorite: false,
  created_at: now,
};
const unseenOfPerson = {
  id: 'id',
  roles: ['ROLE_VENDOR_STAFF'] satisfies Person['roles'],
  phone_numbers: [],
  avatar: null,
  active: true,
  stores_ids: [],
  country: null,
  languages: [],
  created_at: now,
};

describe.each(everyFile)('in %s as %s', (...target) => {
  const [locale] = target;
  const words = wordsIn(locale, now);

  it('the columns of products are those of an import, but for the description', () => {
    const own = ['company', 'reserved', 'available'];
    const fields = Object.keys(exportedProducts.columns).map((name) => (own.includes(name) ? null : name));
    expect(guessProductColumns(Object.values(headersIn(locale, 'products')))).toEqual(fields);
    expect(fields).toEqual(expect.arrayContaining(['barcode_unchecked', 'height', 'length', 'width', 'weight']));
  });

  it('any products are read as they are', async () => {
    const named = fc.record({ id: fc.constant('id'), name: textOf(40) });
    const [size, pieces] = [fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 0, max: 10_000_000 })];
    const row = fc.record({
      name: textOf(200),
      sku: textOf(40),
      code: fc.oneof(
        fc.record({ barcode: textOf(40), barcode_unchecked: fc.constant(true) }),
        fc.record({ barcode: fc.constantFrom('8590031100012', '12345670'), barcode_unchecked: fc.boolean() }),
      ),
      company: named,
      category: named,
      subcategory: fc.option(named),
      type: named,
      price: fc.integer({ min: 1, max: 1_000_000_00 }),
      vat: fc.oneof(
        fc.record({ vat_rate: fc.constantFrom<VatRate>('21', '12', '0'), vat_included: fc.boolean() }),
        fc.record({ vat_rate: fc.constant<VatRate>('reverse'), vat_included: fc.constant(false) }),
      ),
      size: fc.record({ height: size, length: size, width: size, weight: fc.integer({ min: 1, max: 10_000_000 }) }),
      pieces: fc.record({ stock: pieces, reserved: pieces, available: pieces }),
      expiration_date: fc.constantFrom(null, '2027-03-31', '2028-02-29'),
      active: fc.boolean(),
    });
    const selector = ({ sku }: { sku: string }) => foldText(sku);
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(row, { selector, minLength: 1, maxLength: 5 }), async (drawn) => {
        const rows = drawn.map(({ code, vat, size: sizes, pieces: counts, ...rest }): ManagedProductRow => ({
          ...unseenOfProduct,
          ...rest,
          ...code,
          ...vat,
          ...sizes,
          ...counts,
        }));
        const columns = Object.values(exportedProducts.columns);
        const cells = rows.map((each) => columns.map((valueOf) => valueOf(each, words)));
        const { header, rows: read } = await readAgain(target, 'products', cells);
        expect(checkProductRows(read, guessProductColumns(header))).toEqual(
          rows.map((each, n) => ({
            number: n + 2,
            name: each.name,
            issues: [],
            entry: {
              row: n + 2,
              category: [each.category.name, ...(each.subcategory ? [each.subcategory.name] : [])].join(' › '),
              type: each.type.name,
              ...pick(each, ['name', 'sku', 'barcode', 'barcode_unchecked', 'price', 'stock', 'active']),
              ...pick(each, ['vat_rate', 'vat_included']),
              ...pick(each, ['height', 'length', 'width', 'weight']),
              ...(each.expiration_date !== null && { expiration_date: each.expiration_date }),
            },
          })),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('the columns of people are those of an import, but for the payroll', () =>
    expect(guessColumns(Object.values(headersIn(locale, 'users')))).toEqual([
      'fio',
      null,
      null,
      'email',
      'phone',
      'personal_number',
      'specialties',
      'contract',
    ]));

  it('any workers are read as they are', async () => {
    const named = fc.record({ id: fc.uuid(), name: textOf(40) });
    const row = fc.record({
      fio: textOf(200),
      company: fc.option(named),
      email: fc.constantFrom('jan@example.cz', '+jan@example.cz'),
      phone: fc.integer({ min: 777_000_000, max: 777_999_999 }).map((number) => `+420${number}`),
      personal_number: fc.option(textOf(20)),
      categories: fc.uniqueArray(named, { selector: ({ name }) => name, maxLength: 5 }),
      contract: fc.constantFrom('employment' as const, 'dpp' as const, 'dpc' as const, null),
    });
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(row, { selector: ({ phone }) => phone, minLength: 1 }), async (drawn) => {
        const rows = drawn.map((each): Person => ({ ...unseenOfPerson, ...each }));
        const columns = Object.values(exportedUsers.columns);
        const cells = rows.map((each) => columns.map((valueOf) => valueOf(each, words)));
        const { header, rows: read } = await readAgain(target, 'users', cells);
        expect(checkRows(read, guessColumns(header)).map(({ issues, entry }) => entry ?? issues)).toEqual(
          rows.map(({ phone, categories, ...each }, n) => ({
            row: n + 2,
            phone_numbers: phone,
            specialties: categories.map(({ name }) => name),
            bank_account: null,
            deduction: null,
            ...pick(each, ['fio', 'email', 'personal_number', 'contract']),
          })),
        );
      }),
      { numRuns: 40 },
    );
  });
});

const pick = <T extends object, K extends keyof T>(record: T, names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, record[name]]));
