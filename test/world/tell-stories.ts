import fc from 'fast-check';
import './seed.ts';
import type { Reached, Tally } from './story-goals.ts';
import { aStory, type Step, type Story, type Teller } from './story.ts';
import type { World } from './world.ts';

/** 840 is divisible by 1 to 8, so a remainder prefers none of up to eight choices. */
const choice = fc.nat(839);
const aStep: fc.Arbitrary<Step> = fc.record({
  wait: fc.nat(12),
  spirit: fc.oneof(
    { weight: 5, arbitrary: fc.constant('steered' as const) },
    { weight: 1, arbitrary: fc.constant('allowed' as const) },
    { weight: 1, arbitrary: fc.constant('any' as const) },
  ),
  who: choice,
  shift: choice,
  other: choice,
  staff: choice,
  action: choice,
  quarters: fc.integer({ min: -8, max: 8 }),
});

type Telling = {
  worlds: readonly World[];
  teller: Teller;
  /** The present moment at each round. */
  later: (now: string, minutes: number) => string | Promise<string>;
  start: string;
  /** What must happen, how often, and within how many steps of each story. */
  goals: readonly Reached[];
  leastOfEach: number;
  maxSteps: number;
};

/**
 * Tells one story in each world, all at the same time: in each round the clock advances, then every story takes a step.
 * Random steps are steered towards the goals that are still missing, so the stories end when every goal is reached
 * often enough. Returns the goals that the given number of steps did not reach.
 */
export const tellStories = async (telling: Telling): Promise<Reached[]> => {
  const { worlds, teller, later, goals, leastOfEach, maxSteps } = telling;
  const tally: Tally = new Map();
  const stories = await Promise.all(worlds.map((world) => aStory(world, teller, tally)));
  /** Each goal as often as it is missing, so that a random choice prefers the rarest. */
  const missing = () =>
    goals.flatMap((goal) => Array<typeof goal>(Math.max(0, leastOfEach - (tally.get(goal) ?? 0))).fill(goal));
  const steps = fc.sample(fc.tuple(...stories.map(() => aStep)), { numRuns: maxSteps, unbiased: true });
  let now = telling.start;
  for (const [round, row] of steps.entries()) {
    const missingGoals = missing();
    if (missingGoals.length === 0) break;
    const leader = round % stories.length;
    const [story, step] = [stories[leader], row[leader]];
    if (!story || !step) throw new Error('Each story has its step');
    now = await later(now, step.wait);
    if (teller.runClock) {
      now = momentToGoTo(story, step, missingGoals, now);
      while (stories.some(({ isDue }) => isDue(now))) {
        await teller.runClock(now);
        await Promise.all(stories.map(({ followClock }) => followClock(now)));
      }
    }
    await Promise.all(
      stories.map(async ({ choose, tell, orderNext, isShort }, nth) => {
        while (isShort()) await orderNext(now);
        const request = row[nth] && choose(row[nth], missingGoals, now);
        await (request ? tell(request, now) : orderNext(now));
      }),
    );
  }
  await Promise.all(stories.map(({ shiftsAreStored }) => shiftsAreStored(now)));
  return missing();
};

/** Where one of the missing goals needs only time, the clock advances to its moment. */
const momentToGoTo = (story: Story, step: Step, missingGoals: readonly Reached[], now: string): string => {
  if (step.spirit === 'any') return now;
  const goal = story.goalFor(step, missingGoals);
  if (goal === 'refused' || story.isOpen(goal, step, now)) return now;
  return story.momentOf(goal, now) ?? now;
};
