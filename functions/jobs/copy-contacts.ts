import { serveQueue } from '../events/serve-queue.ts';
import { copyContacts } from '../identity/copy-contacts.ts';

/** Completes a change of a login's e-mail or phone. The request has usually done it, see functions/settings. */
export const handler = serveQueue('copy-contacts', ({ login_id }) => copyContacts(login_id));
