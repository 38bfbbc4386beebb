import { beforeAll, describe, expect, it } from 'vitest';
import { getPayslip } from '#shared/contracts/statistics.ts';
import { mayCall } from '#shared/domain/access.ts';
import { dayPairs } from '../../test/world/day-pairs.ts';
import { invoke } from '../../test/world/invoke.ts';
import { createWorld, type World } from '../../test/world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
const now = '2026-11-29T12:00:00.000Z';

describe('a list, statistic or count of days', () => {
  it.each(dayPairs.filter(({ contract }) => contract.method === 'GET'))(
    '$name answers with the first or the last day of the calendar alone, and with one day',
    async ({ contract, first, last }) => {
      const spans = [
        { [last]: '2000-01-01' },
        { [last]: '2000-01-31' },
        { [last]: '9999-12-31' },
        { [first]: '9999-12-01' },
        { [first]: '9999-12-31' },
        { [first]: '2000-01-01', [last]: '2000-01-01' },
        { [first]: '9999-12-31', [last]: '9999-12-31' },
      ];
      const { admin, manager, vendor, buyer, worker } = world.people;
      // A file of nothing is refused.
      const answered = contract.name === 'export-invoices' ? 409 : 200;
      for (const who of [admin, manager, vendor, buyer, worker]) {
        const [role = 'ROLE_USER'] = who.roles;
        const answers = await Promise.all(
          spans.map(async (query) => [role, query, (await invoke(contract, who, { query, now })).status] as const),
        );
        const { access } = contract;
        const status = access === 'public' || mayCall(role, access) ? answered : 403;
        expect(answers).toEqual(spans.map((query) => [role, query, status]));
      }
      const query = { [first]: '2026-02-01', [last]: '2026-01-31' };
      const who = contract.name === 'export-invoices' ? vendor : admin;
      expect(await invoke(contract, who, { query, now })).toMatchObject({
        status: 400,
        body: { code: 'invalid-input', fields: { [last]: expect.stringContaining('before the first') } },
      });
    },
  );
});

it('the first month of the calendar has a payslip, beside the month before', async () => {
  const { worker, vendor } = world.people;
  const query = { staff_id: worker.id, month: '2000-01' };
  expect(await invoke(getPayslip, vendor, { query, now })).toMatchObject({
    status: 200,
    body: { data: { previous: { month: '1999-12', minutes: 0 } } },
  });
});
