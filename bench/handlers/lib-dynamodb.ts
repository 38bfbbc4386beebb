import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';

const document = DynamoDBDocumentClient.from(new DynamoDBClient({}));

/** A minimal handler that reads one item with lib-dynamodb: the baseline of the comparison. */
export const handler = async ({ pk }: { pk: string }) =>
  (await document.send(new GetCommand({ TableName: process.env.TABLE, Key: { pk, sk: pk } }))).Item;
