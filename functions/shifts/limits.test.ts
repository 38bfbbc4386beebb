import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import {
  assignShift,
  cancelShift,
  createComment,
  endBreak,
  getShift,
  listComments,
  listShiftLog,
  listShifts,
  maxShifts,
  Shift,
  startBreak,
  updateShift,
} from '#shared/contracts/shifts.ts';
import { cleanLines } from '#shared/domain/clean-text.ts';
import { addMinutes } from '#shared/domain/instants.ts';
import { partyOf } from '#shared/domain/shifts/party.ts';
import { legalRules, shiftActions, shiftFlags } from '#shared/domain/shifts/shift.ts';
import { invoke } from '../../test/world/invoke.ts';
import { secondRing } from '../../test/world/second-ring.ts';
import { shiftFixtures, ok, plan, when } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { maxWrites } from '../data/max-writes.ts';
import { type Account, actorOf } from '../data/people/accounts.ts';
import { commentCountKey } from '../data/shifts/comments.ts';
import { shiftKey } from '../data/shifts/shift-items.ts';
import { ifNotExists, type Item, queryTable, transact, type Write } from '../data/table.ts';
import { lawIn } from '../http/translate.ts';

let world: World;
let fixtures: ReturnType<typeof shiftFixtures>;
beforeAll(async () => {
  world = await createWorld();
  fixtures = shiftFixtures(world);
});

/** Bytes that Lambda may answer. */
const maxBytes = 6 * 1024 * 1024;
/** The body is JSON inside the JSON of the Lambda response. */
const bytesOf = (body: unknown): number => Buffer.byteLength(JSON.stringify({ body: JSON.stringify(body) }));
/** Escaped twice, a quotation mark takes 4 bytes; no other character that a text may have takes more. */
const longest = (length: number): string => '"'.repeat(length);

/**
 * Writes a buyer's comment and its log entry as often again. Almost 200 requests would take most of this file's time.
 */
const repeatComment = async (shiftId: string, commentId: string, times: number) => {
  const items = (await queryTable(shiftKey(shiftId).pk)).filter(({ sk }) => String(sk).endsWith(commentId));
  expect(items).toHaveLength(2);
  const copies = Array.from({ length: times }, () => {
    const copied = JSON.stringify(items).replaceAll(commentId, randomUUID());
    return (JSON.parse(copied) as Item[]).map((put): Write => ({ part: 'copy', put, if: ifNotExists }));
  });
  for (let from = 0; from < times; from += maxWrites / 2)
    await transact(copies.slice(from, from + maxWrites / 2).flat());
  const party = partyOf(actorOf(world.people.buyer));
  const counted = { update: commentCountKey(shiftId), set: 'ADD #count :times', names: { '#count': party } };
  await transact([{ part: 'count', ...counted, values: { ':times': times } }]);
};

it('a shift has at most 200 comments of each party, also with concurrent requests, and a page of the longest ones or of their log stays under 6 MB', async () => {
  const { id } = await fixtures.create();
  const writer = await world.person(longest(200), 'ROLE_BUYER', world.companies.customer);
  const say = () => invoke(createComment, writer, { params: { id }, body: { text: longest(2000) }, now: when.ordered });
  await repeatComment(id, ok(await say()).id, 198);
  const last = await Promise.all([say(), say()]);
  expect(last.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await say()).toMatchObject({ status: 409, body: { code: 'too-many-comments', message: /200/ } });
  ok(await invoke(createComment, world.people.vendor, { params: { id }, body: { text: 'Ours' }, now: when.ordered }));
  const read = await Promise.all(
    [listComments, listShiftLog].map((contract) => invoke(contract, world.people.vendor, { params: { id } })),
  );
  expect(read.map(({ body }) => body.total)).toEqual([201, 202]);
  for (const answered of read) {
    expect(ok(answered)).toHaveLength(100);
    expect(bytesOf(answered.body)).toBeLessThan(maxBytes);
  }
});

it('a shift has at most 10 breaks, and an open break can still be ended', async () => {
  const { worker } = world.people;
  const { id } = await fixtures.started();
  const punch = (contract: typeof startBreak | typeof endBreak, minute: number) =>
    invoke(contract, worker, { params: { id }, body: {}, now: addMinutes(plan.starts_at, minute) });
  for (let count = 0; count < 10; count++) {
    expect((await punch(startBreak, 10 + count * 10)).status).toBe(200);
    expect((await punch(endBreak, 15 + count * 10)).status).toBe(200);
  }
  const refused = await punch(startBreak, 200);
  expect(refused).toMatchObject({ status: 409, body: { code: 'too-many-breaks', message: /10/ } });
});

