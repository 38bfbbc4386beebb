import type { Kind } from '../audit/kind.ts';
import type { Audience } from './broadcast.ts';

type BroadcastValues = {
  titles: { cs: string };
  audience: Audience;
  channels: readonly string[];
  send_at: string | null;
  state: string;
};

/** The texts are too long for the audit log. */
export const broadcastAudit = {
  title: ({ titles }) => titles.cs,
  audience: ({ audience }) => audience.to,
  channels: ({ channels }) => [...channels],
  send_at: ({ send_at }) => send_at,
  state: ({ state }) => state,
} satisfies Kind<BroadcastValues>;
