import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetFunctionConfigurationCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { AssumeRoleCommand, STSClient } from '@aws-sdk/client-sts';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, inject, it } from 'vitest';
import { contracts } from '#shared/contracts/all.ts';
import { writesTable } from '#shared/contracts/is-idempotent.ts';

/** A client of the table with the role of a deployed function. */
const tableAs = async (functionName: string) => {
  const { Role } = await new LambdaClient().send(new GetFunctionConfigurationCommand({ FunctionName: functionName }));
  const { Credentials } = await new STSClient().send(
    new AssumeRoleCommand({ RoleArn: Role, RoleSessionName: 'grants-test' }),
  );
  if (!Credentials?.AccessKeyId || !Credentials.SecretAccessKey) throw new Error(`No credentials for ${functionName}`);
  return DynamoDBDocumentClient.from(
    new DynamoDBClient({
      credentials: {
        accessKeyId: Credentials.AccessKeyId,
        secretAccessKey: Credentials.SecretAccessKey,
        sessionToken: Credentials.SessionToken,
      },
    }),
  );
};

it.for(contracts.filter(({ access }) => access !== 'public'))(
  'the IAM role of $name reads the table, and writes it only if its contract says so',
  async (contract) => {
    const table = await tableAs(`smena-${contract.name}`);
    const TableName = inject('cloud').deployment.table;
    const Item = { pk: `GRANTS#${contract.name}`, sk: 'GRANTS' };
    await expect(table.send(new GetCommand({ TableName, Key: Item }))).resolves.toBeDefined();
    const write = table.send(new PutCommand({ TableName, Item }));
    if (writesTable(contract)) await expect(write).resolves.toBeDefined();
    else await expect(write).rejects.toThrow(/not authorized|AccessDenied/i);
  },
);
