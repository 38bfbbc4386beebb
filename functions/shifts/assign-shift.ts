import { assignShift } from '#shared/contracts/shifts.ts';
import { readDiary } from '../data/diaries.ts';
import { serveOnce } from '../http/serve-once.ts';
import { act } from './act.ts';
import { getWorker } from './workers.ts';

export const handler = serveOnce(assignShift, (asked) =>
  act(
    asked,
    async (shift, staff) => {
      const diary = await readDiary(staff.id, shift);
      return {
        command: { action: 'assign', staff, busy: diary.busy, override_reason: asked.body.override_reason },
        diary,
      };
    },
    () => getWorker(asked.actor, asked.body.staff_id),
  ),
);
