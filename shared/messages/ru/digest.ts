/** Several notifications in one message outside the app: `first` is the newest. */
export default {
  message_one: '{{count}} уведомление: {{first}}',
  message_few: '{{count}} уведомления: {{first}}',
  message_many: '{{count}} уведомлений: {{first}}',
  message_other: '{{count}} уведомления: {{first}}',
} as const;
