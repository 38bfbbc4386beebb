import * as z from 'zod/mini';
import { endBreak, endShift, type Shift, startBreak, startShift } from '#shared/contracts/shifts.ts';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import type { Box } from '../../api/unsent/box.ts';
import { clock } from '../../ui/format.ts';
import { loadMessages, translate } from '../../ui/i18n.ts';
import { snack } from '../../ui/snackbars.tsx';
import { showAnswer } from './my-shifts.ts';
import { lateRecord, punchActions, recordedAt } from './punches.ts';

const contracts = { start: startShift, break_start: startBreak, break_end: endBreak, end: endShift };

const Content = z.object({
  shift_id: z.string(),
  action: z.enum(punchActions),
  store: z.string(),
  time_zone: z.string(),
});
type Content = z.infer<typeof Content>;

/** The worker may have signed in at another screen, which has no messages of this area. */
const tell = async (text: () => string) => {
  await loadMessages(['worker']);
  snack({ tone: 'good', text: text() });
};

/** The punches of an account, all in one queue. One that was recorded late stays until the worker has read it. */
const punches: Box<Content, { data: Shift }> = {
  name: 'punches',
  schema: Content,
  send: ({ shift_id, action }, options) => api(contracts[action], { params: { id: shift_id }, body: {} }, options),
  onSent: async (entry, { data }) => {
    const { action, time_zone } = entry.content;
    const recorded = recordedAt(data, action);
    const time = clock(recorded ?? entry.at, time_zone);
    void tell(() => translate(`worker:done.${action}`, { time })).catch(() => undefined);
    void showAnswer(queryClient, entry.account, data);
    return lateRecord(entry, recorded);
  },
  onSentElsewhere: () => void queryClient.invalidateQueries({ queryKey: [startShift.area] }),
};
export default punches;
