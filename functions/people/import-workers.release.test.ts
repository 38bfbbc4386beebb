import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeLogin, codeRegisterSms } from '#shared/contracts/auth.ts';
import type { ImportResult } from '#shared/contracts/people.ts';
import { importWorkers } from '#shared/contracts/people.ts';
import { withEachFault } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { aNumber, codeSentTo } from '../../test/world/phones.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import type { World } from '../../test/world/world.ts';
import { createWorld } from '../../test/world/world.ts';
import { findLoginId } from '../data/auth/logins.ts';
import type { Account } from '../data/people/accounts.ts';
import { accountsOfLogin } from '../data/people/accounts.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
const aRow = (change: object = {}) => ({
  row: 2,
  fio: 'Jana Nováková',
  phone_numbers: aNumber(),
  personal_number: null,
  specialties: [],
  contract: null,
  bank_account: null,
  deduction: null,
  ...change,
});
const send = (rows: object[], change: object = {}, who: Account = world.people.vendor) =>
  invoke(importWorkers, who, { body: { import_id: randomUUID(), dry_run: false, rows, ...change } });
const results = async (answer: ReturnType<typeof send>) => ok(await answer) as unknown as ImportResult[];
const outcomes = async (answer: ReturnType<typeof send>) => (await results(answer)).map(({ outcome }) => outcome);

describe('an import', () => {
  it('lets a worker sign in by a code', async () => {
    const { phone_numbers: phone } = aRow();
    await results(send([aRow({ phone_numbers: phone })]));
    const { attempt } = ok(await invoke(codeRegisterSms, null, { body: { phoneNumbers: phone } }));
    const body = { phoneNumbers: phone, code: await codeSentTo(phone), attempt };
    expect(ok(await invoke(codeLogin, null, { body }))).toMatchObject({ fio: 'Jana Nováková' });
  });

  it('that fails at any call is whole or has no effect, and the next try completes it', async () => {
    await withEachFault(
      async (attempt) => {
        const rows = [aRow({ specialties: [world.specialties.baker] }), aRow({ row: 3 })];
        const import_id = randomUUID();
        await attempt(() => send(rows, { import_id }));
        for (const { phone_numbers } of rows) {
          const loginId = await findLoginId(phone_numbers);
          expect(loginId ? await accountsOfLogin(loginId) : ['none']).toHaveLength(1);
        }
        expect(await outcomes(send(rows, { import_id }))).toEqual(['added', 'added']);
      },
      { reads: true },
    );
  });
});
