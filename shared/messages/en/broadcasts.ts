export const problems = {
  'broadcast-not-allowed': 'The broadcast is already in another state, which does not allow this. Nothing was changed.',
} as const;

export const notifications = { broadcast: '{{title}}' } as const;

export const notificationLinks = { broadcast: 'Read the message' } as const;

export const letters = {
  broadcast: { subject: 'A message from Smena', title: '{{title}}', text: '{{text}}', button: 'Open in Smena' },
} as const;

/** Of forms, columns and the audit log, by the name in the API. */
export const fields = {
  title: 'Title',
  audience: 'Audience',
  channels: 'How',
  send_at: 'When',
  state: 'State',
} as const;

export const menu = { broadcasts: 'Broadcasts' } as const;

export const actions = {
  'broadcast-created': 'Broadcast created',
  'broadcast-changed': 'Broadcast changed',
  'broadcast-canceled': 'Broadcast canceled',
  'broadcast-sent': 'Broadcast sent',
  'broadcast-deleted': 'Broadcast deleted',
} as const;

export const recordKinds = { broadcast: 'Broadcast' } as const;

export default {
  fields,
  title: 'Broadcasts',
  new: 'New broadcast',
  states: { scheduled: 'Scheduled', sending: 'Being sent', sent: 'Sent', canceled: 'Canceled' },
  columns: { recipients: 'People', letters: 'Letters', read: 'Read', created: 'Created' },
  atOnce: 'At once',
  toAll: 'Everybody',
  toCompany: 'People of {{company}}',
  toGone: 'People of a deleted company',
  none: { title: 'No broadcast matches the filters', text: 'Choose other states.' },
  first: {
    title: 'Your broadcasts will be here',
    text: 'Write to everybody, to a role or to a company: in the app, by letter, or both.',
  },
  form: {
    languages: 'Languages',
    message: 'Message',
    messageReason: 'Each language has its own. Everybody reads it in the language of their account.',
    text: 'Text',
    textHint: 'Plain text. What stands between two ** is strong.',
    audience: 'For whom',
    audienceReason: 'People who wait for approval and closed accounts get nothing.',
    to: 'Audience',
    kinds: { all: 'Everybody', role: 'A role', company: 'A company' },
    role: 'Role',
    company: 'Company',
    count_one: '{{count}} person now',
    count_other: '{{count}} people now',
    counting: 'Counting the people…',
    delivery: 'How and when',
    deliveryReason: 'A person with several accounts gets one letter, and a notification in each account.',
    channels: { in_app: 'In the app', letter: 'By letter' },
    find: 'Find',
    whens: { now: 'At once', later: 'At a time' },
    day: 'Day',
    time: 'Time',
    timeHint: 'In the time of Prague, within {{days}} days.',
    send: 'Send or schedule',
  },
  send: {
    title: 'Send to everybody?',
    text_one: '{{count}} person gets it. What was sent cannot be taken back.',
    text_other: '{{count}} people get it. What was sent cannot be taken back.',
    textUncounted: 'Everybody gets it. What was sent cannot be taken back.',
    confirm: 'Send to everybody',
    keep: 'Back to the message',
  },
  sentNow: 'The broadcast is being sent.',
  scheduledFor: 'The broadcast is sent at {{time}}.',
  result: {
    title: 'Result',
    reason: 'Counted while it is sent and read.',
    recipients: 'People',
    notified: 'Notifications',
    letters: 'Letters',
    read: 'Read',
    sent: 'Sent',
  },
  cancel: {
    button: 'Cancel the sending',
    title: 'Cancel “{{title}}”?',
    text: 'Nobody gets it. It stays in the list as canceled.',
    confirm: 'Cancel the sending',
    keep: 'Keep it scheduled',
    done: '“{{title}}” was canceled.',
  },
  delete: {
    button: 'Delete',
    title: 'Delete “{{title}}”?',
    text: 'This cannot be undone.',
    confirm: 'Delete the broadcast',
    keep: 'Keep it',
    done: '“{{title}}” was deleted.',
  },
  received: 'A message from Smena',
} as const;
