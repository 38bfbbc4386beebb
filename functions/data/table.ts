import { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { inParts } from '#shared/domain/parts.ts';
import { Problem, type ProblemCode } from '#shared/domain/problem.ts';
import { requireEnv } from './environment.ts';
import { indexes, type IndexName } from './indexes.ts';
import type { Key } from './keys.ts';
import { maxWrites } from './max-writes.ts';
import { type Part, part } from './part.ts';
import { wait } from './wait.ts';
import { NewerItem, TooContended } from './write-errors.ts';

export type Item = Record<string, unknown>;
export type Action = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
/** One write of a transaction. `part` names it when its condition fails; a constant of part.ts if others compare it. */
export type Write = StoredWrite | DerivedWrite;
export type StoredWrite = { part: string } & (
  | { put: Item; if?: Condition }
  | { remove: Key; if?: Condition }
  | { check: Key; if: Condition }
  | { update: Key; set: string; values: Item; names?: Record<string, string>; if?: Condition }
);
/** A change whose writes depend on what is stored, as the counters of a list do. */
export type DerivedWrite = { part: string; derivation: Derivation; change: unknown };
export type Derivation = {
  /**
   * The writes for all changes of a transaction. They are derived again for each try, so a failed condition is not
   * final. The first `turn` may rely on what the process read earlier, later ones read again.
   */
  derive: (changes: readonly unknown[], turn: number) => Promise<StoredWrite[]>;
  /** Prepares the next try after conditions of derived writes failed. */
  adapt: (failed: readonly StoredWrite[]) => Promise<void>;
};
export type Condition = { expression: string; values?: Item; names?: Record<string, string> };

export const ifNotExists: Condition = { expression: 'attribute_not_exists(pk)' };
export const atVersion = (version: number): Condition => ({
  expression: '#version = :version',
  names: { '#version': 'version' },
  values: { ':version': version },
});

/** Items of an entity's first schema may have no version and count as version 1. */
export const atStoredVersion = (version: number): Condition =>
  version === 1
    ? {
        ...atVersion(1),
        expression: 'attribute_exists(pk) AND (#version = :version OR attribute_not_exists(#version))',
      }
    : atVersion(version);

/** Conditions of a transaction failed; `parts` names them. Nothing was written. */
export class ConditionFailed extends Error {
  readonly parts: readonly Part[];
  constructor(parts: readonly string[]) {
    super(`refused: ${parts.join(', ')}`);
    this.name = 'ConditionFailed';
    this.parts = parts.map(part);
  }
}

/**
 * Maps ConditionFailed to a problem, for `transact(…).catch(mapConditionFailedTo('changed'))`. Other errors pass
 * unchanged.
 */
export const mapConditionFailedTo =
  (code: ProblemCode) =>
  (error: unknown): never => {
    throw error instanceof ConditionFailed ? new Problem(code) : error;
  };

const TableName = requireEnv('TABLE');
const dynamo = new DynamoDBClient({
  region: requireEnv('AWS_REGION'),
  // For a missing setting the SDK searches the environment and files in every cold start, without result.
  accountIdEndpointMode: 'disabled',
  authSchemePreference: [],
  defaultsMode: 'standard',
  endpointDiscoveryEnabled: false,
  maxAttempts: 3,
  retryMode: 'standard',
  useDualstackEndpoint: false,
  useFipsEndpoint: false,
});
const client = DynamoDBDocumentClient.from(dynamo, { marshallOptions: { removeUndefinedValues: true } });

/** A call that is refused as a whole. The SDK has repeated it twice. */
const throttled = new Set(['ProvisionedThroughputExceededException', 'RequestLimitExceeded', 'ThrottlingException']);
const throwContended = (error: unknown): never => {
  throw error instanceof Error && throttled.has(error.name) ? new TooContended() : error;
};

/**
 * A connection that was not made, or broke, at a busy moment. The SDK has repeated it twice. A read has changed nothing,
 * so it may be sent again; of a transaction nobody knows whether it was done.
 */
const unreached = new Set(['TimeoutError', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT']);
const throwBusy = (error: unknown): never => {
  const { name, code = '' } = error as { name?: string; code?: string };
  if (unreached.has(name ?? '') || unreached.has(code)) throw new TooContended();
  return throwContended(error);
};

/** Strongly consistent, because decisions depend on it. */
export const get = async (key: Key): Promise<Item | undefined> => {
  const { Item } = await client.send(new GetCommand({ TableName, Key: key, ConsistentRead: true })).catch(throwBusy);
  return Item;
};

/** Items in the order of the keys, missing ones left out. Reads 100 keys per call, calls in parallel. */
export const getMany = async (requested: readonly Key[], consistent = false): Promise<Item[]> => {
  // DynamoDB rejects a batch with duplicate keys.
  const distinct = [...new Map(requested.map((key) => [nameOf(key), key])).values()];
  const found = (await Promise.all(inParts(distinct, 100).map((chunk) => getChunk(chunk, consistent)))).flat();
  const byKey = new Map(found.map((item) => [nameOf(item), item]));
  return requested.map((key) => byKey.get(nameOf(key))).filter((item) => item !== undefined);
};

const nameOf = ({ pk, sk }: Item | Key): string => `${String(pk)}\n${String(sk)}`;

/**
 * Under throttling, DynamoDB leaves keys of a batch unread. Each turn reads some, with a pause of up to 0.4 seconds.
 */
const maxReadTurns = 20;

const getChunk = async (chunk: readonly Key[], consistent: boolean): Promise<Item[]> => {
  const items: Item[] = [];
  let left: Item[] = [...chunk];
  for (let turn = 0; left.length > 0; turn++) {
    if (turn === maxReadTurns) throw new TooContended();
    if (turn > 0) await wait(jitter(turn));
    const answer = await client
      .send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys: left, ConsistentRead: consistent } } }))
      .catch(throwBusy);
    items.push(...(answer.Responses?.[TableName] ?? []));
    left = answer.UnprocessedKeys?.[TableName]?.Keys ?? [];
  }
  return items;
};

