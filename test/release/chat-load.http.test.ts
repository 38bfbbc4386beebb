import { writeFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { openChannel } from '#shared/contracts/chats.ts';
import { chatTokenOf, openChat, restOf } from '../world/chat.ts';
import { invoke } from '../world/invoke.ts';
import { expectSoon } from '../world/live.ts';
import { ok } from '../world/shift-fixtures.ts';
import { createWorld } from '../world/world.ts';

const [connections, posts] = [50, 20];
/** Where `npm run bench -- chat` reads how long posts took, in milliseconds. */
const timesFile = process.env['SMENA_CHAT_TIMES'];

it('many connections of a person and of support hear of each post, in order and without a gap', async () => {
  const world = await createWorld();
  const who = await world.person('Pracovník', 'ROLE_VENDOR_STAFF', world.companies.performer);
  const { id: channel_id } = ok(await invoke(openChannel, who, { body: {} }));
  const [token, ofSupport] = [await chatTokenOf(who), await chatTokenOf(world.people.manager)];
  const chats = Array.from({ length: connections }, (_, n) => openChat(n % 2 === 0 ? token : ofSupport));
  onTestFinished(() => {
    for (const { client } of chats) client.close();
  });
  await expectSoon(() => chats.every((chat) => chat.named('hello').length === 1));
  const received: number[] = [];
  for (const { client } of chats)
    client.addMessageListener(({ event, broadcast }) => {
      if (event === 'posted' && broadcast.channel_id === channel_id) received.push(performance.now());
    });
  const rest = restOf(ofSupport);
  const messages = Array.from({ length: posts }, (_, n) => `Zpráva ${n}`);
  const times: number[] = [];
  for (const [n, message] of messages.entries()) {
    const sent = performance.now();
    await rest.createPost({ channel_id, message } as never);
    await expectSoon(() => received.length === (n + 1) * connections);
    times.push(...received.slice(n * connections).map((at) => at - sent));
  }
  // Support hears of the channels of other tests, too.
  const heard = chats.map((chat) => chat.posts().filter((post) => post.channel_id === channel_id));
  expect(heard.map((own) => own.map(({ message }) => message))).toEqual(chats.map(() => messages));
  expect(chats.map(({ counts }) => counts.missed)).toEqual(chats.map(() => 0));
  if (timesFile) writeFileSync(timesFile, JSON.stringify(times));
});
