import { type Actions, type Limits, minute, type Notifications, type Permissions, type Problems } from '../area.ts';
import { A, B, BM, M, SM, V, W } from '../role-codes.ts';

export const permissions = {
  'chat.use': [A, M, V, W, B, BM, SM],
  /** Answers everybody, closes channels, writes the canned answers. */
  'chat.support': [A, M],
} as const satisfies Permissions;

export const problems = { 'too-many-posts': 409, 'post-not-own': 403, 'post-too-old': 409 } as const satisfies Problems;

export const fieldProblems = ['nothing-to-send'] as const;

export const limits = {
  /** Of an account. */
  'posts-of-account': { count: 60, seconds: minute, code: 'too-many-requests' },
  /** Tokens of an account. */
  'chat-tokens-of-account': { count: 60, seconds: minute, code: 'too-many-requests' },
} as const satisfies Limits;

export const notifications = {
  'chat-answered': { to: [V, W, B, BM, SM] },
  'chat-waiting': { to: [A, M] },
} as const satisfies Notifications;

export const recordKinds = ['channel'] as const;

export const actions = {
  'channel-closed': 'channel',
  'channel-reopened': 'channel',
  'canned-answers-set': 'setting',
} as const satisfies Actions;
