export const problems = {
  'already-reviewed': 'Вы уже оставили отзыв об этом товаре, поэтому новый не добавлен. Свой отзыв можно изменить.',
} as const;

/** Of forms, columns and the audit log, by the name in the API. */
export const fields = {
  rating: 'Оценка',
  text: 'Отзыв',
} as const;

export default {
  fields,
  title: 'Отзывы',
} as const;