/**
 * Sort keys from `from` to `to`, both included, or those with a prefix. Without either of them, all: a bound that
 * stands for all keys would leave out some, because DynamoDB sorts an emoji after U+FFFF.
 */
type Range = ({ from?: string | undefined; to?: string | undefined } | { startsWith: string }) & {
  limit?: number;
  backward?: boolean;
};
/** Queries a partition of the table by sort key, strongly consistent. */
export const queryTable = (pk: string, range: Range = {}): Promise<Item[]> =>
  query({ pkName: 'pk', skName: 'sk', pk, ...range }, { ConsistentRead: true });
/** As `queryTable`, eventually consistent (milliseconds) and at half its price: for lists that people read. */
export const queryTableEventually = (pk: string, range: Range = {}): Promise<Item[]> =>
  query({ pkName: 'pk', skName: 'sk', pk, ...range }, {});
/** Queries a partition of an index by its sort key, eventually consistent (milliseconds). */
export const queryIndex = (index: IndexName, pk: string, range: Range = {}): Promise<Item[]> =>
  query({ pkName: indexes[index].pk, skName: indexes[index].sk, pk, ...range }, { IndexName: index });

type TableKey = { pkName: string; skName: string };
const query = async (
  { pkName, skName, pk, limit, backward = false, ...range }: Range & TableKey & { pk: string },
  where: { IndexName?: string; ConsistentRead?: boolean },
): Promise<Item[]> => {
  const { condition, values } = conditionOf(range);
  const items: Item[] = [];
  let after: Item | undefined;
  do {
    const page = await client
      .send(
        new QueryCommand({
          TableName,
          ...where,
          KeyConditionExpression: condition ? `#pk = :pk AND ${condition}` : '#pk = :pk',
          ExpressionAttributeNames: { '#pk': pkName, ...(condition && { '#sk': skName }) },
          ExpressionAttributeValues: { ':pk': pk, ...values },
          ExclusiveStartKey: after,
          ScanIndexForward: !backward,
          Limit: limit && limit - items.length,
        }),
      )
      .catch(throwBusy);
    items.push(...(page.Items ?? []));
    after = page.LastEvaluatedKey;
  } while (after && (limit === undefined || items.length < limit));
  return items;
};

const conditionOf = (range: Range): { condition: string; values: Item } => {
  if ('startsWith' in range) return { condition: 'begins_with(#sk, :start)', values: { ':start': range.startsWith } };
  const { from, to } = range;
  if (from !== undefined && to !== undefined)
    return { condition: '#sk BETWEEN :from AND :to', values: { ':from': from, ':to': to } };
  if (from !== undefined) return { condition: '#sk >= :from', values: { ':from': from } };
  return to === undefined ? { condition: '', values: {} } : { condition: '#sk <= :to', values: { ':to': to } };
};

/**
 * Writes all or nothing. Throws ConditionFailed with the parts whose condition failed, and NewerItem rather than
 * overwrite an entity of a newer schema. After a conflict with another transaction, or when throttled, it retries, up
 * to `tries` times in total, then throws TooContended. Derived writes are computed again for each try and have at least
 * `derivedTries`, because all writers of a list meet at its counters. More than `maxWrites` writes are a defect of the
 * caller.
 */
