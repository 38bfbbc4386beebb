import { type Actions, type Limits, minute, type Permissions, type Problems } from '../area.ts';
import { A } from '../role-codes.ts';

export const permissions = {
  /** The prompts and models, what the assistant costs, and the conversations of others. */
  'assistant.manage': [A],
} as const satisfies Permissions;

export const problems = {
  'assistant-busy': 409,
  'assistant-limit': 429,
  'assistant-unreachable': 503,
  'proposal-not-open': 409,
} as const satisfies Problems;

export const limits = {
  'assistant-messages-of-account': { count: 20, seconds: minute, code: 'too-many-requests' },
} as const satisfies Limits;

export const recordKinds = ['assistant-chat'] as const;

export const actions = {
  'assistant-set': 'setting',
  'assistant-chat-read': 'assistant-chat',
} as const satisfies Actions;

export const lists = ['assistantChats'] as const;
