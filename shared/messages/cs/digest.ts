/** Several notifications in one message outside the app: `first` is the newest. */
export default {
  message_one: '{{count}} oznámení: {{first}}',
  message_few: '{{count}} oznámení: {{first}}',
  message_many: '{{count}} oznámení: {{first}}',
  message_other: '{{count}} oznámení: {{first}}',
} as const;
