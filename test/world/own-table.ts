import { randomUUID } from 'node:crypto';
import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { inject } from 'vitest';

/**
 * A copy of the deployed table's schema for a single test file, because the close-shifts job acts on everything that is
 * due in its table. Call it before anything of functions/data is imported.
 */
export const takeOwnTable = async (): Promise<void> => {
  const client = new DynamoDBClient();
  const { Table } = await client.send(new DescribeTableCommand({ TableName: inject('cloud').deployment.table }));
  const TableName = `own-${randomUUID()}`;
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: Table?.AttributeDefinitions,
      KeySchema: Table?.KeySchema,
      GlobalSecondaryIndexes: Table?.GlobalSecondaryIndexes?.map(({ IndexName, KeySchema, Projection }) => ({
        IndexName,
        KeySchema,
        Projection,
      })),
    }),
  );
  await waitUntilTableExists({ client, minDelay: 1, maxWaitTime: 20 }, { TableName });
  process.env['TABLE'] = TableName;
};
