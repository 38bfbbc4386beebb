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

export const notificationLinks = { notificationSettings: 'Open the settings' } as const;

export default {
  title: 'Notifications',
  device: {
    title: 'On this device',
    reason: 'A notification appears on the screen, also when Smena is closed.',
    on: 'Notifications are on here.',
    off: 'Notifications are off here.',
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    failed: 'The browser did not turn notifications on. Try it again later, or in another browser.',
    blockedTitle: 'The browser blocks notifications of Smena',
    blocked:
      'Open the details of this page at the left end of the address bar, or the settings of the app on a phone, and allow notifications. Then come back here.',
    installTitle: 'Install Smena on the home screen first',
    install:
      'On an iPhone or iPad, notifications come only to the installed app. In Safari press Share, then “Add to Home Screen”, and open Smena from there.',
    unsupportedTitle: 'Not available in this browser',
    unsupported:
      'This browser cannot show notifications of Smena, or it is a private window. E-mails and SMS work without it.',
  },
  devices: {
    title: 'Your devices',
    unknown: 'Unknown device',
    this: 'this device',
    since: 'since {{day}}',
    remove: 'Remove',
    removeDevice: 'Remove {{name}}',
    removed: 'The device gets no more notifications.',
  },
  reach: {
    title: 'What reaches you',
    reason: 'In the app you see every notification. Choose what also comes to you outside of it.',
    none: 'Nothing is sent outside the app for your role.',
    kind: 'Notification',
    noChannel: 'Not available: {{what}}',
  },
  channels: { push: 'Push', letter: 'E-mail', sms: 'SMS' },
  groups: {
    shifts: 'Shifts',
    hours: 'Hours',
    orders: 'Orders and supply',
    invoices: 'Invoices',
    messages: 'Messages',
    company: 'Companies',
  },
  kinds: {
    'shift-assigned': 'A new shift of yours',
    'shift-changed': 'A new time of your shift',
    'shift-terms-changed': 'Other changes of your shift',
    'shift-called-up': 'Your call-up from stand-by',
    'shift-canceled': 'A canceled shift of yours',
    'shift-taken-away': 'A shift that is no longer yours',
    'shift-start-missed': 'Your shift that you have not started',
    'shift-unfilled': 'A shift without a worker, 24 hours before',
    'shift-left': 'A worker who leaves a shift',
    'shift-left-late': 'A shift without a worker, 12 hours before',
    'shift-not-started': 'A shift that has not been started',
    'shift-no-show': 'A shift that nobody came to',
    'replacement-asked': 'A request for a replacement',
    'replacement-found': 'A replacement that was found',
    'stand-by-called-up': 'A call-up from stand-by',
    'shift-change-requested': 'A requested change of a shift',
    'shift-request-dropped': 'Your requested change that was dropped',
    'shift-declined': 'A shift that every performer declined',
    'shift-canceled-by-performer': 'A shift canceled by the performer',
    'shift-canceled-by-customer': 'A shift canceled by the customer',
    'punch-claimed': 'A punch that arrived too late',
    'hours-reduced': 'Your reduced hours',
    'hours-disputed': 'Disputed hours',
    'hours-answered': 'An answer about disputed hours',
    'order-placed': 'A new order',
    'order-quoted': 'Prices of your order',
    'order-quotation-accepted': 'Accepted prices of an order',
    'order-paid': 'A paid order',
    'order-ready': 'An order that is ready',
    'order-shipped': 'An order on its way',
    'order-canceled': 'A canceled order',
    'supply-placed': 'A supply for your store',
    'supply-waits': 'A supply that waits for your answer',
    'document-issued': 'A delivery document to accept',
    'document-rejected': 'A rejected delivery document',
    'invoice-issued': 'A new invoice',
    'invoice-credited': 'A new credit note',
    'invoice-overdue': 'An invoice past its due date',
    'message-received': 'A message about an order',
    'chat-answered': 'An answer of support',
    'chat-waiting': 'A person who waits for support',
    'credibility-changed': 'A company with a serious finding',
    'price-agreed': 'A price that a performer agreed with you',
    'price-deleted': 'A deleted price of a performer',
  },
  quiet: {
    title: 'Quiet hours',
    reason:
      'Notifications on devices and SMS wait until the quiet hours end. News of your own shift of that day still comes at once.',
    switch: 'Do not disturb me at night',
    from: 'From',
    to: 'To',
    off: 'Off',
    zone: 'Time zone: {{zone}}',
    same: 'Choose an end that differs from the start.',
  },
  contacts: {
    title: 'Where e-mails and SMS go',
    email: 'E-mails: {{email}}',
    phone: 'SMS: {{phone}}',
    noEmail: 'You have no e-mail, so no e-mails are sent.',
    noPhone: 'You have no phone number, so no SMS are sent.',
    change: 'Change it in the profile',
  },
  stopped: {
    push: {
      title: 'Notifications on your devices stopped',
      text: 'Since {{day}} none of your devices receives them. Turn them on again on each device.',
    },
    letter: {
      title: 'E-mails to you stopped',
      text: 'On {{day}} an e-mail to your address came back. Check the address in the profile, then turn them on again.',
    },
    sms: {
      title: 'SMS to you stopped',
      text: 'On {{day}} an SMS did not arrive. Check the number in the profile, then turn them on again.',
    },
    resume: 'Turn on again',
    resumed: 'It is turned on again.',
  },
  history: { title: 'History', reason: 'The notifications of the last 90 days.' },
  card: {
    worker: {
      title: 'Know at once when your shift changes',
      text: 'A new shift, another time or a cancellation: this phone shows it, also when Smena is closed.',
    },
    office: {
      title: 'Know at once what needs you',
      text: 'What cannot wait is shown on this device, also when Smena is closed. You choose what it is.',
    },
    turnOn: 'Turn on notifications',
    dismiss: 'Not now',
  },
  open: {
    title: 'Notification',
    gone: 'This notification is gone',
    goneText: 'It is older than 90 days, or it belongs to another account.',
    history: 'Show all notifications',
  },
} as const;
