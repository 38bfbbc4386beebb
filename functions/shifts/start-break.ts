import { startBreak } from '#shared/contracts/shifts.ts';
import { serveOnce } from '../http/serve-once.ts';
import { act } from './act.ts';

export const handler = serveOnce(startBreak, (asked) => act(asked, () => ({ command: { action: 'break_start' } })));
