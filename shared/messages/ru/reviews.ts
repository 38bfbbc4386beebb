export const problems = {
  'already-reviewed': 'Вы уже оставили отзыв об этом товаре, поэтому новый не добавлен. Свой отзыв можно изменить.',
  'review-own-product':
    'Этот товар продаёт ваша компания, поэтому оставить отзыв о нём нельзя. Вы можете оставить отзывы о купленных товарах других компаний.',
  'review-not-bought':
    'Отзыв об этом товаре могут оставить только те, кто его купил. Напишите отзыв, когда заказ с этим товаром будет завершён.',
} as const;

/** Of forms, columns and the audit log, by the name in the API. */
export const fields = { rating: 'Оценка', text: 'Отзыв' } as const;

export const actions = {
  'review-hidden': 'Отзыв о товаре скрыт',
  'review-shown': 'Отзыв о товаре снова показан',
} as const;

export default {
  fields,
  title: 'Отзывы',
  stars: '{{average}} из 5',
  starsCount_one: '{{count}} звезда',
  starsCount_few: '{{count}} звезды',
  starsCount_many: '{{count}} звёзд',
  starsCount_other: '{{count}} звезды',
  total_one: '{{count}} отзыв',
  total_few: '{{count}} отзыва',
  total_many: '{{count}} отзывов',
  total_other: '{{count}} отзыва',
  edited: 'изменено {{day}}',
  none: 'Об этом товаре пока нет отзывов.',
  more: 'Показать ещё отзывы',
  notOnSale: 'Отзывы видны, пока товар продаётся.',
  signIn: 'Войдите, чтобы оставить отзыв',
  whoWrites: 'Отзывы оставляют те, кто покупает.',
  refusal: {
    'review-own-product': 'Этот товар продаёт ваша компания, поэтому оставить отзыв о нём нельзя.',
    'review-not-bought': 'Отзыв можно будет оставить, когда заказ с этим товаром будет завершён.',
  },
  bought: 'Подтверждённая покупка',
  hidden: 'Скрыт',
  moderation: {
    hide: 'Скрыть',
    show: 'Показать',
    hideOf: 'Скрыть отзыв: {{author}}',
    showOf: 'Показать отзыв: {{author}}',
  },
  own: {
    hidden: 'Администратор платформы скрыл этот отзыв. Другие его не видят, и оценка не учитывается.',
    new: 'Оставить отзыв',
    title: 'Ваш отзыв',
    hint: 'Что поможет другим с выбором. Будут видны ваше имя и первая буква фамилии.',
    publish: 'Опубликовать',
    published: 'Ваш отзыв опубликован.',
    edit: 'Изменить',
    save: 'Сохранить',
    saved: 'Ваш отзыв изменён.',
    discard: 'Назад без изменений',
    delete: 'Удалить',
    deleteTitle: 'Удалить ваш отзыв?',
    deleteText: 'Текст исчезнет, а оценка перестанет учитываться. Позже можно написать новый отзыв.',
    keep: 'Оставить отзыв',
    deleted: 'Ваш отзыв удалён.',
  },
} as const;
