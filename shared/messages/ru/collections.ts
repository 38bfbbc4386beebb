export const problems = {
  'too-many-collections': 'Подборок уже {{limit}}, это предел. Удалите те, что не используются.',
} as const;

/** Of forms, columns and the audit log, by the name in the API. */
export const fields = {
  name: 'Название',
  active: 'В каталоге',
  products: 'Товары',
  new_days: 'Дней в новинках',
} as const;

export default {
  fields,
  title: 'Подборки',
} as const;
