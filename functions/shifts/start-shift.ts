import { startShift } from '#shared/contracts/shifts.ts';
import { diaryOf } from '../data/diaries.ts';
import { serveOnce } from '../http/serve-once.ts';
import { act } from './act.ts';

export const handler = serveOnce(startShift, (asked) =>
  act(asked, async (shift) => {
    const diary = await diaryOf(shift, shift);
    return { command: { action: 'start', busy: diary?.busy ?? [] }, diary };
  }),
);
