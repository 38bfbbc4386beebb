import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DynamoDBClient, UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import { DeleteBucketPolicyCommand, S3Client } from '@aws-sdk/client-s3';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod/mini';
import { expiry } from '../../functions/data/indexes.ts';
import { apiNames } from '../apis.ts';
import { region } from '../security-headers.ts';
import { cdk } from './cdk.ts';
import { run } from './child.ts';
import { root } from './folders.ts';

const account = '000000000000';

const ApiIds = z.record(z.enum(apiNames), z.string());

/** Names of the deployed resources. */
export const Deployment = z.object({
  table: z.string(),
  ownQuotesKey: z.string(),
  filesBucket: z.string(),
  userPoolId: z.string(),
  webClientId: z.string(),
  serverClientId: z.string(),
  apiIds: ApiIds,
  liveApiId: z.string(),
  originSecretArn: z.string(),
  closeShiftsFunction: z.string(),
  openTendersFunction: z.string(),
});
export type Deployment = z.infer<typeof Deployment>;

const Outputs = z.pipe(
  z.object({
    'smena-data': z.object({ TableName: z.string(), OwnQuotesKey: z.string() }),
    'smena-files': z.object({ FilesBucketName: z.string() }),
    'smena-identity': z.object({ UserPoolId: z.string(), WebClientId: z.string(), ServerClientId: z.string() }),
    'smena-api': z.object({ ApiIds: z.string(), OriginSecretArn: z.string() }),
    'smena-realtime': z.object({ LiveApiId: z.string() }),
    'smena-schedules': z.object({ CloseShiftsFunctionName: z.string(), OpenTendersFunctionName: z.string() }),
  }),
  z.transform(
    ({
      'smena-data': data,
      'smena-files': files,
      'smena-identity': identity,
      'smena-api': api,
      'smena-realtime': realtime,
      'smena-schedules': schedules,
    }): Deployment => ({
      table: data.TableName,
      ownQuotesKey: data.OwnQuotesKey,
      filesBucket: files.FilesBucketName,
      userPoolId: identity.UserPoolId,
      webClientId: identity.WebClientId,
      serverClientId: identity.ServerClientId,
      apiIds: ApiIds.parse(JSON.parse(api.ApiIds)),
      liveApiId: realtime.LiveApiId,
      originSecretArn: api.OriginSecretArn,
      closeShiftsFunction: schedules.CloseShiftsFunctionName,
      openTendersFunction: schedules.OpenTendersFunctionName,
    }),
  ),
);

/** The CDK context values, named as in `Settings`. */
export type CdkContext = Readonly<Record<string, string>>;

export const synthesise = async (folder: string, context: CdkContext) => {
  const output = join(folder, 'cdk.out');
  await rm(output, { recursive: true, force: true });
  const { context: always } = CdkJson.parse(JSON.parse(await readFile(join(root, 'cdk.json'), 'utf8')));
  // Without the CLI, which takes two seconds more.
  const { code, output: log } = await run(process.execPath, [join(root, 'infra/app.ts')], {
    ...process.env,
    CDK_OUTDIR: output,
    CDK_CONTEXT_JSON: JSON.stringify({ ...always, ...inPlace, local: 'true', ...context }),
    CDK_VALIDATION: 'false',
  });
  await writeFile(join(folder, 'synth.log'), log);
  if (code !== 0) throw new Error(`The infrastructure is not synthesised:\n${log.slice(-2500)}`);
};
/** The deployment reads the bundles where they are, because copying and hashing 140 MB takes seconds at each start. */
const inPlace = { 'aws:cdk:disable-asset-staging': 'true' };
const CdkJson = z.object({ context: z.record(z.string(), z.unknown()) });

/** Resets the cloud and bootstraps it for a first deployment. */
export const resetCloud = async (folder: string) => {
  await fetch(`${process.env.AWS_ENDPOINT_URL}/_ministack/reset`, { method: 'POST' });
  await cdk(join(folder, 'bootstrap.log'), ['bootstrap', `aws://${account}/${region}`, '--app', '']);
  // The bucket policy denies access without TLS, and the local cloud has no TLS.
  const assets = { Bucket: `cdk-hnb659fds-assets-${account}-${region}` };
  await new S3Client().send(new DeleteBucketPolicyCommand(assets));
};

export const deploy = async (folder: string): Promise<Deployment> => {
  const outputs = join(folder, 'outputs.json');
  await cdk(join(folder, 'deploy.log'), [
    'deploy',
    '--all',
    `--app=${join(folder, 'cdk.out')}`,
    `--outputs-file=${outputs}`,
    '--method=direct',
    '--require-approval=never',
    '--concurrency=4',
  ]);
  return Outputs.parse(JSON.parse(await readFile(outputs, 'utf8')));
};

/** The local cloud accepts CloudFormation's TimeToLiveSpecification but does not apply it. */
export const turnOnExpiry = (table: string) =>
  new DynamoDBClient().send(
    new UpdateTimeToLiveCommand({
      TableName: table,
      TimeToLiveSpecification: { Enabled: true, AttributeName: expiry },
    }),
  );

export const readOriginSecret = async ({ originSecretArn }: Deployment): Promise<string> => {
  const command = new GetSecretValueCommand({ SecretId: originSecretArn });
  return z.string().parse((await new SecretsManagerClient().send(command)).SecretString);
};
