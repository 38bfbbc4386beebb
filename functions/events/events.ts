import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { eventKinds } from '../data/areas.generated.ts';
import type { Key } from '../data/keys.ts';
import { readers } from '../data/records.generated.ts';
import type { Change } from '../data/records.ts';
import type { Item } from '../data/table.ts';

export type EventKind = keyof typeof eventKinds;
const readersOf = readers satisfies Record<EventKind, unknown>;
type Parsed<K extends EventKind> = ReturnType<(typeof readersOf)[K]>;

/** A committed change of one record. `id` is the same in a repeated delivery. */
type EventOf<K extends EventKind> = Change<Parsed<K>> & { kind: K; id: string; key: Key };
/** Narrow it by `kind`, then by `type`. */
export type TableEvent<K extends EventKind = EventKind> = { [Kind in K]: EventOf<Kind> }[K];

const itemIn = (image: unknown): Item | null =>
  // The types of Lambda and of the SDK for the same JSON differ.
  image ? unmarshall(image as Record<string, AttributeValue>) : null;

/** The key of the item that a record of the stream is about. */
export const keyOf = ({ dynamodb }: DynamoDBRecord): Key => {
  const { pk, sk } = dynamodb?.Keys ?? {};
  return { pk: pk?.S ?? '', sk: sk?.S ?? '' };
};

/** The kind of the item, as its entity stores it. */
export const kindOf = ({ dynamodb }: DynamoDBRecord): string =>
  (dynamodb?.NewImage ?? dynamodb?.OldImage)?.['kind']?.S ?? '';

const isEventKind = (kind: string): kind is EventKind => Object.hasOwn(eventKinds, kind);

/**
 * A record of the stream with its items parsed by their entity. Null for kinds without events. Throws if an item does
 * not match its schema.
 */
export const eventOf = (record: DynamoDBRecord): TableEvent | null => {
  const kind = kindOf(record);
  if (!isEventKind(kind)) return null;
  // The reader and the items are of one kind, which the compiler does not follow through the union.
  return changeOf(kind, record) as TableEvent | null;
};

const changeOf = <K extends EventKind>(kind: K, record: DynamoDBRecord): EventOf<K> | null => {
  const { OldImage, NewImage } = record.dynamodb ?? {};
  const [old, next] = [itemIn(OldImage), itemIn(NewImage)];
  const read = readersOf[kind] as (item: Item) => Parsed<K>;
  const before = old && read(old);
  const after = next && read(next);
  const of = { kind, id: record.eventID ?? '', key: keyOf(record) };
  if (before && after) return { ...of, type: 'changed', before, after };
  if (after) return { ...of, type: 'created', before: null, after };
  return before && { ...of, type: 'removed', before, after: null };
};
