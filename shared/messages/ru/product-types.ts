export const problems = {
  'product-type-in-use_one': 'Этого типа {{count}} товар, поэтому тип не удалён. Сначала дайте товару другой тип.',
  'product-type-in-use_few': 'Этого типа {{count}} товара, поэтому тип не удалён. Сначала дайте им другой тип.',
  'product-type-in-use_many': 'Этого типа {{count}} товаров, поэтому тип не удалён. Сначала дайте им другой тип.',
  'product-type-in-use_other': 'Этого типа {{count}} товара, поэтому тип не удалён. Сначала дайте им другой тип.',
  'parameters-not-saved':
    'Новые параметры нужно сохранить раньше их порядка, поэтому ничего не сохранено. Сохраните их, затем расставьте.',
  'too-many-parameters':
    'У типа товаров не больше {{limit}} параметров, поэтому этот не добавлен. Сначала удалите другой.',
  'too-many-product-types': 'Типов товаров уже {{limit}}, это предел. Удалите те, что не используются.',
} as const;

/** Of forms, columns and the audit log, by the name in the API. */
export const fields = {
  name: 'Название',
  parameters: 'Параметры',
} as const;

export default {
  fields,
} as const;
