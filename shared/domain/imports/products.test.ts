import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importProducts } from '#shared/contracts/products.ts';
import { categoryMatcher } from './match-names.ts';
import { guessProductColumns, includesVat, productImportFields } from './product-columns.ts';
import { checkProductRows, missingForNew } from './products.ts';

type Cells = Partial<Record<(typeof productImportFields)[number], string>>;
const row = (values: Cells, number = 2) => ({ number, cells: productImportFields.map((field) => values[field] ?? '') });
const check = (values: Cells) => {
  const [checked] = checkProductRows([row(values)], productImportFields);
  if (!checked) throw new Error('no row');
  return checked;
};
const soap = { sku: 'M-1', name: 'Mýdlo', barcode: '8590031100012', price: '49,90' };

it.for([
  [
    ['SKU', 'Název', 'EAN', 'Cena (Kč)', 'Sklad', 'Firma', 'Typ produktu', 'Výška (mm)', 'Šířka (cm)', 'V nabídce'],
    ['sku', 'name', 'barcode', 'price', 'stock', null, 'type', 'height', null, 'active'],
  ],
  [
    ['Product code', 'Name', 'name', 'Best before', 'Weight (g)'],
    ['sku', 'name', null, 'expiration_date', 'weight'],
  ],
  [
    ['Артикул', 'Название', 'Штрих-код', 'Остаток', 'Срок годности'],
    ['sku', 'name', 'barcode', 'stock', 'expiration_date'],
  ],
  [
    ['Kód položky *', 'Název zboží', 'EAN kód', 'Cena (bez DPH)', 'Cena s DPH', 'Výška [mm]', 'Šířka [cm]', 'DMT'],
    ['sku', 'name', 'barcode', null, 'price', 'height', null, 'expiration_date'],
  ],
  [
    ['Код', 'Артикул', 'Номенклатура', 'Цена (руб.)', 'Вес, г', 'Вес, кг', 'Кол-во'],
    [null, 'sku', 'name', null, 'weight', null, 'stock'],
  ],
  [
    ['SKU', 'Cena s DPH', 'Sazba DPH (%)', 'DPH v ceně', 'Cena bez DPH'],
    ['sku', 'price', 'vat_rate', 'vat_included', null],
  ],
  [
    ['Item code', 'Price (EUR)', 'Price incl. VAT', 'Qty', 'Expiry date'],
    ['sku', null, 'price', 'stock', 'expiration_date'],
  ],
] as const)('the columns %j are guessed', ([header, fields]) => {
  expect(guessProductColumns(header)).toEqual(fields);
});

it.for([
  ['Cena s DPH', true],
  ['Cena (vč. DPH)', true],
  ['Prodejní cena včetně 21 % DPH', true],
  ['Price incl. VAT', true],
  ['Price [with VAT]', true],
  ['Цена с НДС', true],
  ['Цена, включая НДС', true],
  ['Cena bez DPH', false],
  ['CENA (BEZ DPH)', false],
  ['Price excl. VAT', false],
  ['Price without VAT', false],
  ['Цена без НДС', false],
  ['Цена (не включая НДС)', false],
  ['Cena', undefined],
  ['Ceny DPH', undefined],
  ['Price, VAT', undefined],
  ['Cena bez DPH / s DPH', undefined],
] as const)('the header %s says that prices include VAT: %s', ([header, is]) => {
  expect(includesVat(header)).toBe(is);
});

