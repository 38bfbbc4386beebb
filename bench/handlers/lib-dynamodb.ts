import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';

const document = DynamoDBDocumentClient.from(new DynamoDBClient({}));

/** The least that reads an item with lib-dynamodb: what the app's handlers are compared with. */
export const handler = async ({ pk }: { pk: string }) =>
  (await document.send(new GetCommand({ TableName: process.env.TABLE, Key: { pk, sk: pk } }))).Item;
