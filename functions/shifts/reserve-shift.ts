import { reserveShift } from '#shared/contracts/shifts.ts';
import { readDiary } from '../data/diaries.ts';
import { getShifts } from '../data/shifts.ts';
import { serveOnce } from '../http/serve-once.ts';
import { act } from './act.ts';
import { getWorker } from './workers.ts';

export const handler = serveOnce(reserveShift, (asked) =>
  act(
    asked,
    async (shift, [staff, backs]) => {
      const diary = await readDiary(staff.id, shift);
      return { command: { action: 'reserve', staff, busy: diary.busy, backs }, diary, others: backs };
    },
    () => Promise.all([getWorker(asked.actor, asked.body.staff_id), getShifts(asked.actor, asked.body.backs, 'backs')]),
  ),
);
