import { beforeAll, expect, it } from 'vitest';
import { assignShift, cancelShift, updateShift } from '#shared/contracts/shifts.ts';
import { cleanLines } from '#shared/domain/clean-text.ts';
import { invoke } from '../../test/world/invoke.ts';
import { shiftFixtures, ok, when } from '../../test/world/shift-fixtures.ts';
import type { World } from '../../test/world/world.ts';
import { createWorld } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

let world: World;
let fixtures: ReturnType<typeof shiftFixtures>;
beforeAll(async () => {
  world = await createWorld();
  fixtures = shiftFixtures(world);
});
/** The body is JSON inside the JSON of the Lambda response. */
const bytesOf = (body: unknown): number => Buffer.byteLength(JSON.stringify({ body: JSON.stringify(body) }));

it('no character of a cleaned text takes more than 4 bytes for each of its UTF-16 units in a response', () => {
  const before = bytesOf('');
  let maxBytesPerCharacter = 0;
  for (let code = 0; code <= 0x10_ff_ff; code++) {
    const character = cleanLines(`a${String.fromCodePoint(code)}a`).slice(1, -1);
    if (character !== '')
      maxBytesPerCharacter = Math.max(maxBytesPerCharacter, (bytesOf(character) - before) / character.length);
  }
  expect(maxBytesPerCharacter).toBe(4);
});

it("another performer's requests, changed or not, prevent neither the customer nor the other performers", async () => {
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
});