it('a page of the longest shifts that a list may answer stays under 6 MB', () => {
  const id = randomUUID();
  const time = plan.starts_at;
  const reference = { id, name: longest(100) };
  const person = { id, fio: longest(200) };
  const money = 100_000_000_00;
  const facts = { device_at: time, place: 'outside' as const, distance: 20_000_000, by_code: false };
  const terms = { starts_at: time, ends_at: time, hourly_rate: money, planned_break_minutes: 240 };
  const sentences = (['cz', 'en', 'ru'] as const).map((locale) =>
    legalRules.map((rule) =>
      lawIn(locale, { rule, params: { hours: 23.75, count: 14, date: '2026-12-25', time_zone: 'Europe/Prague' } }),
    ),
  );
  for (const warnings of sentences) {
    const row: z.input<typeof Shift> = {
      id,
      version: 1000,
      status: 'in_progress',
      customer: reference,
      ordered_by: 'performer',
      vendor: reference,
      staff: person,
      ...terms,
      day: time.slice(0, 10),
      actual_start: time,
      actual_end: time,
      breaks: Array.from({ length: 10 }, () => ({ from: time, to: time })),
      flags: [...shiftFlags],
      punched: { start: facts, end: facts },
      backs: Array.from({ length: 20 }, () => id),
      backed_by: Array.from({ length: 20 }, () => id),
      counterpart_id: id,
      replacement_asked: { at: time, by: person },
      created_at: time,
      store: { ...reference, address: longest(200), time_zone: 'America/Argentina/ComodRivadavia' },
      category: reference,
      pending_change: { ...terms, category: reference, by: 'performer', warnings },
      break_minutes: 1440,
      minutes_worked: 1440,
      tardiness_minutes: 1440,
      warnings,
      actions: [...shiftActions, 'edit'],
    };
    const data = Array.from({ length: maxShifts }, () => Shift.parse(row));
    expect(bytesOf({ page: 1, per_page: maxShifts, total: 1_000_000, data })).toBeLessThan(maxBytes);
  }
});

it('a list of shifts leaves out comments', async () => {
  const comment = '🛒'.repeat(1000);
  const { id, day } = await fixtures.create({ comment });
  const listed = ok(await invoke(listShifts, world.people.buyer, { query: { from: day, to: day, per_page: 500 } })) as {
    id: string;
  }[];
  const row = listed.find((shift) => shift.id === id);
  expect(row).not.toHaveProperty('comment');
  expect(row).toBeDefined();
  expect(ok(await invoke(getShift, world.people.buyer, { params: { id } }))).toMatchObject({ comment });
});

secondRing.it(
  'no character of a cleaned text takes more than 4 bytes for each of its UTF-16 units in a response',
  () => {
    const before = bytesOf('');
    let maxBytesPerCharacter = 0;
    for (let code = 0; code <= 0x10_ff_ff; code++) {
      const character = cleanLines(`a${String.fromCodePoint(code)}a`).slice(1, -1);
      if (character !== '')
        maxBytesPerCharacter = Math.max(maxBytesPerCharacter, (bytesOf(character) - before) / character.length);
    }
    expect(maxBytesPerCharacter).toBe(4);
  },
);

secondRing.it(
  "another performer's requests, changed or not, prevent neither the customer nor the other performers",
  async () => {
    const { vendor, rivalVendor, buyer } = world.people;
    const worker = await world.person('Spare', 'ROLE_VENDOR_STAFF', world.companies.performer, {
      category_ids: [world.specialties.cashier],
    });
    const { id, version } = await fixtures.create({ store_id: world.stores.shared.id });
    let latest = version as number;
    const edit = async (who: Account, change: object) => {
      const body = { version: latest, ...change };
      const answered = await invoke(updateShift, who, { params: { id }, body, now: when.ordered });
      if (answered.status === 200) latest = ok(answered).version;
      return answered;
    };
    expect(ok(await edit(rivalVendor, {}))).toMatchObject({ version });
    for (let count = 0; count < 100; count++)
      expect((await edit(rivalVendor, { planned_break_minutes: 30 + (count % 2) })).status).toBe(200);
    const full = { status: 409, body: { code: 'too-many-changes', message: /100/ } };
    expect(await edit(rivalVendor, { planned_break_minutes: 45 })).toMatchObject(full);
    expect((await edit(buyer, { planned_break_minutes: 45 })).status).toBe(200);
    const assign = { params: { id }, body: { staff_id: worker.id }, now: when.ordered };
    expect(await invoke(assignShift, vendor, assign)).toMatchObject({ status: 200 });
    const cancel = { params: { id }, body: { reason: 'Closed' }, now: when.ordered };
    expect(await invoke(cancelShift, buyer, cancel)).toMatchObject({ status: 200 });
  },
);
