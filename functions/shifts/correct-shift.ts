import { correctShift } from '#shared/contracts/shifts.ts';
import { diaryOf } from '../data/diaries.ts';
import { serveOnce } from '../http/serve-once.ts';
import { act } from './act.ts';

export const handler = serveOnce(correctShift, (asked) =>
  act(asked, async (shift) => {
    const { actual_start, actual_end, breaks, reason } = asked.body;
    const diary = await diaryOf(shift, { starts_at: actual_start, ends_at: actual_end });
    return {
      command: { action: 'correct', actual_start, actual_end, breaks, reason, busy: diary?.busy ?? [] },
      diary,
    };
  }),
);
