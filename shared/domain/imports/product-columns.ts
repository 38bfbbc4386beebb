import { columnGuesser, type Columns } from './columns.ts';

/** What a column of a file of products may contain. */
export const productImportFields = [
  'sku',
  'name',
  'barcode',
  'barcode_unchecked',
  'price',
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
    'číslo zboží',
    'sku',
    'item number',
    'product code',
    'артикул',
    'код товара',
  ],
  name: ['název', 'název produktu', 'zboží', 'name', 'product', 'product name', 'название', 'наименование', 'товар'],
  barcode: ['čárový kód', 'ean', 'gtin', 'barcode', 'штрихкод', 'штрих код'],
  barcode_unchecked: [
    'ponechat čárový kód, jak je',
    'vlastní čárový kód',
    'keep the barcode as it is',
    'own barcode',
    'оставить штрихкод как есть',
    'свой штрихкод',
  ],
  price: ['cena', 'price', 'цена'],
  stock: [
    'skladem',
    'sklad',
    'zásoba',
    'množství',
    'počet kusů',
    'stock',
    'quantity',
    'in stock',
    'остаток',
    'количество',
    'в наличии',
    'склад',
  ],
  category: ['kategorie', 'category', 'категория'],
  type: ['typ', 'typ produktu', 'type', 'product type', 'тип', 'тип товара'],
  height: ['výška', 'height', 'высота'],
  length: ['délka', 'length', 'длина'],
  width: ['šířka', 'width', 'ширина'],
  weight: ['hmotnost', 'váha', 'weight', 'вес', 'масса'],
  expiration_date: [
    'datum spotřeby',
    'datum expirace',
    'expirace',
    'trvanlivost',
    'spotřebujte do',
    'expiration date',
    'expires',
    'best before',
    'срок годности',
    'годен до',
  ],
  active: ['v nabídce', 'v prodeji', 'aktivní', 'on sale', 'active', 'в продаже', 'активен'],
  description: ['popis', 'description', 'описание'],
});

/** The fields that the headers name, each once. Sizes in another unit than millimetres and grams are not guessed. */
export const guessProductColumns = (header: readonly string[]): Columns<ProductImportField> =>
  guess(header).map((field, n) => (/\((?:cm|m|kg|см|м|кг)\)/i.test(header[n] ?? '') ? null : field));
