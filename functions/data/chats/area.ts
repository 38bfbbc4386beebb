import type { EventKinds } from '../area-types.ts';

export const eventKinds = {
  post: 'POSTS#',
  'channel-mark': 'POSTS#',
  'chat-connection': 'AUDIENCE#chat#',
} as const satisfies EventKinds;
