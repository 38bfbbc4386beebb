import { columnGuesser, type Columns, foldHeader } from './columns.ts';

/** What a column of a file of products may contain. */
export const productImportFields = [
  'sku',
  'name',
  'barcode',
  'barcode_unchecked',
  'price',
  'vat_rate',
  'vat_included',
  'stock',
  'category',
  'type',
  'height',
  'length',
  'width',
  'weight',
  'expiration_date',
  'active',
  'description',
] as const;
export type ProductImportField = (typeof productImportFields)[number];

/** What can be wrong with a row of a product. */
export const productImportIssues = [
  'missing',
  'too-long',
  'formula',
  'sku-repeated',
  'not-barcode',
  'barcode-check-digit',
  'price-wrong',
  'vat-rate-wrong',
  'reverse-with-vat',
  'stock-wrong',
  'size-wrong',
  'weight-wrong',
  'date-wrong',
  'yes-or-no',
  'category-unknown',
  'category-ambiguous',
  'type-unknown',
  'type-ambiguous',
  'type-needs-values',
  'stock-below-reserved',
  'too-many-products',
] as const;
/** `value` is what was written, a limit, the right check digit, or the number of the other row with the same SKU. */
export type ProductImportIssue = {
  field: ProductImportField;
  issue: (typeof productImportIssues)[number];
  value: string;
};

/** Headers of an exported list are among them. */
const guess = columnGuesser<ProductImportField>({
  sku: [
    'kód',
    'kód produktu',
    'kód zboží',
    'kód položky',
    'číslo zboží',
    'sku',
    'item number',
    'item no',
    'item code',
    'product code',
    'артикул',
    'код товара',
  ],
  name: [
    'název',
    'název produktu',
    'název zboží',
    'název položky',
    'zboží',
    'name',
    'product',
    'product name',
    'item name',
    'название',
    'название товара',
    'наименование',
    'наименование товара',
    'номенклатура',
    'товар',
  ],
  barcode: ['čárový kód', 'ean', 'ean kód', 'ean 13', 'ean13', 'gtin', 'barcode', 'bar code', 'штрихкод', 'штрих код'],
  barcode_unchecked: [
    'ponechat čárový kód, jak je',
    'vlastní čárový kód',
    'keep the barcode as it is',
    'own barcode',
    'оставить штрихкод как есть',
    'свой штрихкод',
  ],
  price: [
    'cena',
    'cena kč',
    'cena za kus',
    'cena za ks',
    'cena s dph',
    'prodejní cena',
    'prodejní cena s dph',
    'price',
    'price czk',
    'price incl vat',
    'regular price',
    'цена',
    'цена kč',
    'цена с ндс',
    'розничная цена',
  ],
  vat_rate: ['dph', 'sazba dph', 'vat', 'vat rate', 'ндс', 'ставка ндс'],
  vat_included: [
    'dph v ceně',
    'cena je včetně dph',
    'cena obsahuje dph',
    'vat included',
    'price includes vat',
    'ндс в цене',
    'цена включает ндс',
  ],
  stock: [
    'skladem',
    'sklad',
    'zásoba',
    'množství',
    'počet kusů',
    'počet ks',
    'skladem ks',
    'na skladě',
    'stav skladu',
    'stav zásoby',
    'množství na skladě',
    'stock',
    'quantity',
    'qty',
    'in stock',
    'остаток',
    'остаток на складе',
    'количество',
    'кол во',
    'в наличии',
    'склад',
  ],
  category: ['kategorie', 'kategorie zboží', 'category', 'категория', 'категория товара'],
  type: ['typ', 'typ produktu', 'type', 'product type', 'тип', 'тип товара'],
  height: ['výška', 'výška mm', 'height', 'height mm', 'высота', 'высота мм'],
  length: ['délka', 'délka mm', 'length', 'length mm', 'длина', 'длина мм'],
  width: ['šířka', 'šířka mm', 'width', 'width mm', 'ширина', 'ширина мм'],
  weight: ['hmotnost', 'hmotnost g', 'váha', 'váha g', 'weight', 'weight g', 'вес', 'вес г', 'масса', 'масса г'],
  expiration_date: [
    'datum spotřeby',
    'datum expirace',
    'expirace',
    'trvanlivost',
    'spotřebujte do',
    'minimální trvanlivost',
    'datum minimální trvanlivosti',
    'dmt',
    'expiration date',
    'expiry date',
    'expires',
    'best before',
    'best before date',
    'срок годности',
    'годен до',
  ],
  active: ['v nabídce', 'v prodeji', 'aktivní', 'on sale', 'active', 'в продаже', 'активен'],
  description: ['popis', 'popis produktu', 'popis zboží', 'description', 'описание', 'описание товара'],
});

/** Sizes in another unit than millimetres and grams, prices without tax or in another currency. */
const otherUnit = /[([](?:cm|m|kg|см|м|кг|bez dph|excl\.? vat|без ндс|eur|€|usd|\$|руб\.?|₽)[)\]]/i;

/** The fields that the headers name, each once. Columns that need a calculation are not guessed. */
export const guessProductColumns = (header: readonly string[]): Columns<ProductImportField> =>
  guess(header.map((text) => (otherUnit.test(text) ? '' : text)));

const vat = String.raw`(?:\d+ )?(?:dph|vat|ндс)(?: |$)`;
const withVat = new RegExp(`(?:^| )(?:s|vc|vcetne|with|inc|incl|including|с|вкл|(?<!не )включая) ${vat}`);
const withoutVat = new RegExp(`(?:^| )(?:bez|without|ex|excl|excluding|без|не включая) ${vat}`);

/** Whether the header of a column says that its prices include VAT, also in brackets; undefined if it says nothing. */
export const includesVat = (header: string): boolean | undefined => {
  const text = foldHeader(header.replaceAll(/[()[\]]/g, ' '));
  const isWith = withVat.test(text);
  return isWith === withoutVat.test(text) ? undefined : isWith;
};
