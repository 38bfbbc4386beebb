import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Problem } from '#shared/domain/problem.ts';
import {
  racing,
  whileContended,
  whileHeld,
  whileThrottled,
  whileUnread,
  whileUnreached,
} from '../../test/world/faults.ts';
import { maxWrites } from './max-writes.ts';
import {
  ifNotExists,
  atVersion,
  ConditionFailed,
  get,
  getMany,
  queryTable,
  mapConditionFailedTo,
  transact,
} from './table.ts';
import { TooContended } from './write-errors.ts';

const aPartition = () => `TEST#${randomUUID()}`;
const put = (pk: string, sk: string, rest: Record<string, unknown> = {}) => ({ part: sk, put: { pk, sk, ...rest } });
const fill = async (pk: string, count: number) => {
  const writes = Array.from({ length: count }, (_, nth) => put(pk, String(nth).padStart(3, '0')));
  for (let at = 0; at < count; at += 100) await transact(writes.slice(at, at + 100));
};
const sortKeys = (items: readonly Record<string, unknown>[]) => items.map(({ sk }) => sk);
const partsOf = (error: unknown) => (error instanceof ConditionFailed ? error.parts : error);

it.each([
  ['get', () => get({ pk: aPartition(), sk: '000' })],
  ['getMany', () => getMany([{ pk: aPartition(), sk: '000' }])],
  ['queryTable', () => queryTable(aPartition())],
  ['transact', () => transact([put(aPartition(), '000')])],
] as const)('%s that stays throttled is too contended, so that the request may be sent again', async (_, call) => {
  await expect(whileThrottled<unknown>(call)).rejects.toBeInstanceOf(TooContended);
});

const timeout = Object.assign(new Error('The operation was aborted'), { name: 'TimeoutError' });
const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
it.each([timeout, reset])(
  'a read that does not reach the table may be sent again, of a write nobody knows: $message',
  async (error) => {
    const key = { pk: aPartition(), sk: '000' };
    for (const read of [() => get(key), () => getMany([key]), () => queryTable(key.pk)])
      await expect(whileUnreached<unknown>(error, read)).rejects.toBeInstanceOf(TooContended);
    await expect(whileUnreached(error, () => transact([put(key.pk, '000')]))).rejects.toBe(error);
  },
);

describe('reading many items', () => {
  it('returns more than a call can read, in the order of the keys, without missing ones', async () => {
    const pk = aPartition();
    await fill(pk, 201);
    const requested = Array.from({ length: 203 }, (_, nth) => ({ pk, sk: String(202 - nth).padStart(3, '0') }));
    expect(sortKeys(await getMany(requested, true))).toEqual(requested.slice(2).map(({ sk }) => sk));
  });

  it('returns an item for each of its keys, although a call accepts a key only once', async () => {
    const pk = aPartition();
    await fill(pk, 2);
    const [one, two] = [
      { pk, sk: '000' },
      { pk, sk: '001' },
    ];
    expect(sortKeys(await getMany([two, one, two], true))).toEqual(['001', '000', '001']);
    expect(await getMany([])).toEqual([]);
  });
});

describe('a query', () => {
  it('returns the items of its partition between two sort keys, both included', async () => {
    const pk = aPartition();
    await fill(pk, 5);
    expect(sortKeys(await queryTable(pk))).toEqual(['000', '001', '002', '003', '004']);
    expect(sortKeys(await queryTable(pk, { from: '001', to: '003' }))).toEqual(['001', '002', '003']);
    expect(sortKeys(await queryTable(pk, { from: '003' }))).toEqual(['003', '004']);
    expect(sortKeys(await queryTable(pk, { to: '001' }))).toEqual(['000', '001']);
    expect(await queryTable(aPartition())).toEqual([]);
  });

  it('without bounds returns every item, also one whose sort key starts with an emoji; a prefix selects', async () => {
    const pk = aPartition();
    const names = ['Albert Brno', 'Albert Praha', '\uFFFF', '🏪 Albert', '🏪 Albert 2'];
    await transact(names.map((sk) => put(pk, sk)));
    expect(sortKeys(await queryTable(pk))).toEqual(names);
    expect(sortKeys(await queryTable(pk, { from: 'B' }))).toEqual(names.slice(2));
    expect(sortKeys(await queryTable(pk, { startsWith: 'Albert' }))).toEqual(names.slice(0, 2));
    expect(sortKeys(await queryTable(pk, { startsWith: '🏪', limit: 1, backward: true }))).toEqual(['🏪 Albert 2']);
  });

  it('returns more than a page of 1 MB, and with a limit only so many', async () => {
    const pk = aPartition();
    for (const nth of [0, 1, 2, 3]) await transact([put(pk, `${nth}`, { text: 'x'.repeat(380_000) })]);
    expect(sortKeys(await queryTable(pk))).toEqual(['0', '1', '2', '3']);
    expect(sortKeys(await queryTable(pk, { limit: 3 }))).toEqual(['0', '1', '2']);
  });
});

