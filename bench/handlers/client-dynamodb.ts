import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';

const client = new DynamoDBClient({});

/** The same handler without lib-dynamodb. */
export const handler = async ({ pk }: { pk: string }) =>
  (await client.send(new GetItemCommand({ TableName: process.env.TABLE, Key: { pk: { S: pk }, sk: { S: pk } } }))).Item;
