import type { Actions } from '../area.ts';

export const actions = {
  'profile-changed': 'person',
  'photo-changed': 'person',
  'data-downloaded': 'person',
  'account-deleted': 'person',
} as const satisfies Actions;
