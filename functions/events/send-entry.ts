import { type EffectKind, queueVariable } from '../data/effects.ts';
import { requireEnv } from '../data/environment.ts';
import { sendMessage } from './send-message.ts';
import type { EntryMessage } from './serve-queue.ts';

/** Sends an outbox entry to the queue of its kind. Repeating it is harmless. */
export const sendEntry = async (kind: EffectKind, message: EntryMessage): Promise<void> =>
  sendMessage({ queue: requireEnv(queueVariable(kind)), body: message });
