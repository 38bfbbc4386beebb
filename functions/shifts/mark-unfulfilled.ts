import { markUnfulfilled } from '#shared/contracts/shifts.ts';
import { serve } from '../http/serve.ts';
import { shiftAction } from './shift-action.ts';

export const handler = serve(markUnfulfilled, (request) =>
  shiftAction(request, () => ({ command: { action: 'mark_unfulfilled' } })),
);
