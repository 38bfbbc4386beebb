import { endBreak } from '#shared/contracts/shifts.ts';
import { serve } from '../http/serve.ts';
import { act } from './act.ts';

export const handler = serve(endBreak, (asked) => act(asked, () => ({ command: { action: 'break_end' } })));
