import { afterPost, closed } from '#shared/domain/chats/channel-state.ts';
import { subjectOfPerson } from '#shared/domain/chats/scope.ts';
import { addDays } from '#shared/domain/days.ts';
import { addMinutes } from '#shared/domain/instants.ts';
import { localDay } from '#shared/domain/local-time.ts';
import { excerptOf } from '#shared/domain/messages/excerpt.ts';
import type { Actor } from '#shared/domain/roles.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import type { Channel } from '../../../functions/data/chats/channels.ts';
import type { Post } from '../../../functions/data/chats/posts.ts';
import { derivedId } from '../../../functions/data/derived-id.ts';
import type { Order } from '../../../functions/data/orders/orders.ts';
import type { Account } from '../../../functions/data/people/accounts.ts';
import { type Talk, talks } from './chat-talks.ts';
import { timeZone, wallTime, weekday } from './days.ts';
import { accounts, actors, admin } from './people.ts';
import { dice, type Dice, idOf } from './seed.ts';

export const manager: Actor = actors.find(({ role }) => role === 'ROLE_MANAGER') ?? admin;

export type DemoChat = {
  channel: Channel;
  /** With the channel before each. */
  posts: { before: Channel; post: Omit<Post, 'owner'> }[];
  client: { id: string; seen: number };
  /** How far each person of support has read. */
  support: { id: string; seen: number }[];
};

type Known = { orders: readonly Order[]; shifts: readonly Shift[] };

/** The conversations with support as of a moment. One about an order or a shift is left out if there is none. */
export const chatsAt = (now: string, known: Known): DemoChat[] =>
  talks.flatMap((talk) => {
    const chance = dice(`chat ${talk.fio} ${talk.ago}`);
    const start = startOf(talk, now, chance);
    const account = accountOf(talk.fio);
    const order = talk.about === 'order' ? orderOf(account, known.orders, start) : undefined;
    const shift = talk.about === 'shift' ? shiftOf(account, known.shifts, start) : undefined;
    if (talk.about && !order && !shift) return [];
    const { id, fio, phone, company, locale } = account;
    const [role] = account.roles;
    const { company_id } = subjectOfPerson({ id, role, company });
    const opened: Channel = {
      id: derivedId(company_id ?? id, order?.id ?? shift?.id),
      version: 1,
      account: { id, fio },
      role,
      phone,
      company: company_id === null ? null : company,
      locale,
      order: order ? { id: order.id, number: order.number } : null,
      shift: shift ? { id: shift.id, name: shift.store.name, starts_at: shift.starts_at } : null,
      created_at: start,
      count: 0,
      last: null,
      waiting_since: null,
      closed_at: null,
      answered_in: null,
      announced: null,
    };
    return [chatOf(opened, talk, chance)];
  });

const chatOf = (opened: Channel, { state, unread, lines, picture }: Talk, chance: Dice): DemoChat => {
  const { id, fio } = opened.account;
  const helper = unread === 'manager' ? admin : chance.pick([admin, manager]);
  const posts: DemoChat['posts'] = [];
  let channel = opened;
  let at = opened.created_at;
  for (const [n, [side, text]] of lines.entries()) {
    const number = n + 1;
    if (n > 0) at = addMinutes(at, state === 'waiting' ? 1 : Math.floor(chance.between(1, 12)));
    const by = side === 'client' ? { id, fio } : { id: helper.id, fio: helper.fio };
    const post = {
      channel_id: channel.id,
      number,
      text,
      at,
      by,
      side,
      files:
        picture !== undefined && n === 0
          ? [{ id: idOf(`chat ${picture}`), name: 'IMG_2417.jpg', size: 50_000, type: 'image/jpeg' as const }]
          : [],
      pending_id: '',
      edited_at: null,
      deleted_at: null,
    };
    posts.push({ before: channel, post });
    channel = {
      ...channel,
      ...afterPost(channel, side, at),
      version: channel.version + 1,
      count: number,
      last: { at, by, side, text: excerptOf(text), number },
    };
  }
  if (state === 'closed')
    channel = {
      ...channel,
      ...closed(channel, addMinutes(at, Math.floor(chance.between(15, 60)))),
      version: channel.version + 1,
    };
  const written = (side: Post['side']) => posts.findLast(({ post }) => post.side === side)?.post.number ?? 0;
  const ofSupport = state === 'waiting' ? written('support') : channel.count;
  return {
    channel,
    posts,
    client: { id, seen: unread === 'client' ? written('client') : channel.count },
    support: [
      { id: admin.id, seen: ofSupport },
      { id: manager.id, seen: unread === 'manager' ? 0 : ofSupport },
    ],
  };
};

/** Minutes ago, or on a working day in the hours of support. */
const startOf = ({ state, ago }: Talk, now: string, chance: Dice): string => {
  if (state === 'waiting') return addMinutes(now, -ago);
  const day = addDays(localDay(now, timeZone), -ago);
  const workday = addDays(day, Math.min(0, 5 - weekday(day)));
  return addMinutes(wallTime(workday, '8:10'), Math.floor(chance.between(0, 360)));
};

/** In the first of their roles in the demo world. */
const accountOf = (fio: string): Account & { roles: [Actor['role']] } => {
  const found = accounts.find((account) => account.fio === fio);
  const role = found?.roles[0];
  if (!found || !role) throw new Error(`The demo world has no ${fio}`);
  return { ...found, roles: [role] };
};

const orderOf = ({ id, company, roles }: Account, orders: readonly Order[], before: string): Order | undefined =>
  orders
    .filter(({ created_at, status }) => created_at < before && status !== 'canceled')
    .filter((order) => (roles.includes('ROLE_VENDOR') ? order.company.id === company?.id : order.user.id === id))
    .toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1))[0];

/** A shift of a worker, or of a store that somebody manages. */
const shiftOf = ({ id, store_ids }: Account, shifts: readonly Shift[], before: string): Shift | undefined =>
  shifts
    .filter(({ starts_at, staff }) => starts_at < before && staff !== null)
    .filter(({ staff, store }) => staff?.id === id || store_ids.includes(store.id))
    .toSorted((one, other) => (one.starts_at < other.starts_at ? 1 : -1))[0];
