import { confirmChange } from '#shared/contracts/shifts.ts';
import { diaryOf } from '../data/diaries.ts';
import { serveOnce } from '../http/serve-once.ts';
import { act } from './act.ts';

export const handler = serveOnce(confirmChange, (asked) =>
  act(asked, async (shift) => {
    const diary = await diaryOf(shift, shift.pending_change ?? shift);
    const { override_reason } = asked.body;
    return { command: { action: 'confirm_change', busy: diary?.busy ?? [], override_reason }, diary };
  }),
);
