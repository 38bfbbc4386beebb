import { markUnfulfilled } from '#shared/contracts/shifts.ts';
import { serveOnce } from '../http/serve-once.ts';
import { act } from './act.ts';

export const handler = serveOnce(markUnfulfilled, (asked) =>
  act(asked, () => ({ command: { action: 'mark_unfulfilled' } })),
);
