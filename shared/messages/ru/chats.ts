export const problems = {
  'too-many-posts': 'В переписке может быть не больше {{limit}} сообщений. Начните переписку о заказе или о смене.',
  'post-not-own': 'Изменить или удалить сообщение может только его автор.',
  'post-too-old': 'Сообщение можно изменить в течение {{minutes}} минут. Напишите новое.',
} as const;

/** The problems of single fields. */
export const fieldProblems = { 'nothing-to-send': 'Напишите сообщение или приложите файл.' } as const;

export const notifications = {
  'chat-answered': 'Поддержка ответила: {{text}}',
  'chat-waiting': '{{fio}} ждёт ответа поддержки: {{text}}',
} as const;

export const notificationLinks = { chat: 'Открыть переписку' } as const;

export const menu = { chats: 'Поддержка' } as const;

export const actions = {
  'channel-closed': 'Переписка закрыта',
  'channel-reopened': 'Переписка снова открыта',
  'canned-answers-set': 'Готовые ответы изменены',
} as const;

export const fields = { canned_answers: 'Готовые ответы' } as const;

export const recordKinds = { channel: 'Переписка с поддержкой' } as const;

export default {
  title: 'Поддержка',
  ask: 'Спросить поддержку',
  order: 'Заказ {{number}}',
  shift: 'Смена {{name}}',
  you: 'Вы',
  counterpart: {
    support: 'Поддержка',
    'company-support': 'Поддержка: {{name}}',
    'seller-company': 'Продавец {{name}}',
    seller: 'Продавец {{name}}',
    buyer: 'Заказчик {{name}}',
    'buyer-manager': 'Менеджер заказчика {{name}}',
    'store-manager': 'Управляющий магазином {{name}}',
    worker: 'Работник {{name}}',
  },
  views: { label: 'Списки', waiting: 'Ждут', open: 'Открытые', closed: 'Закрытые', all: 'Все' },
  list: {
    label: 'Переписки',
    search: 'Компания, телефон, заказ',
    write: 'Написать в поддержку',
    said: '{{name}}: {{text}}',
    noText: 'без текста',
    noPosts: 'Сообщений пока нет',
    waiting_one: '{{count}} ждёт, сначала самые долгие',
    waiting_few: '{{count}} ждут, сначала самые долгие',
    waiting_many: '{{count}} ждут, сначала самые долгие',
    waiting_other: '{{count}} ждут, сначала самые долгие',
    unread_one: '{{count}} непрочитанное сообщение',
    unread_few: '{{count}} непрочитанных сообщения',
    unread_many: '{{count}} непрочитанных сообщений',
    unread_other: '{{count}} непрочитанного сообщения',
  },
  waits: 'Ждёт {{time}}',
  none: {
    waiting: 'Все уже получили ответ.',
    open: 'Открытых переписок нет.',
    closed: 'Закрытых переписок пока нет.',
    all: 'Переписок пока нет.',
    found: 'По запросу «{{text}}» ничего не найдено.',
  },
  choose: { title: 'Выберите переписку', text: 'Здесь появятся её сообщения.' },
  first: {
    title: 'Напишите в поддержку',
    text: 'Что-то не работает или нужен совет? Напишите нам. Ответ появится здесь, и вы получите уведомление.',
  },
  conversation: 'Переписка',
  back: 'Назад к перепискам',
  wide: 'Во всю ширину',
  log: 'Сообщения',
  empty: 'Напишите, что вам нужно. Можно добавить изображения и файлы PDF.',
  new: 'Новые',
  today: 'Сегодня',
  typing: '{{name}} пишет…',
  write: 'Сообщение, которое получит {{name}}',
  placeholder: 'Напишите сообщение',
  send: 'Отправить',
  left: 'Осталось символов: {{characters}}',
  edited: 'изменено',
  seen: 'Прочитано',
  delivered: 'Доставлено',
  actions: 'Действия с сообщением',
  edit: { open: 'Изменить', label: 'Текст сообщения', save: 'Сохранить', cancel: 'Отмена' },
  delete: {
    open: 'Удалить',
    title: 'Удалить сообщение?',
    text: 'Оно исчезнет у всех вместе с файлами.',
    confirm: 'Удалить сообщение',
    keep: 'Оставить',
    done: 'Сообщение удалено.',
  },
  closing: {
    close: 'Закрыть',
    reopen: 'Открыть снова',
    closed: 'Закрыта',
    changed: 'Тем временем переписка изменилась и загружена заново. Проверьте её и повторите действие.',
    done: { close: 'Переписка закрыта.', reopen: 'Переписка снова открыта.' },
  },
  files: {
    label: 'Файлы сообщения',
    add: 'Добавить файлы',
    choose: 'Выбрать файлы',
    remove: 'Убрать {{name}}',
    open: 'Открыть {{name}}',
    tooMany_one: 'В сообщении может быть {{count}} файл.',
    tooMany_few: 'В сообщении может быть {{count}} файла.',
    tooMany_many: 'В сообщении может быть {{count}} файлов.',
    tooMany_other: 'В сообщении может быть {{count}} файла.',
  },
  find: { label: 'Поиск в сообщениях', hint: 'Введите не меньше двух символов.', found: 'Найденные сообщения' },
  answers: {
    title: 'Готовые ответы',
    all_one: 'Все ({{count}})',
    all_few: 'Все ({{count}})',
    all_many: 'Все ({{count}})',
    all_other: 'Все ({{count}})',
    prepare: 'Подготовить ответы',
    find: 'Найти ответ',
    edit: 'Изменить ответы',
    reason:
      'Поддержка вставляет их в сообщения на языке собеседника. Вместо {name} подставляется его имя, вместо {order} — номер заказа. Первые три всегда под рукой.',
    add: 'Добавить ответ',
    remove: 'Убрать ответ {{number}}',
    up: 'Переместить ответ {{number}} выше',
    down: 'Переместить ответ {{number}} ниже',
    titles: { cs: 'Название на чешском', en: 'Название на английском', ru: 'Название на русском' },
    texts: { cs: 'Текст на чешском', en: 'Текст на английском', ru: 'Текст на русском' },
  },
  about: {
    label: 'О человеке',
    role: 'Роль',
    phone: 'Телефон',
    email: 'Эл. почта',
    company: 'Компания',
    language: 'Язык',
    answered: 'Первый ответ',
    answeredIn: 'через {{time}}',
    subject: 'О чём переписка',
    orders: 'Последние заказы',
  },
} as const;
