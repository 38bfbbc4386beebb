import { endBreak } from '#shared/contracts/shifts.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';
import { act } from './act.ts';

export const handler = serveIdempotent(endBreak, (asked) => act(asked, () => ({ command: { action: 'break_end' } })));
