import { endShift } from '#shared/contracts/shifts.ts';
import { serveOnce } from '../http/serve-once.ts';
import { act } from './act.ts';

export const handler = serveOnce(endShift, (asked) => act(asked, () => ({ command: { action: 'end' } })));
