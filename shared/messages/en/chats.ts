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

export default { title: 'Support' } as const;
