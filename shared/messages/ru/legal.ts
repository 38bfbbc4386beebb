/** Of forms, columns and the audit log, by the name in the API. */
export const fields = { version: 'Версия' } as const;

export const menu = {
  legacy: 'Соглашение',
  privacy: 'Конфиденциальность',
  customer: 'Для заказчика',
  performers: 'Для исполнителя',
  workers: 'Для работника',
  admins: 'Для администратора',
} as const;

export const actions = { 'terms-accepted': 'Принятие соглашения', 'document-changed': 'Публикация документа' } as const;

export const recordKinds = { document: 'Документ' } as const;

export default {
  fields,
  types: {
    user_agreement: 'Пользовательское соглашение',
    privacy_policy: 'Политика конфиденциальности',
    shipping_policy: 'Доставка',
    refund_policy: 'Возврат средств',
    customer_manual: 'Руководство заказчика',
    performers_manual: 'Руководство исполнителя',
    workers_manual: 'Руководство работника',
    admins_manual: 'Руководство администратора',
  },
  documents: 'Правовые документы',
  version: 'Версия {{version}}',
  since: 'действует с {{day}}',
  contents: 'На этой странице',
  print: 'Распечатать',
  edit: 'Изменить',
  read: 'Открыть на отдельной странице',
  older: 'Это версия {{version}}, она больше не действует.',
  newest: 'Показать действующую версию',
  editing: {
    title: '{{document}}: новая версия',
    languages: 'Языки',
    text: 'Текст',
    hint: 'Markdown: # заголовок, ## раздел, **жирный**, - список, [ссылка](https://…). HTML показывается как текст.',
    preview: 'Просмотр',
    publish: 'Опубликовать версию {{version}}',
    published: 'Версия {{version}} опубликована',
    all: 'У каждого языка свой текст. Проверьте, что смысл всех трёх совпадает.',
    terms: 'Те, кто принял прежнюю версию, при следующем входе должны будут принять эту.',
    nothing: 'Пока ничего не написано.',
  },
  history: {
    title: 'Версии',
    open: 'Версия {{version}}',
    by: '{{name}}, {{time}}',
    first: 'Исходная версия',
    current: 'действует',
  },
  terms: {
    title: 'Пользовательское соглашение изменилось',
    text: 'Версия {{version}} действует с {{day}}. Прочитайте и примите её, чтобы продолжить.',
    accept: 'Принимаю пользовательское соглашение',
    accepted: 'Пользовательское соглашение принято',
    leave: 'Выйти',
  },
} as const;
