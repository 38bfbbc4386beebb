import { inject } from 'vitest';
import type { Message } from '../../infra/local/outbox.ts';
import { readOutbox } from '../../infra/local/outbox.ts';

/** The e-mails and SMS that a person received, newest first. */
export const sentTo = (contact: string): Promise<Message[]> => readOutbox(inject('cloud').endpoint, contact);
