import { inject } from 'vitest';
import { type Message, readMailbox } from '../../infra/local/mailbox.ts';
import { effectsRun } from './effects.ts';

/** The e-mails and SMS that a person received, newest first, after all that were queued have left. */
export const sentTo = async (contact: string): Promise<Message[]> => {
  await effectsRun();
  return sentSoFar(contact);
};

/** What has been sent to a person, or with null to anyone, by now. */
export const sentSoFar = (contact: string | null): Promise<Message[]> => readMailbox(inject('cloud').endpoint, contact);
