export const problems = {
  'too-many-messages':
    'В переписке не больше {{limit}} сообщений. Написанное сохранилось: отправьте его по почте или позвоните другой стороне.',
} as const;

/** The problems of single fields. */
export const fieldProblems = {
  'not-a-side':
    'Этот человек не видит заказ, поэтому сообщение не отправлено. Выберите другого или напишите всей другой стороне.',
} as const;

export const menu = { messages: 'Сообщения' } as const;

export const notifications = { 'message-received': '{{fio}}: сообщение по заказу {{number}}' } as const;

export const actions = { 'message-sent': 'Отправлено сообщение по заказу' } as const;

export default {
  title: 'Сообщения',
  search: 'Номер, человек или компания заказа',
  unread: 'не прочитано',
  sides: { seller: 'Продавец', customer: 'Заказчик', platform: 'Smena' },
  columns: {
    order: 'Заказ',
    with: 'С кем',
    message: 'Последнее сообщение',
    at: 'Время',
    count: 'Сообщений',
    status: 'Статус',
  },
  none: { title: 'По запросу сообщений не найдено', text: 'Попробуйте начало номера или имени из заказа.' },
  first: {
    title: 'Здесь будут сообщения по заказам',
    text: 'Откройте заказ и напишите другой стороне: звонить не нужно, и все читают одно и то же.',
  },
  thread: {
    title: 'Сообщения',
    empty: 'Спросите о заказе здесь, а не по телефону. Всё читают обе стороны.',
    new: 'Новые',
    write: 'Новое сообщение',
    placeholder: 'Напишите другой стороне…',
    send: 'Отправить',
    to: 'Кому',
    toBoth: 'Обеим сторонам',
    toAll: 'Всей другой стороне',
    for: 'Для: {{name}}',
    left: 'Осталось знаков: {{characters}}',
    help: 'Сообщение читают все, кто видит заказ. **Две звёздочки** выделяют слова.',
  },
} as const;
