import { expect, it } from 'vitest';
import { createPost, setCannedAnswers } from '#shared/contracts/chats.ts';
import { minutesBetween } from '#shared/domain/instants.ts';
import { cannedAnswers } from './canned-answers.ts';
import { chatsAt, manager } from './chats.ts';
import { ordersAt } from './orders.ts';
import { visitAt } from './visits.ts';
import { worldAt } from './world.ts';

const now = '2026-11-21T09:00:00.000Z';
const { stories } = worldAt({ now, visits: [visitAt(now)] });
const shifts = stories.flatMap(({ shiftHistories }) => shiftHistories.map(({ shift }) => shift));
const chats = chatsAt(now, { orders: ordersAt(now).map(({ order }) => order), shifts });
const channels = chats.map(({ channel }) => channel);

it('the demo world has some 30 conversations: five wait, the longest for 40 minutes, a dozen are open', () => {
  expect(new Set(channels.map(({ id }) => id)).size).toBe(33);
  const waits = channels.flatMap(({ waiting_since }) => waiting_since ?? []).map((since) => minutesBetween(since, now));
  expect(waits.toSorted((one, other) => other - one)).toEqual([40, 26, 17, 9, 3]);
  expect(channels.filter(({ closed_at }) => closed_at === null)).toHaveLength(13);
  expect(channels.filter(({ order }) => order)).toHaveLength(4);
  expect(channels.filter(({ shift }) => shift)).toHaveLength(6);
  expect(new Set(channels.map(({ locale }) => locale))).toEqual(new Set(['cz', 'ru', 'en']));
});

it('posts in order and in the past what could have been posted', () => {
  for (const { channel, posts } of chats) {
    const times = posts.map(({ post }) => post.at);
    expect(times).toEqual([...new Set(times)].toSorted());
    expect([...times, channel.closed_at ?? ''].filter((at) => at > now)).toEqual([]);
    for (const { text: message } of posts.map(({ post }) => post))
      expect(createPost.body.parse({ channel_id: channel.id, message }).message).toBe(message);
    expect(channel.answered_in === null).toBe(channel.waiting_since !== null);
  }
});

it('has unread posts for the manager and for clients, one picture, and eight canned answers', () => {
  const unread = (seen: number | undefined, count: number) => count > (seen ?? 0);
  const ofManager = chats.filter(({ channel, support }) =>
    unread(support.find(({ id }) => id === manager.id)?.seen, channel.count),
  );
  expect(ofManager).toHaveLength(7);
  expect(chats.filter(({ channel, client }) => unread(client.seen, channel.count))).toHaveLength(3);
  expect(chats.flatMap(({ posts }) => posts.flatMap(({ post }) => post.files))).toHaveLength(1);
  expect(setCannedAnswers.body.parse({ answers: cannedAnswers, version: 0 }).answers).toEqual(cannedAnswers);
  expect(cannedAnswers).toHaveLength(8);
});
