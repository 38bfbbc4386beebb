import { endShift } from '#shared/contracts/shifts.ts';
import { serve } from '../http/serve.ts';
import { act } from './act.ts';

export const handler = serve(endShift, (asked) => act(asked, () => ({ command: { action: 'end' } })));
