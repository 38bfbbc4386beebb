export const problems = {
  'too-many-messages':
    'A thread has at most {{limit}} messages. What you wrote is kept; write it by e-mail or call the other side.',
} as const;

/** The problems of single fields. */
export const fieldProblems = {
  'not-a-side':
    'This person does not read the order, so the message was not sent. Choose another one, or write to the whole other side.',
} as const;

export const menu = { messages: 'Messages' } as const;

export const notifications = { 'message-received': '{{fio}} wrote about order {{number}}' } as const;

export const actions = { 'message-sent': 'Message about an order sent' } as const;

export default {
  title: 'Messages',
  search: 'Number, person or company of the order',
  unread: 'unread',
  sides: { seller: 'Seller', customer: 'Customer', platform: 'Smena' },
  columns: { order: 'Order', with: 'With', message: 'Last message', at: 'Time', count: 'Messages', status: 'Status' },
  none: { title: 'No messages match the search', text: 'Try the beginning of a number or a name of the order.' },
  first: {
    title: 'Messages about orders will be here',
    text: 'Open an order and write to its other side: nobody has to call, and everybody reads the same.',
  },
  thread: {
    title: 'Messages',
    empty: 'Ask about the order here instead of by phone. Both sides read everything.',
    new: 'New',
    write: 'New message',
    placeholder: 'Write to the other side…',
    send: 'Send',
    to: 'To whom',
    toBoth: 'To both sides',
    toAll: 'To all of the other side',
    for: 'For {{name}}',
    left: '{{characters}} characters left',
    help: 'Everybody who reads the order reads the message. **Two asterisks** make words strong.',
  },
} as const;
