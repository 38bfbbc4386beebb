import * as z from 'zod/mini';
import { endBreak, endShift, type Shift, startBreak, startShift } from '#shared/contracts/shifts.ts';
import { punchActions } from '#shared/domain/shifts/shift.ts';
import { api } from '../../api/client.ts';
import { ApiProblem } from '../../api/problem.ts';
import { queryClient } from '../../api/query-client.ts';
import type { Box } from '../../api/unsent/box.ts';
import { forgetDoor } from '../../domain/stores/door-code.ts';
import { clock } from '../../ui/format.ts';
import { loadMessages, translate } from '../../ui/i18n.ts';
import { snack } from '../../ui/snackbars.tsx';
import { showAnswer } from './my-shifts.ts';
import { bodyOf, codeRefused, isClaim, noteOf, type PunchContent, recordedAt } from './punches.ts';

const contracts = { start: startShift, break_start: startBreak, break_end: endBreak, end: endShift };

const Content = z.object({
  shift_id: z.string(),
  action: z.enum(punchActions),
  store: z.string(),
  time_zone: z.string(),
  at: z.optional(z.string()),
  store_code: z.optional(z.string()),
  position: z.optional(z.object({ lat: z.number(), lng: z.number(), accuracy: z.number() })),
});

/** The worker may have signed in at another screen, which has no messages of this area. */
const tell = async (text: () => string) => {
  await loadMessages(['worker']);
  snack({ tone: 'good', text: text() });
};

/** The punches of an account, all in one queue. One that the worker has to know something about stays until it is read. */
const punches: Box<PunchContent, { data: Shift }> = {
  name: 'punches',
  schema: Content,
  // The server takes a punch of a time once, whatever its key. After a day it is a claim.
  lifetime: 30 * 86_400_000,
  send: async (content, options) => {
    try {
      return await api(contracts[content.action], { params: { id: content.shift_id }, body: bodyOf(content) }, options);
    } catch (error) {
      const { store_code } = content;
      if (store_code && error instanceof ApiProblem && error.code === codeRefused) forgetDoor(store_code);
      throw error;
    }
  },
  onSent: async (entry, { data }) => {
    const { action, time_zone, at } = entry.content;
    const time = clock(recordedAt(data, action) ?? at ?? entry.at, time_zone);
    if (!isClaim(entry, data)) void tell(() => translate(`worker:done.${action}`, { time })).catch(() => undefined);
    void showAnswer(queryClient, entry.account, data);
    return noteOf(entry, data);
  },
  onSentElsewhere: () => void queryClient.invalidateQueries({ queryKey: [startShift.area] }),
};
export default punches;
