import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ask } from '../../test/world/door.ts';
import { at } from '../../test/world/given.ts';
import { storyStep, runStory } from '../../test/world/story.ts';
import { aWorld } from '../../test/world/world.ts';

it('random actions in any order and at any time give the results of the rules in the handlers and the table', async () => {
  const done = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(storyStep, { minLength: 40, maxLength: 60 }), async (steps) => {
      const world = await aWorld();
      const happened = await runStory(
        world,
        {
          ask: (contract, who, id, body, now) => ask(contract, who, { ...(id && { params: { id } }), body, now }),
          later: (now, minutes) => new Date(Date.parse(now) + minutes * 60_000).toISOString(),
        },
        at(3, '06:00'),
        steps,
      );
      for (const action of happened) done.add(action);
    }),
    { numRuns: 20, seed: 2026, endOnFailure: true },
  );
  expect(done.size).toBeGreaterThan(8);
}, 120_000);
