export const problems = {
  'product-in-stock':
    'Этот товар ещё есть на складе (штук: {{stock}}), поэтому он не удалён. Скройте его: тогда он больше не продаётся.',
  'product-sku-taken':
    'У компании уже есть товар с артикулом {{sku}}, поэтому ничего не сохранено. Выберите другой артикул.',
  'stock-below-reserved': 'Заказами зарезервировано штук: {{reserved}}, поэтому остаток не изменён. Введите не меньше.',
  'product-out-of-stock': 'Этого товара больше нет на складе.',
  'too-many-photos':
    'У товара может быть не больше {{limit}} фотографий, поэтому эта не добавлена. Сначала удалите другую.',
  'too-many-files': 'У товара может быть не больше {{limit}} файлов, поэтому этот не добавлен. Сначала удалите другой.',
  'too-many-products':
    'У компании уже {{limit}} товаров, это предел, поэтому этот не создан. Удалите те, что больше не продаются.',
} as const;

/** Of forms, columns and the audit log, by the name in the API. */
export const fields = {
  name: 'Название',
  price: 'Цена',
  sku: 'Артикул',
  barcode: 'Штрихкод',
  height: 'Высота (мм)',
  length: 'Длина (мм)',
  width: 'Ширина (мм)',
  weight: 'Вес (г)',
  expiration_date: 'Срок годности',
  active: 'В продаже',
  stock: 'Остаток',
} as const;

export default {
  fields,
} as const;