describe('the header of the prices', () => {
  const rowsOf = (header: readonly string[], columns: Parameters<typeof checkProductRows>[1], cells: string[]) =>
    checkProductRows([{ number: 2, cells }], columns, header)[0];

  it.for([
    ['Cena s DPH', true],
    ['Cena bez DPH', false],
  ] as const)('%s says it for a row with a price', ([price, vat_included]) => {
    const header = ['SKU', price];
    expect(rowsOf(header, ['sku', 'price'], ['M-1', '121'])?.entry).toEqual({
      row: 2,
      sku: 'M-1',
      price: 12_100,
      vat_included,
    });
    expect(rowsOf(header, ['sku', 'price'], ['M-1', ''])?.entry).toEqual({ row: 2, sku: 'M-1' });
    expect(rowsOf(header, ['sku', null], ['M-1', '121'])?.entry).toEqual({ row: 2, sku: 'M-1' });
  });

  it('does not count beside a column of its own, also where that is empty', () => {
    const header = ['SKU', 'Cena s DPH', 'DPH v ceně'];
    const included = ['ne', ''].map(
      (cell) => rowsOf(header, guessProductColumns(header), ['M-1', '121', cell])?.entry?.vat_included,
    );
    expect(included).toEqual([false, undefined]);
  });

  it('with VAT does not fit the reverse charge', () => {
    expect(rowsOf(['SKU', 'Cena s DPH', 'DPH'], ['sku', 'price', 'vat_rate'], ['M-1', '121', 'PDP'])).toMatchObject({
      entry: null,
      issues: [{ field: 'vat_included', issue: 'reverse-with-vat' }],
    });
  });
});

