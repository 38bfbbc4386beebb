import { linkLifetimes } from '../data/auth/links.ts';
import { effectWrite } from '../data/outbox.ts';
import type { Write } from '../data/table.ts';

/** The letter with the link that proves the address of a registration. */
export const activationLetterWrite = (registration_id: string, now: string): Write =>
  effectWrite('send-letter', { letter: 'activation', registration_id }, { now, usefulFor: linkLifetimes.activate });
