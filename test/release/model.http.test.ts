import { expect, it } from 'vitest';
import { type Client, signedIn } from '../world/client.ts';
import { holdDeployedClock } from '../world/deployed-clock.ts';
import { peopleGoals } from '../world/story-goals.ts';
import { tellStories } from '../world/tell-stories.ts';
import { createWorld } from '../world/world.ts';

holdDeployedClock();

const quarter = 15 * 60_000;
/** Milliseconds before a quarter of an hour, to which all plans are aligned. No request may be under way then. */
const pause = 3000;
const now = async (): Promise<string> => {
  const left = quarter - (Date.now() % quarter);
  if (left < pause) await new Promise((resolve) => setTimeout(resolve, left + 100));
  return new Date().toISOString();
};

it('random actions in any order, each at least 3 times, give the results of the rules on the deployed app', async () => {
  const worlds = await Promise.all([createWorld(), createWorld()]);
  const people = worlds.flatMap((world) => Object.values(world.people));
  const clients = new Map<string, Client>();
  for (const person of people) clients.set(person.id, await signedIn(person));
  const missing = await tellStories({
    worlds,
    teller: {
      invoke: async ({ method, path }, who, id, body) => {
        const client = clients.get(who.id);
        if (!client) throw new Error(`${who.fio} is not signed in`);
        const address = path.replace('{id}', id ?? '');
        if (method === 'GET') return client.get(address);
        return method === 'PUT' ? client.put(address, body) : client.post(address, body);
      },
    },
    later: now,
    start: await now(),
    goals: [...peopleGoals, 'refused'],
    leastOfEach: 3,
    maxSteps: 100,
  });
  expect(missing).toEqual([]);
}, 240_000);
