import { expect, it } from 'vitest';
import { invoke } from '../../test/world/invoke.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { at } from '../../test/world/shift-fixtures.ts';
import { clockGoals, peopleGoals } from '../../test/world/story-goals.ts';

// The close-shifts job acts on all of its table.
await takeOwnTable();
const { tellStories } = await import('../../test/world/tell-stories.ts');
const { createWorld } = await import('../../test/world/world.ts');
const { handler: closeShifts } = await import('../jobs/close-shifts.ts');

it('random actions in any order and at any time, each at least 20 times, give the results of the rules in the handlers, the clock and the table', async () => {
  const missing = await tellStories({
    worlds: await Promise.all(Array.from({ length: 6 }, () => createWorld())),
    teller: {
      invoke: (contract, who, id, body, now) => invoke(contract, who, { ...(id && { params: { id } }), body, now }),
      runClock: (now) => closeShifts({ time: now }, { getRemainingTimeInMillis: () => 60_000 }),
    },
    later: (now, minutes) => new Date(Date.parse(now) + minutes * 60_000).toISOString(),
    start: at(3, '06:00'),
    goals: [...peopleGoals, ...clockGoals, 'refused'],
    leastOfEach: 20,
    maxSteps: 250,
  });
  expect(missing).toEqual([]);
}, 240_000);