describe('a transaction', () => {
  it('writes all or nothing, and names every part whose condition failed', async () => {
    const pk = aPartition();
    await transact(['one', 'three', 'four'].map((sk) => put(pk, sk, { version: 3 })));
    const commit = transact([
      { ...put(pk, 'one'), if: ifNotExists },
      { ...put(pk, 'two'), if: ifNotExists },
      { part: 'three', check: { pk, sk: 'three' }, if: atVersion(2) },
      { part: 'four', remove: { pk, sk: 'four' }, if: atVersion(3) },
    ]);
    expect(await commit.catch(partsOf)).toEqual(['one', 'three']);
    expect(sortKeys(await queryTable(pk))).toEqual(['four', 'one', 'three']);
  });

  it('checks, removes and updates under a condition', async () => {
    const pk = aPartition();
    await transact([put(pk, 'kept', { version: 1 }), put(pk, 'removed'), put(pk, 'updated')]);
    await transact([
      { part: 'kept', check: { pk, sk: 'kept' }, if: atVersion(1) },
      { part: 'removed', remove: { pk, sk: 'removed' } },
      { part: 'updated', update: { pk, sk: 'updated' }, set: 'ADD seen :one', values: { ':one': 1 } },
    ]);
    expect(await queryTable(pk)).toEqual([
      { pk, sk: 'kept', version: 1 },
      { pk, sk: 'updated', seen: 1 },
    ]);
  });

  it('is repeated after a conflict with another one, so that both are written', async () => {
    const pk = aPartition();
    const count = () =>
      transact([{ part: 'count', update: { pk, sk: 'count' }, set: 'ADD seen :one', values: { ':one': 1 } }]);
    await racing(
      () => true,
      Array.from({ length: 5 }, () => count),
    );
    expect(await get({ pk, sk: 'count' })).toMatchObject({ seen: 5 });
  });

  it('that comes after another one sees its result', async () => {
    const pk = aPartition();
    const first = () => transact([{ ...put(pk, 'one', { by: 'late' }), if: ifNotExists }]).catch(partsOf);
    const [late] = await whileHeld(
      () => true,
      first,
      () => transact([put(pk, 'one', { by: 'early' })]),
    );
    expect(late).toEqual(['one']);
    expect(await get({ pk, sk: 'one' })).toMatchObject({ by: 'early' });
  });
});

describe('a transaction that always meets another one', () => {
  it('fails without naming a part, so it becomes no business problem', async () => {
    const pk = aPartition();
    const commit = () => transact([put(pk, 'one')]).catch(mapConditionFailedTo('already-member'));
    await expect(whileContended(() => true, commit)).rejects.toBeInstanceOf(TooContended);
    expect(await queryTable(pk)).toEqual([]);
  });
});

describe('a throttled', () => {
  it('transaction is sent again, and fails as one that always met others if it stays throttled', async () => {
    for (const code of ['ThrottlingError', 'ProvisionedThroughputExceeded']) {
      const pk = aPartition();
      let left = 2;
      const commit = () => transact([put(pk, 'one')]);
      await whileContended(() => left-- > 0, commit, code);
      expect(sortKeys(await queryTable(pk))).toEqual(['one']);
      await expect(whileContended(() => true, commit, code)).rejects.toBeInstanceOf(TooContended);
    }
  });

  it('batch read ends', async () => {
    const pk = aPartition();
    await fill(pk, 1);
    await expect(whileUnread(() => getMany([{ pk, sk: '000' }]))).rejects.toBeInstanceOf(TooContended);
    expect(sortKeys(await getMany([{ pk, sk: '000' }]))).toEqual(['000']);
  });

  it('transaction for another reason is a defect', async () => {
    const commit = () => transact([put(aPartition(), 'one')]);
    await expect(whileContended(() => true, commit, 'ValidationError')).rejects.toThrow('Contended');
  });
});

describe('a failed condition', () => {
  it('becomes the problem that it means; another error stays as it is', () => {
    const refuse = (error: unknown) => () => mapConditionFailedTo('changed')(error);
    expect(refuse(new ConditionFailed(['one']))).toThrow(new Problem('changed'));
    expect(refuse(new Error('The connection broke'))).toThrow('The connection broke');
  });
});

it('a transaction above the limit of DynamoDB names its parts before anything is sent', async () => {
  const writes = Array.from({ length: maxWrites + 1 }, () => {
    const pk = aPartition();
    return { part: 'file', put: { pk, sk: 'FILE' } };
  });
  await expect(transact(writes)).rejects.toThrow('A transaction of 101 writes (file); the limit is 100');
  await expect(transact(writes.slice(1))).resolves.toBeUndefined();
});
