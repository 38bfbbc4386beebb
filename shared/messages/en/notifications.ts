export const problems = {
  'push-address-refused':
    'This push service cannot be used, so nothing was turned on. Use a browser with its own push service.',
  'push-subscription-taken': 'This browser gets the notifications of another person. Turn them on once more.',
  'too-many-devices': 'Notifications are already sent to {{limit}} devices. Remove one of them first.',
} as const;

export const notifications = {
  'channel-stopped':
    'Notifications by {{channel}} stopped, because they no longer reach you. Turn them on again in the settings',
} as const;

export const letters = {
  notification: {
    subject: 'News from Smena',
    title: 'News for you in Smena',
    text: '{{text}}',
    button: 'Open Smena',
    note: 'In the settings of Smena you choose what you get by e-mail.',
  },
} as const;
