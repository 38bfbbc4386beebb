import { inject } from 'vitest';
import type { Message } from '../../infra/local/outbox.ts';
import { readOutbox } from '../../infra/local/outbox.ts';

/** The mails and SMS that a person got, the newest first. */
export const sentTo = (contact: string): Promise<Message[]> => readOutbox(inject('cloud').endpoint, contact);
