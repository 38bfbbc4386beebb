import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { endBreak, endShift, startBreak, startShift } from '#shared/contracts/shifts.ts';
import type { Shift } from '#shared/contracts/shifts.ts';
import { api } from '../../api/client.ts';
import { ApiProblem } from '../../api/problem.ts';
import { clock } from '../../ui/format.ts';
import { snack } from '../../ui/snackbars.tsx';
import { showAnswer } from './my-shifts.ts';
import { createPunchQueue, storedPunches } from './punch-queue.ts';
import type { Verdict } from './punch-queue.ts';
import { recordedAt } from './punches.ts';
import type { Punch, PunchAction } from './punches.ts';

const contracts = { start: startShift, break_start: startBreak, break_end: endBreak, end: endShift };
const againAfter = 5000;
/** Milliseconds for one try: a request that hangs is given up soon, and sent again with the same key. */
const patience = 10_000;

/** The account's punches on this phone: unsent ones, results of sent ones, and `punch` to make one. */
export const usePunches = (account: string) => {
  const { t } = useTranslation('worker');
  const client = useQueryClient();
  const online = useOnline();

  const done = useEffectEvent((punch: Punch, shift: Shift) => {
    const time = clock(recordedAt(shift, punch.action) ?? punch.at, punch.time_zone);
    snack({ tone: 'good', text: t(`done.${punch.action}`, { time }) });
    void showAnswer(client, account, shift);
  });
  const send = useEffectEvent(async (punch: Punch): Promise<Verdict> => {
    if (!navigator.onLine) return 'later';
    try {
      const { data } = await api(
        contracts[punch.action],
        { params: { id: punch.shift_id }, body: {} },
        { key: punch.key, timeout: patience },
      );
      done(punch, data);
      return { recorded_at: recordedAt(data, punch.action) };
    } catch (error) {
      // The server did not decide, so the punch stays queued.
      if (!(error instanceof ApiProblem && !error.retryable)) return 'later';
      return { refusal: error.message };
    }
  });
  const [device, queue] = useMemo(() => {
    const kept = storedPunches(account);
    return [kept, createPunchQueue(kept)];
  }, [account]);
  const { waiting, outcomes } = useSyncExternalStore(device.subscribe, device.read);

  const count = waiting.length;
  useEffect(() => {
    if (count === 0 || !online) return;
    void queue.flush(send);
    const timer = setInterval(() => void queue.flush(send), againAfter);
    return () => clearInterval(timer);
  }, [count, online, queue]);

  return {
    online,
    waiting,
    outcomes,
    dismiss: queue.dismiss,
    punch: (shift: Shift, action: PunchAction) =>
      queue.add({
        key: crypto.randomUUID(),
        shift_id: shift.id,
        action,
        at: new Date().toISOString(),
        store: shift.store.name,
        time_zone: shift.store.time_zone,
        waits: !navigator.onLine,
      }),
  };
};

const connection = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};
const useOnline = () => useSyncExternalStore(connection, () => navigator.onLine);
