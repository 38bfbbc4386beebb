import * as z from 'zod/mini';
import { Punch } from './punches.ts';
import { stored } from './stored.ts';
import type { Stored } from './stored.ts';

/** The result of a punch that was recorded later than it was made, or refused with a reason. */
const Outcome = z.object({
  punch: Punch,
  recorded_at: z.nullable(z.string()),
  refusal: z.nullable(z.string()),
});
export type Outcome = z.infer<typeof Outcome>;
export const Punches = z.object({ waiting: z.array(Punch), outcomes: z.array(Outcome) });
export type Punches = z.infer<typeof Punches>;
export const noPunches: Punches = { waiting: [], outcomes: [] };

/** The account's punches on this phone. */
export const storedPunches = (account: string) => stored(`smena.punches.${account}`, Punches, noPunches);

export const hasUnsentPunches = (account: string): boolean => storedPunches(account).read().waiting.length > 0;

/** `later`: the server did not answer, so the punch stays in the queue. */
export type Verdict = 'later' | { recorded_at: string | null } | { refusal: string };
type Send = (punch: Punch) => Promise<Verdict>;

/**
 * Milliseconds. A longer delay is reported to the worker, because the recorded time differs from the phone's.
 */
const reportableDelay = 60_000;

/**
 * Sends punches one at a time, in order, and keeps each until the server has answered. No punch is dropped silently.
 */
export const createPunchQueue = (device: Stored<Punches>) => {
  const update = (change: (punches: Punches) => Partial<Punches>) =>
    device.write({ ...device.read(), ...change(device.read()) });

  const drain = async (send: Send) => {
    for (let [punch] = device.read().waiting; punch; [punch] = device.read().waiting) {
      const { key } = punch;
      const verdict = await send(punch);
      if (verdict === 'later')
        return update(({ waiting }) => ({
          waiting: waiting.map((one) => (one.key === key ? { ...one, waits: true } : one)),
        }));
      const outcome = outcomeOf(punch, verdict);
      update(({ waiting, outcomes }) => ({
        waiting: waiting.filter((one) => one.key !== key),
        outcomes: outcome ? [...outcomes.filter((one) => one.punch.key !== key), outcome] : outcomes,
      }));
    }
  };

  let draining: Promise<void> | undefined;
  const flush = (send: Send): Promise<void> =>
    (draining ??= drain(send).finally(() => {
      draining = undefined;
    }));

  return {
    flush,
    add: (punch: Punch) => update(({ waiting }) => ({ waiting: [...waiting, punch] })),
    /** The worker has confirmed the results. */
    dismiss: () => update(() => ({ outcomes: [] })),
  };
};

const outcomeOf = (punch: Punch, verdict: Exclude<Verdict, 'later'>): Outcome | null => {
  if ('refusal' in verdict) return { punch, recorded_at: null, refusal: verdict.refusal };
  const { recorded_at } = verdict;
  const late = recorded_at !== null && Date.parse(recorded_at) - Date.parse(punch.at) >= reportableDelay;
  return punch.waits && late ? { punch, recorded_at, refusal: null } : null;
};
