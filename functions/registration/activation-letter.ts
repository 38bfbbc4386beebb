import { linkLifetimes } from '../data/auth/links.ts';
import { after } from '../data/outbox.ts';
import type { Write } from '../data/table.ts';

/** The letter with the link that proves the address of a registration. */
export const activationLetter = (registration_id: string, now: string): Write =>
  after('send-letter', { letter: 'activation', registration_id }, { now, usefulFor: linkLifetimes.activate });
