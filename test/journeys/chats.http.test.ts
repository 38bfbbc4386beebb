import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createPost, openChannel, type Post } from '#shared/contracts/chats.ts';
import type { Account } from '../../functions/data/people/accounts.ts';
import { type Chat, chatTokenOf, connectedChat, openChat, restOf } from '../world/chat.ts';
import { invoke } from '../world/invoke.ts';
import { expectSoon } from '../world/live.ts';
import { secondRing } from '../world/second-ring.ts';
import { ok } from '../world/shift-fixtures.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const connect = async (who: Account) => {
  const chat = await connectedChat(who);
  onTestFinished(() => chat.client.close());
  return chat;
};
/** The posts that a connection heard of, without the automatic word outside the hours of support. */
const written = (chat: Chat) => chat.posts().filter(({ user_id }) => user_id !== 'smena');
const channelOf = async (who: Account): Promise<string> => ok(await invoke(openChannel, who, { body: {} })).id;
const worker = () => world.person('Pracovník', 'ROLE_VENDOR_STAFF', world.companies.performer);

describe("Mattermost's client", () => {
  it('connects, posts, hears of posts, edits, deletions, typing and reading, and of no other channel', async () => {
    const who = await worker();
    const [client, other, support] = [
      await connect(who),
      await connect(await worker()),
      await connect(world.people.manager),
    ];
    const channel_id = await channelOf(who);
    const rest = restOf(await chatTokenOf(who));
    const me = await rest.getMe();
    expect(me).toMatchObject({ id: who.id, nickname: who.fio });
    const sent = await rest.createPost({
      channel_id,
      message: 'Nejde **čtečka** ###',
      pending_post_id: `${who.id}:1`,
    } as never);
    await expectSoon(() => support.posts().some(({ id }) => id === sent.id) && written(client).length === 1);
    expect(written(client)[0]).toEqual(sent);
    expect(await rest.getPosts(channel_id)).toMatchObject({
      order: expect.arrayContaining([sent.id]),
      posts: { [sent.id]: sent },
    });
    const supportRest = restOf(await chatTokenOf(world.people.manager));
    support.client.userTyping(channel_id, '');
    await expectSoon(() => client.named('typing').length === 1);
    await supportRest.viewMyChannel(channel_id);
    const answer = await supportRest.createPost({ channel_id, message: 'Vypněte ji' } as never);
    await rest.patchPost({ id: sent.id, message: 'Nejde čtečka' } as never);
    await supportRest.deletePost(answer.id);
    await expectSoon(() => client.posts('post_deleted').length === 1 && client.posts('post_edited').length === 1);
    expect(client.named('channel_viewed')[0]?.data).toMatchObject({
      channel_id,
      side: 'support',
      number: expect.any(Number),
    });
    expect(written(client).map(({ message }) => message)).toEqual(['Nejde **čtečka** ###', 'Vypněte ji']);
    expect(client.posts('post_deleted')).toMatchObject([{ id: answer.id, message: '' }]);
    // Its own typing is not sent back to a connection, and nobody else hears of the channel.
    expect([support.named('typing').length, other.posts().length, other.named('typing').length]).toEqual([0, 0, 0]);
    expect(client.counts).toEqual({ missed: 0, closed: 0 });
    expect((await rest.getAllTeamsChannels()).map(({ id }) => id)).toEqual([channel_id]);
    await expect(restOf(await chatTokenOf(await worker())).getPosts(channel_id)).rejects.toMatchObject({
      status_code: 404,
    });
  });

  it('connects again after a cut, and fetches what it missed', async () => {
    const who = await worker();
    const channel_id = await channelOf(who);
    const client = await connect(who);
    const [rest, support] = [restOf(await chatTokenOf(who)), restOf(await chatTokenOf(world.people.manager))];
    const before = await support.createPost({ channel_id, message: 'Jedna' } as never);
    await expectSoon(() => client.posts().length === 1);
    client.cut();
    await support.createPost({ channel_id, message: 'Dvě' } as never);
    await expectSoon(() => client.named('hello').length === 2);
    expect(client.counts.missed).toBe(1);
    const { posts } = await rest.getPostsSince(channel_id, before.create_at);
    expect(Object.values(posts).map(({ message }) => message)).toEqual(['Jedna', 'Dvě']);
    await support.createPost({ channel_id, message: 'Tři' } as never);
    await expectSoon(() => client.posts().at(-1)?.message === 'Tři');
    expect(client.counts.closed).toBe(1);
  });

  it('is refused with a token that is none, and its connection closed', async () => {
    const chat = openChat('guessed');
    onTestFinished(() => chat.client.close());
    await expectSoon(() => chat.counts.closed > 0);
    expect(chat.named('hello')).toEqual([]);
    await expect(restOf('guessed').getMe()).rejects.toMatchObject({ status_code: 401 });
  });
});

/** Every connection of support hears of every post, in the order of its channel. */
const heard = async ({ writers, each, connections }: { writers: number; each: number; connections: number }) => {
  const people = await Promise.all(Array.from({ length: writers }, worker));
  const support = await Promise.all(Array.from({ length: connections }, () => connect(world.people.admin)));
  const channels = await Promise.all(people.map(channelOf));
  await Promise.all(
    people.map(async (who, n) => {
      for (let nth = 1; nth <= each; nth += 1) {
        const body = { channel_id: channels[n], message: `${n}-${nth}` };
        expect((await invoke(createPost, who, { body })).status).toBe(201);
      }
    }),
  );
  const isOwn = ({ channel_id }: Post) => channels.includes(channel_id);
  await expectSoon(() => support.every((chat) => written(chat).filter(isOwn).length === writers * each));
  for (const chat of support) {
    const byChannel = Map.groupBy(chat.posts().filter(isOwn), ({ channel_id }) => channel_id);
    for (const posts of byChannel.values())
      expect(posts.map(({ props }) => props.number)).toEqual(posts.map((_, n) => n + 1));
    // The client itself would have closed at a gap in the numbers of events.
    expect([byChannel.size, chat.counts]).toEqual([writers, { missed: 0, closed: 0 }]);
  }
  return support.length;
};

it('10 writers x 10 posts x 3 connections: no gap, no disorder', async () => {
  expect(await heard({ writers: 10, each: 10, connections: 3 })).toBe(3);
});
secondRing.it('20 writers x 20 posts x 5 connections: no gap, no disorder', async () => {
  expect(await heard({ writers: 20, each: 20, connections: 5 })).toBe(5);
});
