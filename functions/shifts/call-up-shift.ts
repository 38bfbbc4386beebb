import { callUpShift } from '#shared/contracts/shifts.ts';
import { readDiary } from '../data/diaries.ts';
import { findShifts, getShifts } from '../data/shifts.ts';
import { serveOnce } from '../http/serve-once.ts';
import { act } from './act.ts';

export const handler = serveOnce(callUpShift, (asked) =>
  act(
    asked,
    async (shift, [backed]) => {
      const [backs, diary] = await Promise.all([
        findShifts(shift.backs),
        shift.staff ? readDiary(shift.staff.id, backed) : undefined,
      ]);
      const { override_reason } = asked.body;
      const command = { action: 'call_up', backed, backs, busy: diary?.busy ?? [], override_reason } as const;
      return { command, diary, others: backs };
    },
    async () => {
      const [backed] = await getShifts(asked.actor, [asked.body.shift_id], 'shift_id');
      return [backed] as [NonNullable<typeof backed>];
    },
  ),
);
