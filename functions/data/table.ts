import { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import type { ProblemCode } from '#shared/domain/problem.ts';
import { Problem } from '#shared/domain/problem.ts';
import { requireEnv } from './environment.ts';
import type { IdempotencyRecord } from './idempotency-record.ts';
import { currentIdempotencyRecord } from './idempotency-record.ts';
import type { IndexName } from './indexes.ts';
import { indexes } from './indexes.ts';
import type { Key } from './keys.ts';
import { keys } from './keys.ts';
import { wait } from './wait.ts';
import { KeyTakenOver, TooContended } from './write-errors.ts';

export type Item = Record<string, unknown>;
export type Action = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
/** One write of a transaction. `part` identifies it when its condition fails. */
export type Write = { part: string } & (
  | { put: Item; if?: Condition }
  | { remove: Key; if?: Condition }
  | { check: Key; if: Condition }
  | { update: Key; set: string; values: Item; names?: Record<string, string>; if?: Condition }
);
type Condition = { expression: string; values?: Item; names?: Record<string, string> };

export const ifNotExists: Condition = { expression: 'attribute_not_exists(pk)' };
export const atVersion = (version: number): Condition => ({
  expression: '#version = :version',
  names: { '#version': 'version' },
  values: { ':version': version },
});

/** Conditions of a transaction failed; `parts` names them. Nothing was written. */
export class ConditionFailed extends Error {
  readonly parts: readonly string[];
  constructor(parts: readonly string[]) {
    super(`refused: ${parts.join(', ')}`);
    this.name = 'ConditionFailed';
    this.parts = parts;
  }
}

/** Maps ConditionFailed to a problem, for `transact(…).catch(mapConditionFailedTo('changed'))`. Other errors pass unchanged. */
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

/** Strongly consistent, because decisions depend on it. */
export const get = async (key: Key): Promise<Item | undefined> => {
  const { Item } = await client.send(new GetCommand({ TableName, Key: key, ConsistentRead: true }));
  return Item;
};

/** Items in the order of the keys, missing ones left out. Reads 100 keys per call, calls in parallel. */
export const getMany = async (requested: readonly Key[], consistent = false): Promise<Item[]> => {
  // DynamoDB rejects a batch with duplicate keys.
  const distinct = [...new Map(requested.map((key) => [nameOf(key), key])).values()];
  const chunks = Array.from({ length: Math.ceil(distinct.length / 100) }, (_, n) =>
    distinct.slice(n * 100, n * 100 + 100),
  );
  const found = (await Promise.all(chunks.map((chunk) => getChunk(chunk, consistent)))).flat();
  const byKey = new Map(found.map((item) => [nameOf(item), item]));
  return requested.map((key) => byKey.get(nameOf(key))).filter((item) => item !== undefined);
};

const nameOf = ({ pk, sk }: Item | Key): string => `${String(pk)}\n${String(sk)}`;

const getChunk = async (chunk: readonly Key[], consistent: boolean): Promise<Item[]> => {
  const items: Item[] = [];
  let left: Item[] = [...chunk];
  for (let turn = 0; left.length > 0; turn++) {
    if (turn > 0) await wait(jitter(turn));
    const answer = await client.send(
      new BatchGetCommand({ RequestItems: { [TableName]: { Keys: left, ConsistentRead: consistent } } }),
    );
    items.push(...(answer.Responses?.[TableName] ?? []));
    left = answer.UnprocessedKeys?.[TableName]?.Keys ?? [];
  }
  return items;
};

type Range = { from?: string; to?: string; limit?: number };
/** Queries a partition of the table by sort key, strongly consistent; `from` and `to` are inclusive. */
export const queryTable = (pk: string, range: Range = {}): Promise<Item[]> =>
  query({ pkName: 'pk', skName: 'sk', pk, ...range }, { ConsistentRead: true });
/** Queries a partition of an index by its sort key, eventually consistent (milliseconds). */
export const queryIndex = (index: IndexName, pk: string, range: Range = {}): Promise<Item[]> =>
  query({ pkName: indexes[index].pk, skName: indexes[index].sk, pk, ...range }, { IndexName: index });

const query = async (
  { pkName, skName, pk, from = ' ', to = '\uffff', limit }: Range & { pkName: string; skName: string; pk: string },
  where: { IndexName?: string; ConsistentRead?: boolean },
): Promise<Item[]> => {
  const items: Item[] = [];
  let after: Item | undefined;
  do {
    const page = await client.send(
      new QueryCommand({
        TableName,
        ...where,
        KeyConditionExpression: '#pk = :pk AND #sk BETWEEN :from AND :to',
        ExpressionAttributeNames: { '#pk': pkName, '#sk': skName },
        ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
        ExclusiveStartKey: after,
        Limit: limit,
      }),
    );
    items.push(...(page.Items ?? []));
    after = page.LastEvaluatedKey;
  } while (after && (limit === undefined || items.length < limit));
  return items;
};

/** DynamoDB's limit. */
export const maxWrites = 100;

/**
 * Writes all or nothing. Throws ConditionFailed with the parts whose condition failed. After a conflict with another
 * transaction it retries, up to `tries` times in total, then throws TooContended. If the request carries an
 * Idempotency-Key, its first transaction marks the key as done and stores the response; it throws KeyTakenOver if another
 * request took over the key.
 */
export const transact = async (writes: readonly Write[], tries = 10): Promise<void> => {
  const idempotencyRecord = currentIdempotencyRecord();
  const parts = idempotencyRecord && !idempotencyRecord.done ? [...writes, markDone(idempotencyRecord)] : writes;
  if (parts.length === 0) return;
  const TransactItems = parts.map(toAction);
  for (let turn = 1; ; turn++) {
    try {
      await client.send(new TransactWriteCommand({ TransactItems }));
      if (idempotencyRecord) idempotencyRecord.done = true;
      return;
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const reasons = error.CancellationReasons ?? [];
      const refused = parts.filter((_, n) => reasons[n]?.Code === 'ConditionalCheckFailed').map(({ part }) => part);
      if (refused.includes(ofKey)) throw new KeyTakenOver();
      if (refused.length > 0) throw new ConditionFailed(refused);
      if (!reasons.some(({ Code }) => Code === 'TransactionConflict')) throw error;
      if (turn >= tries) throw new TooContended();
      await wait(jitter(turn));
    }
  }
};

const ofKey = 'idempotency-record';

const markDone = (idempotencyRecord: IdempotencyRecord): Write => ({
  part: ofKey,
  update: keys.idempotency(idempotencyRecord.account_id, idempotencyRecord.key),
  set: 'SET done = :true, answer = :answer',
  values: { ':true': true, ':answer': idempotencyRecord.answer ?? null },
  if: { expression: '#token = :token', names: { '#token': 'token' }, values: { ':token': idempotencyRecord.token } },
});

const toAction = (write: Write): Action => {
  const condition = {
    TableName,
    ConditionExpression: write.if?.expression,
    ...(write.if?.names && { ExpressionAttributeNames: write.if.names }),
    ...(write.if?.values && { ExpressionAttributeValues: write.if.values }),
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
