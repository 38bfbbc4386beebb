import fc from 'fast-check';
import { expect, it } from 'vitest';
import { signedIn } from '../world/client.ts';
import { holdDeployedClock } from '../world/deployed-clock.ts';
import { storyStep, runStory } from '../world/story.ts';
import { aWorld } from '../world/world.ts';

const quarter = 15 * 60_000;
holdDeployedClock();

it('random actions in any order give the results of the rules on the deployed app', async () => {
  const done = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(storyStep, { minLength: 40, maxLength: 40 }), async (steps) => {
      const world = await aWorld();
      const clients = new Map(
        await Promise.all(
          Object.values(world.people).map(async (account) => [account.id, await signedIn(account)] as const),
        ),
      );
      // From the next quarter of an hour on, because such shifts can be started at once.
      const start = new Date(Math.ceil((Date.now() + 30_000) / quarter) * quarter).toISOString();
      const happened = await runStory(
        world,
        {
          ask: async (contract, who, id, body) => {
            const client = clients.get(who.id);
            const path = contract.path.replace('{id}', id ?? '');
            const answered = await (contract.method === 'GET' ? client?.get(path) : client?.post(path, body));
            if (!answered) throw new Error(`${who.fio} is not signed in`);
            return answered;
          },
          later: () => new Date().toISOString(),
        },
        start,
        steps,
      );
      for (const action of happened) done.add(action);
    }),
    { numRuns: 4, endOnFailure: true },
  );
  expect(done.size).toBeGreaterThan(3);
}, 120_000);
