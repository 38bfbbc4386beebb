import { randomUUID } from 'node:crypto';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import type { Item } from '../../functions/data/table.ts';

/**
 * For `expect.poll` of what follows the table's stream: on this machine a batch of other tests takes up to 20 seconds,
 * and two may be before it. Milliseconds.
 */
export const following = { timeout: 50_000 };

type Image = Record<string, AttributeValue>;
type Images = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];

/** A record of the table's stream about an item that was created, changed (both given) or removed. */
export const streamRecord = ({ before, after }: { before?: Item; after?: Item }): DynamoDBRecord => {
  const image = (item: Item) => marshall(item, { removeUndefinedValues: true }) as Image as Images;
  const { pk, sk } = after ?? before ?? {};
  return {
    eventID: randomUUID(),
    eventName: before ? (after ? 'MODIFY' : 'REMOVE') : 'INSERT',
    dynamodb: {
      SequenceNumber: randomUUID(),
      Keys: image({ pk, sk }),
      ...(before && { OldImage: image(before) }),
      ...(after && { NewImage: image(after) }),
    },
  } as DynamoDBRecord;
};
