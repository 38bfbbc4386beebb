/** Several notifications in one message outside the app: `first` is the newest. */
export default {
  message_one: '{{count}} notification: {{first}}',
  message_other: '{{count}} notifications: {{first}}',
} as const;
