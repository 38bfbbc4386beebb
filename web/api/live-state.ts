import { type Query, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { liveAreas } from '#shared/domain/areas.generated.ts';
import { useOnline } from '../ui/online.ts';
import { createStore, useStore } from '../ui/store.ts';
import { ApiProblem } from './problem.ts';

/**
 * Whether changes by others arrive at once. `connecting` at first and during a short break, `late` when the screens
 * poll instead.
 */
type LiveState = 'off' | 'connecting' | 'live' | 'late';
export const liveState = createStore<LiveState>('off');

/** What the assistant has written so far of the answer that this account waits for. */
export const answering = createStore('');

/** Milliseconds: how often live screens poll without a connection. */
const pollInterval = 30_000;

/** How often the replies of an area are polled: those of live areas, while there is no connection. */
export const useLiveInterval = (area: string): number | false => {
  const isLate = useIsLate();
  return isLate && (liveAreas as readonly string[]).includes(area) ? pollInterval : false;
};

const useIsLate = (): boolean => useStore(liveState, 'off') === 'late';

/** Whether changes by others arrive up to half a minute late: by polls, which are answered. */
export const useIsPolling = (): boolean => {
  const cache = useQueryClient().getQueryCache();
  const answers = useMemo(
    () => ({
      subscribe: (notify: () => void) => cache.subscribe(notify),
      read: () => !cache.findAll({ type: 'active' }).some(isUnanswered),
    }),
    [cache],
  );
  const areAnswered = useStore(answers);
  const isOnline = useOnline();
  return useIsLate() && isOnline && areAnswered;
};
const isUnanswered = ({ queryKey: [area], state: { error } }: Query) =>
  (liveAreas as readonly unknown[]).includes(area) && error instanceof ApiProblem && error.isOutcomeUnknown;
