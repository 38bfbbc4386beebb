import { beforeAll, expect, it } from 'vitest';
import { shiftFixtures } from '../../test/world/shift-fixtures.ts';
import { streamRecord } from '../../test/world/stream.ts';
import { createWorld } from '../../test/world/world.ts';
import { readShift, shiftKey } from '../data/shifts/shift-items.ts';
import { get, type Item } from '../data/table.ts';
import { eventOf } from './events.ts';

let stored: Item;
beforeAll(async () => {
  const { id } = await shiftFixtures(await createWorld()).create();
  stored = (await get(shiftKey(id))) ?? {};
});

it('a record of the stream is an event with parsed items: created, changed or removed', () => {
  const shift = readShift(stored);
  const changed = { ...stored, version: 2 };
  const key = shiftKey(shift.id);
  const record = streamRecord({ before: stored, after: changed });
  expect(eventOf(record)).toEqual({
    kind: 'shift',
    id: record.eventID,
    key,
    type: 'changed',
    before: shift,
    after: { ...shift, version: 2 },
  });
  expect(eventOf(streamRecord({ after: stored }))).toMatchObject({ type: 'created', before: null, after: shift });
  expect(eventOf(streamRecord({ before: stored }))).toMatchObject({ type: 'removed', before: shift, after: null });
});

it('an item of another kind is no event, and an unreadable one throws', () => {
  expect(eventOf(streamRecord({ after: { ...stored, kind: 'shift-log' } }))).toBeNull();
  expect(() => eventOf(streamRecord({ after: { ...stored, status: 'unknown' } }))).toThrow('Invalid');
});
