export const problems = {
  'too-many-posts': 'A conversation has at most {{limit}} messages. Open one about an order or a shift.',
  'post-not-own': 'Only its author can change or delete this message.',
  'post-too-old': 'A message can be edited for {{minutes}} minutes. Write another one instead.',
} as const;

/** The problems of single fields. */
export const fieldProblems = { 'nothing-to-send': 'Write something, or add a file.' } as const;

export const notifications = {
  'chat-answered': 'Support answered: {{text}}',
  'chat-waiting': '{{fio}} waits for an answer of support: {{text}}',
} as const;

export const notificationLinks = { chat: 'Open the conversation' } as const;

export const menu = { chats: 'Support' } as const;

export const actions = {
  'channel-closed': 'Conversation closed',
  'channel-reopened': 'Conversation reopened',
  'canned-answers-set': 'Canned answers changed',
} as const;

export const fields = { canned_answers: 'Canned answers' } as const;

export const recordKinds = { channel: 'Conversation with support' } as const;

export default {
  title: 'Support',
  ask: 'Ask support',
  order: 'Order {{number}}',
  shift: 'Shift {{name}}',
  you: 'You',
  counterpart: {
    support: 'Support',
    'company-support': 'Support of {{name}}',
    'seller-company': 'Seller {{name}}',
    seller: 'Seller {{name}}',
    buyer: 'Buyer {{name}}',
    'buyer-manager': 'Buyer manager {{name}}',
    'store-manager': 'Store manager {{name}}',
    worker: 'Worker {{name}}',
  },
  views: { label: 'Views', waiting: 'Waiting', open: 'Open', closed: 'Closed', all: 'All' },
  list: {
    label: 'Conversations',
    search: 'Company, phone, order',
    write: 'Write to support',
    said: '{{name}}: {{text}}',
    noText: 'no text',
    noPosts: 'No messages yet',
    waiting_one: '{{count}} waits',
    waiting_other: '{{count}} wait, the longest first',
    unread_one: '{{count}} unread message',
    unread_other: '{{count}} unread messages',
  },
  waits: 'Waits for {{time}}',
  none: {
    waiting: 'Everyone has an answer.',
    open: 'There are no open conversations.',
    closed: 'No conversation has been closed yet.',
    all: 'There are no conversations yet.',
    found: 'Nothing was found for “{{text}}”.',
  },
  choose: { title: 'Choose a conversation', text: 'Its messages will be shown here.' },
  first: {
    title: 'Write to support',
    text: 'Something does not work, or you need advice? Write to us. The answers will be here, and you will get a notification.',
  },
  conversation: 'Conversation',
  back: 'Back to the conversations',
  wide: 'Full width',
  log: 'Messages',
  empty: 'Write what you need. You can also add pictures and PDF files.',
  new: 'New',
  today: 'Today',
  typing: '{{name}} is writing…',
  write: 'Message for {{name}}',
  placeholder: 'Write a message',
  send: 'Send',
  left: 'Characters left: {{characters}}',
  edited: 'edited',
  seen: 'Read',
  delivered: 'Delivered',
  actions: 'Actions with the message',
  edit: { open: 'Edit', label: 'Text of the message', save: 'Save', cancel: 'Cancel' },
  delete: {
    open: 'Delete',
    title: 'Delete the message?',
    text: 'It disappears for everyone, with its files.',
    confirm: 'Delete the message',
    keep: 'Keep it',
    done: 'The message was deleted.',
  },
  closing: {
    close: 'Close',
    reopen: 'Open again',
    closed: 'Closed',
    changed: 'The conversation has changed meanwhile and was loaded again. Check it, then repeat the step.',
    done: { close: 'The conversation was closed.', reopen: 'The conversation is open again.' },
  },
  files: {
    label: 'Files of the message',
    add: 'Add files',
    choose: 'Choose files',
    remove: 'Remove {{name}}',
    open: 'Open {{name}}',
    tooMany_one: 'A message can have {{count}} file.',
    tooMany_other: 'A message can have {{count}} files.',
  },
  find: { label: 'Search the messages', hint: 'Type at least two characters.', found: 'Found messages' },
  answers: {
    title: 'Canned answers',
    all_one: 'All {{count}}',
    all_other: 'All {{count}}',
    prepare: 'Prepare canned answers',
    find: 'Find an answer',
    edit: 'Edit the answers',
    reason:
      'Support inserts them into a message in the language of the person. {name} is replaced by the name of the person and {order} by the number of the order. The first three are always at hand.',
    add: 'Add an answer',
    remove: 'Remove answer {{number}}',
    up: 'Move answer {{number}} up',
    down: 'Move answer {{number}} down',
    titles: { cs: 'Title in Czech', en: 'Title in English', ru: 'Title in Russian' },
    texts: { cs: 'Text in Czech', en: 'Text in English', ru: 'Text in Russian' },
  },
  about: {
    label: 'About the person',
    role: 'Role',
    phone: 'Phone',
    email: 'E-mail',
    company: 'Company',
    language: 'Language',
    answered: 'First answer',
    answeredIn: 'after {{time}}',
    subject: 'What it is about',
    orders: 'Newest orders',
  },
} as const;