describe('a row', () => {
  it('becomes a product with what its cells say', () => {
    const written = {
      ...soap,
      barcode: '8590 0311 00012',
      stock: '1 200 ks',
      category: 'Úklid › Mýdla',
      type: 'Mýdlo',
      height: '310 mm',
      length: '1 200',
      width: '90',
      weight: '2100 g',
      expiration_date: '31. 3. 2027',
      active: 'Ne',
      vat_rate: '12 %',
      vat_included: 'ne',
      description: 'Tuhé.\nBez vůně.',
    };
    const { entry, issues } = check(written);
    expect(issues).toEqual([]);
    expect(entry).toEqual({
      row: 2,
      ...written,
      price: 4990,
      stock: 1200,
      height: 310,
      length: 1200,
      width: 90,
      weight: 2100,
      expiration_date: '2027-03-31',
      active: false,
      vat_rate: '12',
      vat_included: false,
    });
    expect(entry && missingForNew(entry)).toEqual([]);
    expect(check({ sku: 'M-1', stock: '0' }).entry).toEqual({ row: 2, sku: 'M-1', stock: 0 });
  });

  it('of a new product lacks fields', () => {
    const { entry } = check({ ...soap, price: '' });
    expect(entry && missingForNew(entry).map(({ field }) => field)).toEqual([
      'price',
      'category',
      'type',
      'height',
      'length',
      'width',
      'weight',
    ]);
  });

  it.for([
    ['49,9', 4990],
    ['1 234,50 Kč', 123_450],
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ["1'234.5", 123_450],
    ['1,000,000', 100_000_000],
    ['249,-', 24_900],
    ['249,--', 24_900],
    ['CZK 249.50', 24_950],
    ['1\u202F249,50\u00A0Kc', 124_950],
    ['24.900000000000002', 2490],
    // As a numeric cell of a workbook is read.
    ['121.6050', 12_161],
    ['1.0049', 100],
  ] as const)('with the price %s costs %d haléř', ([price, haler]) => {
    expect(check({ ...soap, price }).entry?.price).toBe(haler);
  });

  it.for(['2027-03-31', '31.3.2027', '31. 3. 2027', '46477', '46477.5', '2027-03-31 12:00', '2027-03-31T00:00:00'])(
    'may expire on %s',
    (expiration_date) => {
      expect(check({ ...soap, expiration_date }).entry?.expiration_date).toBe('2027-03-31');
    },
  );

  it.for(['2027/3/31', '2027.03.31', '31.03.27', '31. 3. 27', '31.03.2027 г.', '31.3.2027 0:00:00'])(
    'may expire on %s, as other programs write it',
    (expiration_date) => {
      expect(check({ ...soap, expiration_date }).entry?.expiration_date).toBe('2027-03-31');
    },
  );

  it.for([
    ['1 200,00', 1200],
    ['10.0 ks', 10],
    ['5,0000', 5],
    ['0,00', 0],
  ] as const)('with the stock %s has %d pieces', ([stock, pieces]) => {
    expect(check({ ...soap, stock }).entry?.stock).toBe(pieces);
  });

  it.for([
    ['A', true],
    ['N', false],
    ['PRAVDA', true],
    ['NEPRAVDA', false],
    ['ИСТИНА', true],
    ['ЛОЖЬ', false],
    ['y', true],
  ] as const)('with the answer %s is on sale: %s', ([active, is]) => {
    expect(check({ ...soap, active }).entry?.active).toBe(is);
  });

  it.for([
    ['21 %', '21'],
    ['21', '21'],
    ['0.12', '12'],
    ['12,0 %', undefined],
    ['0\u00A0%', '0'],
    ['Reverse charge', 'reverse'],
    ['Přenesená daň', 'reverse'],
    ['přenesená daňová povinnost', 'reverse'],
    ['Обратное начисление', 'reverse'],
    ['15 %', undefined],
  ] as const)('with the VAT rate %s is taxed at %s', ([vat_rate, rate]) => {
    expect(check({ ...soap, vat_rate }).entry?.vat_rate).toBe(rate);
  });

  it('may expire on a day that is counted from 1904', () => {
    const [checked] = checkProductRows(
      [{ number: 2, cells: ['M-1', '45015'], dates1904: true }],
      ['sku', 'expiration_date'],
    );
    expect(checked?.entry?.expiration_date).toBe('2027-03-31');
  });

  it.for([
    ['sku', 'missing', { sku: '' }],
    ['sku', 'formula', { sku: '=A1' }],
    ['sku', 'too-long', { sku: 'x'.repeat(41) }],
    ['name', 'formula', { name: '@SUM(A1)' }],
    ['barcode', 'not-barcode', { barcode: 'M1' }],
    ['barcode', 'barcode-check-digit', { barcode: '8590031100017' }],
    ['price', 'price-wrong', { price: '-1' }],
    ['price', 'price-wrong', { price: 'NaN' }],
    ['price', 'price-wrong', { price: '1e308' }],
    ['price', 'price-wrong', { price: '0' }],
    ['price', 'price-wrong', { price: '1.234' }],
    ['price', 'price-wrong', { price: '1 000 000,01' }],
    ['stock', 'stock-wrong', { stock: '-1' }],
    ['stock', 'stock-wrong', { stock: '1,5' }],
    ['stock', 'stock-wrong', { stock: '1,000' }],
    ['stock', 'stock-wrong', { stock: '-' }],
    ['height', 'size-wrong', { height: '0' }],
    ['weight', 'weight-wrong', { weight: '2 kg' }],
    ['expiration_date', 'date-wrong', { expiration_date: '30.2.2027' }],
    ['expiration_date', 'date-wrong', { expiration_date: '99999' }],
    ['expiration_date', 'date-wrong', { expiration_date: '04/05/2027' }],
    ['expiration_date', 'date-wrong', { expiration_date: '2027-03/31' }],
    ['active', 'yes-or-no', { active: 'maybe' }],
    ['vat_rate', 'vat-rate-wrong', { vat_rate: '15 %' }],
    ['vat_included', 'yes-or-no', { vat_included: '121' }],
    ['vat_included', 'reverse-with-vat', { vat_rate: 'PDP', vat_included: 'ano' }],
  ] as const)('with a wrong %s has the issue %s', ([field, issue, values]) => {
    expect(check({ ...soap, ...values })).toMatchObject({ entry: null, issues: [{ field, issue }] });
  });

  it('keeps a barcode of its own if it says so', () => {
    expect(check({ ...soap, barcode: 'M1', barcode_unchecked: 'ano' }).entry).toMatchObject({
      barcode: 'M1',
      barcode_unchecked: true,
    });
  });

  it('takes the guard of an export off its texts', () => {
    const guard = { sku: "'=1", name: "'-5 %,' =1", category: "'@home › x", description: "first\n'=1" };
    expect(check(guard)).toMatchObject({
      name: '-5 %, =1',
      entry: { sku: '=1', name: '-5 %, =1', category: '@home › x', description: 'first\n=1' },
    });
    expect(check({ ...soap, sku: '+420 777' }).entry?.sku).toBe('+420 777');
    expect(check({ ...soap, name: "'Nutella'" }).entry?.name).toBe("'Nutella'");
  });

  it('may not repeat the SKU of an earlier row', () => {
    const rows = [
      row(soap, 2),
      row({ ...soap, price: 'x' }, 3),
      row({ ...soap, sku: 'm-1' }, 4),
      row({ sku: 'M-2' }, 5),
    ];
    expect(checkProductRows(rows, productImportFields).map(({ issues }) => issues)).toEqual([
      [],
      [{ field: 'price', issue: 'price-wrong', value: 'x' }],
      [{ field: 'sku', issue: 'sku-repeated', value: '2' }],
      [],
    ]);
  });

  it('of any texts is a product that the API takes, or has issues', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 300 });
    const likely = fc.constantFrom(
      '',
      '1',
      '12,5',
      '1.234,50',
      'ano',
      '31.12.2099',
      '46477',
      'Úklid › Mýdla',
      '12345670',
    );
    const values = fc.record(Object.fromEntries(productImportFields.map((field) => [field, fc.oneof(text, likely)])));
    const body = { import_id: 'x', dry_run: true };
    fc.assert(
      fc.property(values, (written) => {
        const { entry, issues } = check(written);
        expect(entry === null).toBe(issues.length > 0);
        if (entry) expect(importProducts.body.safeParse({ ...body, rows: [entry] }).error).toBeUndefined();
      }),
    );
  });
});

