import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { downloadMe, getMe, listBonuses } from '#shared/contracts/settings.ts';
import { bonusPosting, type BonusReason } from '#shared/domain/ledger/posting.ts';
import { racing, withEachFault, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { listBonusEntries, postingWrites, readBalance } from '../data/ledger/ledger.ts';
import type { Account } from '../data/people/accounts.ts';
import { transact } from '../data/table.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const at = (minute: number) => `2031-05-06T08:${String(minute).padStart(2, '0')}:00.000Z`;
const ledgerOf = ({ id }: { id: string }) => ({ book: 'bonus', owner: id }) as const;
const newOwner = () => ({ id: randomUUID() });
const post = (
  { id: accountId }: { id: string },
  amount: number,
  { id = randomUUID(), minute = 0, reason = 'promotion' as BonusReason } = {},
) => transact(postingWrites(bonusPosting({ id, at: at(minute), reason, accountId, amount })));
const sumOf = async (owner: { id: string }) =>
  (await listBonusEntries(ledgerOf(owner), { page: 1, per_page: 1000 })).data.reduce(
    (sum, { amount }) => sum + amount,
    0,
  );

it('the balance and the movements are in the profile, the list and the downloaded data of their owner only', async () => {
  const { vendor, buyer } = world.people;
  await post(vendor, 50_000, { minute: 1 });
  await post(vendor, -12_050, { minute: 2, reason: 'order' });
  const read = async (account: Account) => ({
    balance: (await invoke(getMe, account)).body.data.bonus as number,
    list: (await invoke(listBonuses, account)).body,
    downloaded: (await invoke(downloadMe, account)).body['bonuses'],
  });
  const movements = [
    { id: expect.any(String) as string, at: at(1), amount: 50_000, reason: 'promotion' },
    { id: expect.any(String) as string, at: at(2), amount: -12_050, reason: 'order' },
  ];
  expect(await read(vendor)).toMatchObject({
    balance: 37_950,
    list: { page: 1, per_page: 20, total: 2, data: movements },
    downloaded: movements,
  });
  expect(await read(buyer)).toMatchObject({ balance: 0, list: { total: 0, data: [] }, downloaded: [] });
});

it('page 1 has the newest movements', async () => {
  const owner = newOwner();
  for (const minute of [1, 2, 3]) await post(owner, minute, { minute });
  const amounts = async (page: number) =>
    (await listBonusEntries(ledgerOf(owner), { page, per_page: 2 })).data.map(({ amount }) => amount);
  expect([await amounts(1), await amounts(2), await amounts(3)]).toEqual([[2, 3], [1], []]);
});

it('a posting moves what it gives from the platform, whose entries are split by month', () => {
  const legs = [{ account: ledgerOf(newOwner()), amount: 5 }];
  const posting = { id: 'p', at: at(1), reason: 'promotion', legs } as const;
  expect(() => postingWrites(posting)).toThrow('The posting p is not balanced');
  const balanced = postingWrites({ ...posting, legs: [...legs, { account: { book: 'issued-bonuses' }, amount: -5 }] });
  const partitions = balanced.map((write) => ('put' in write ? write.put['pk'] : ''));
  expect(partitions).toContain('LEDGER#issued-bonuses#2031-05');
});

it('what is posted twice counts once', async () => {
  const owner = newOwner();
  const id = randomUUID();
  await post(owner, 100, { id, minute: 1 });
  await expect(post(owner, 100, { id, minute: 2 })).rejects.toMatchObject({ parts: ['posting'] });
  expect([await readBalance(ledgerOf(owner)), await sumOf(owner)]).toEqual([100, 100]);
});

it('more than the balance cannot be spent, and what was refused leaves no movement', async () => {
  const owner = newOwner();
  await expect(post(owner, -1)).rejects.toMatchObject({ parts: ['balance'] });
  await post(owner, 100);
  await expect(post(owner, -101)).rejects.toMatchObject({ parts: ['balance'] });
  await post(owner, -100);
  expect([await readBalance(ledgerOf(owner)), await sumOf(owner)]).toEqual([0, 0]);
});

it('of two that spend the same balance at once, one is refused', async () => {
  const owner = newOwner();
  await post(owner, 100);
  const spend = () =>
    post(owner, -80, { reason: 'order' }).then(
      () => 'spent',
      (error: { parts: unknown }) => error.parts,
    );
  const results = await racing(writes('LEDGER#'), [spend, spend]);
  expect(results.toSorted()).toEqual([['balance'], 'spent']);
  expect([await readBalance(ledgerOf(owner)), await sumOf(owner)]).toEqual([20, 20]);
});

it('the balance is the sum of the movements after a fault at any write', async () => {
  const owner = newOwner();
  let posted = 0;
  const faults = await withEachFault(async (faulty) => {
    posted += 1;
    const id = randomUUID();
    await faulty(() => post(owner, 7, { id }).catch(() => undefined));
    await post(owner, 7, { id }).catch(() => undefined);
    expect(await sumOf(owner)).toBe(await readBalance(ledgerOf(owner)));
  });
  expect(faults).toBe(2);
  expect(await readBalance(ledgerOf(owner))).toBe(7 * posted);
});
