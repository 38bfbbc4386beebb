import { confirmChange } from '#shared/contracts/shifts.ts';
import { diaryOf } from '../data/diaries.ts';
import { serve } from '../http/serve.ts';
import { act } from './act.ts';

export const handler = serve(confirmChange, (asked) =>
  act(asked, async (shift) => {
    const diary = await diaryOf(shift, shift.pending_change ?? shift);
    const { override_reason } = asked.body;
    return { command: { action: 'confirm_change', busy: diary?.busy ?? [], override_reason }, diary };
  }),
);