it('categories are found by their names in any language, or by a path', () => {
  const named = (cs: string) => ({ cs, en: `${cs} en`, ru: `${cs} ru` });
  const names = { root: named('Úklid'), soaps: named('Mýdla'), garden: named('Zahrada'), cleaning: named('Úklid') };
  const find = categoryMatcher(new Map(Object.entries(names)), {
    root: { version: 1, ids: ['soaps'] },
    garden: { version: 1, ids: ['cleaning'] },
  });
  expect(find('mydla')).toEqual(['soaps']);
  expect(find('ÚKLID EN > Mýdla ru')).toEqual(['soaps']);
  expect(find('Úklid')).toEqual(['root']);
  expect(find('Zahrada › Úklid')).toEqual(['cleaning']);
  expect(find('Zahrada › Mýdla')).toEqual([]);
  expect(find('Úklid', 'cleaning')).toEqual(['cleaning']);
  expect(find('Úklid', 'soaps')).toEqual(['root']);
});

it('the category of a product is found by what its export writes, also if a name has the sign of a path', () => {
  const name = fc
    .string({ unit: fc.constantFrom('a', 'Ž', ' ', '›', '>', '-'), maxLength: 8 })
    .map((text) => text.trim())
    .filter((text) => text !== '');
  fc.assert(
    fc.property(name, name, name, (root, child, other) => {
      const named = (text: string) => ({ cs: text, en: text, ru: text });
      const names = { root: named(root), child: named(child), other: named(other) };
      const find = categoryMatcher(new Map(Object.entries(names)), { root: { version: 1, ids: ['child', 'other'] } });
      expect(find(root, 'root')).toEqual(['root']);
      expect(find(`${root} › ${child}`, 'child')).toEqual(['child']);
      expect(find(`${root} › ${child}`)).toContain('child');
    }),
  );
});
