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

export default { title: 'Поддержка' } as const;