export const transact = async (writes: readonly Write[], tries = 10): Promise<void> => {
  if (writes.length === 0) return;
  const stored = writes.filter((write): write is StoredWrite => !('derivation' in write));
  const changes = writes.filter((write): write is DerivedWrite => 'derivation' in write);
  const maxTries = changes.length > 0 ? Math.max(tries, derivedTries) : tries;
  for (let turn = 1; ; turn++) {
    const derived = await deriveWrites(changes, turn);
    const failed = await send([...stored, ...derived.flatMap((each) => each.writes)]);
    if (!failed) return;
    const refused = stored.filter((write) => failed.has(write));
    if (refused.length > 0) throw new ConditionFailed(refused.map(({ part }) => part));
    if (turn >= maxTries) throw new TooContended();
    if (failed.size === 0) await wait(jitter(turn));
    for (const each of derived) await each.derivation.adapt(each.writes.filter((write) => failed.has(write)));
  }
};

type Derived = { derivation: Derivation; writes: StoredWrite[] };

/** The writers of one list meet at its counters: 50 at once need up to 25 tries. */
const derivedTries = 40;

const deriveWrites = (changes: readonly DerivedWrite[], turn: number): Promise<Derived[]> =>
  Promise.all(
    [...Map.groupBy(changes, ({ derivation }) => derivation)].map(async ([derivation, own]) => ({
      derivation,
      writes: await derivation.derive(
        own.map(({ change }) => change),
        turn,
      ),
    })),
  );

/** Returns nothing if all was written; otherwise the writes whose condition failed, none after a conflict. */
const send = async (writes: readonly StoredWrite[]): Promise<Set<StoredWrite> | undefined> => {
  if (writes.length > maxWrites)
    throw new Error(`A transaction of ${writes.length} writes (${partsOf(writes)}); the limit is ${maxWrites}`);
  try {
    await client.send(new TransactWriteCommand({ TransactItems: writes.map(toAction) }));
    return undefined;
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) return throwContended(error);
    const reasons = error.CancellationReasons ?? [];
    const failed = writes.filter((_, n) => reasons[n]?.Code === 'ConditionalCheckFailed');
    if (
      failed.some(
        (write) => Number(reasons[writes.indexOf(write)]?.Item?.['schema']?.N) > (schemaOf(write) ?? Infinity),
      )
    )
      throw new NewerItem();
    if (failed.length === 0 && !reasons.some(({ Code }) => isPassing(Code))) throw error;
    return new Set(failed);
  }
};

/** Whether a canceled transaction may succeed if it is sent again. The SDK does not repeat those. */
const isPassing = (code: string | undefined): boolean =>
  code === 'TransactionConflict' || code === 'ThrottlingError' || code === 'ProvisionedThroughputExceeded';

/** The distinct names, for an error message. */
const partsOf = (writes: readonly Write[]): string => [...new Set(writes.map(({ part }) => part))].join(', ');

/** The schema number that a write stores, if it stores an entity. */
const schemaOf = (write: StoredWrite): number | undefined => {
  const schema = 'put' in write ? write.put['schema'] : 'update' in write ? write.values[':schema'] : undefined;
  return typeof schema === 'number' ? schema : undefined;
};

/** An item of a newer schema is never overwritten: its new fields would be lost. */
const guardedWrite = (write: StoredWrite): StoredWrite => {
  const schema = schemaOf(write);
  if (schema === undefined || !('put' in write || 'update' in write)) return write;
  const isOlder = '(attribute_not_exists(#schema) OR #schema <= :schema)';
  const { expression, names, values } = write.if ?? {};
  return {
    ...write,
    if: {
      expression: expression ? `(${expression}) AND ${isOlder}` : isOlder,
      names: { ...names, '#schema': 'schema' },
      values: { ...values, ':schema': schema },
    },
  };
};

const toAction = (original: StoredWrite): Action => {
  const write = guardedWrite(original);
  const isKept = write !== original;
  const condition = {
    TableName,
    ConditionExpression: write.if?.expression,
    ...(write.if?.names && { ExpressionAttributeNames: write.if.names }),
    ...(write.if?.values && { ExpressionAttributeValues: write.if.values }),
    ...(isKept && { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const }),
  };
  if ('put' in write) return { Put: { ...condition, Item: write.put } };
  if ('check' in write)
    return { ConditionCheck: { ...condition, ConditionExpression: write.if.expression, Key: write.check } };
  if ('remove' in write) return { Delete: { ...condition, Key: write.remove } };
  const { update, set, names, values } = write;
  return {
    Update: {
      ...condition,
      Key: update,
      UpdateExpression: set,
      ExpressionAttributeNames: notEmpty({ ...names, ...write.if?.names }),
      ExpressionAttributeValues: { ...values, ...write.if?.values },
    },
  };
};

const notEmpty = (record: Record<string, string>) => (Object.keys(record).length > 0 ? record : undefined);

/** Milliseconds. Random up to a bound that doubles, so concurrent writers do not collide again. */
const jitter = (turn: number) => Math.random() * Math.min(400, 15 * 2 ** turn);
