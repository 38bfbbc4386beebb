export const problems = {
  'broadcast-not-allowed': 'Рассылка уже в другом состоянии, в котором это невозможно. Ничего не изменилось.',
} as const;

export const notifications = { broadcast: '{{title}}' } as const;

export const notificationLinks = { broadcast: 'Прочитать сообщение' } as const;

export const letters = {
  broadcast: { subject: 'Сообщение от Smena', title: '{{title}}', text: '{{text}}', button: 'Открыть в Smena' },
} as const;

/** Of forms, columns and the audit log, by the name in the API. */
export const fields = {
  title: 'Заголовок',
  audience: 'Получатели',
  channels: 'Как',
  send_at: 'Когда',
  state: 'Состояние',
} as const;

export const menu = { broadcasts: 'Рассылки' } as const;

export const actions = {
  'broadcast-created': 'Рассылка создана',
  'broadcast-changed': 'Рассылка изменена',
  'broadcast-canceled': 'Рассылка отменена',
  'broadcast-sent': 'Рассылка отправлена',
  'broadcast-deleted': 'Рассылка удалена',
} as const;

export const recordKinds = { broadcast: 'Рассылка' } as const;

export default {
  fields,
  title: 'Рассылки',
  new: 'Новая рассылка',
  states: { scheduled: 'Запланирована', sending: 'Отправляется', sent: 'Отправлена', canceled: 'Отменена' },
  columns: { recipients: 'Люди', letters: 'Письма', read: 'Прочитали', created: 'Создана' },
  atOnce: 'Сразу',
  toAll: 'Все',
  toCompany: 'Люди компании {{company}}',
  toGone: 'Люди удалённой компании',
  none: { title: 'Ничего не найдено', text: 'Выберите другие состояния.' },
  first: {
    title: 'Здесь будут ваши рассылки',
    text: 'Напишите всем, одной роли или одной компании: в приложении, письмом или и так, и так.',
  },
  form: {
    languages: 'Языки',
    message: 'Сообщение',
    messageReason: 'У каждого языка своё. Каждый читает его на языке своей учётной записи.',
    text: 'Текст',
    textHint: 'Простой текст. То, что стоит между двумя **, выделено.',
    audience: 'Кому',
    audienceReason: 'Те, кто ждёт одобрения, и закрытые учётные записи ничего не получат.',
    to: 'Получатели',
    kinds: { all: 'Все', role: 'Одна роль', company: 'Одна компания' },
    role: 'Роль',
    company: 'Компания',
    count_one: 'Сейчас {{count}} человек',
    count_few: 'Сейчас {{count}} человека',
    count_many: 'Сейчас {{count}} человек',
    count_other: 'Сейчас {{count}} человека',
    counting: 'Считаем получателей…',
    delivery: 'Как и когда',
    deliveryReason: 'У кого несколько учётных записей, тот получит одно письмо и уведомление в каждой из них.',
    channels: { in_app: 'В приложении', letter: 'Письмом' },
    find: 'Найти',
    whens: { now: 'Сразу', later: 'В назначенное время' },
    day: 'День',
    time: 'Время',
    timeHint: 'По пражскому времени, не позже чем через {{days}} дней.',
    send: 'Отправить или запланировать',
  },
  send: {
    title: 'Отправить всем?',
    text_one: 'Сообщение получит {{count}} человек. Отправленное нельзя отозвать.',
    text_few: 'Сообщение получат {{count}} человека. Отправленное нельзя отозвать.',
    text_many: 'Сообщение получат {{count}} человек. Отправленное нельзя отозвать.',
    text_other: 'Сообщение получат {{count}} человека. Отправленное нельзя отозвать.',
    textUncounted: 'Сообщение получат все. Отправленное нельзя отозвать.',
    confirm: 'Отправить всем',
    keep: 'Вернуться к сообщению',
  },
  sentNow: 'Рассылка отправляется.',
  scheduledFor: 'Рассылка будет отправлена {{time}}.',
  result: {
    title: 'Результат',
    reason: 'Считается во время отправки и чтения.',
    recipients: 'Люди',
    notified: 'Уведомления',
    letters: 'Письма',
    read: 'Прочитали',
    sent: 'Отправлена',
  },
  cancel: {
    button: 'Отменить отправку',
    title: 'Отменить «{{title}}»?',
    text: 'Никто её не получит. В списке она останется отменённой.',
    confirm: 'Отменить отправку',
    keep: 'Оставить в плане',
    done: 'Рассылка «{{title}}» отменена.',
  },
  delete: {
    button: 'Удалить',
    title: 'Удалить «{{title}}»?',
    text: 'Отменить удаление нельзя.',
    confirm: 'Удалить рассылку',
    keep: 'Оставить',
    done: 'Рассылка «{{title}}» удалена.',
  },
  received: 'Сообщение от Smena',
} as const;
