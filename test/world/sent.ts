import { inject } from 'vitest';
import type { Message } from '../../infra/local/outbox.ts';
import { readOutbox } from '../../infra/local/outbox.ts';
import { effectsRun } from './effects.ts';

/** The e-mails and SMS that a person received, newest first, after all that were queued have left. */
export const sentTo = async (contact: string): Promise<Message[]> => {
  await effectsRun();
  return sentSoFar(contact);
};

/** What has been sent to a person, or with null to anyone, by now. */
export const sentSoFar = (contact: string | null): Promise<Message[]> => readOutbox(inject('cloud').endpoint, contact);
