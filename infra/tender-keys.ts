import { ArnFormat, Stack, Validations } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import type { DataStack } from './stacks/data.ts';

// Who may use the keys of tenders (docs/decisions/2026-11-28-sealed-quotes.md). They are made at run time and have a tag.

const tag = { smena: 'tender' } as const;

const tenderKeys = (user: lambda.Function, actions: string[]) => {
  const { region } = Stack.of(user);
  acknowledge(user, `arn:<AWS::Partition>:kms:${region}:<AWS::AccountId>:key/*`);
  user.addToRolePolicy(
    new iam.PolicyStatement({
      actions,
      resources: [
        Stack.of(user).formatArn({
          service: 'kms',
          resource: 'key',
          resourceName: '*',
          arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
        }),
      ],
      conditions: { StringEquals: { 'aws:ResourceTag/smena': tag.smena } },
    }),
  );
};

const acknowledge = (user: lambda.Function, resource: string) =>
  Validations.of(user.role ?? user).acknowledge({
    id: `AwsSolutions-IAM5[Resource::${resource}]`,
    reason: 'Keys of tenders are made at run time; the grant is for keys with their tag only',
  });

/** Quotes: seals them under the key of a tender, and under the key for the participant's own reading. */
export const sealsQuotes = (endpoint: lambda.Function, { data }: { data: DataStack }): void => {
  endpoint.addEnvironment('OWN_QUOTES_KEY', data.ownQuotes.keyArn);
  tenderKeys(endpoint, ['kms:GenerateDataKey']);
  data.ownQuotes.grant(endpoint, 'kms:Encrypt');
};

/** Opens a quote for who sent it. */
export const opensOwnQuotes = (endpoint: lambda.Function, { data }: { data: DataStack }): void => {
  endpoint.addEnvironment('OWN_QUOTES_KEY', data.ownQuotes.keyArn);
  data.ownQuotes.grant(endpoint, 'kms:Decrypt');
};

/** Opens the quotes of a tender: the policy of its key refuses before the deadline. */
export const opensTenders = (job: lambda.Function): void => tenderKeys(job, ['kms:Decrypt']);

/** Makes the keys of tenders, moves their deadlines and deletes them. It decrypts nothing. */
export const keepsTenderKeys = (worker: lambda.Function): void => {
  worker.addEnvironment('ACCOUNT', Stack.of(worker).account);
  tenderKeys(worker, ['kms:PutKeyPolicy', 'kms:ScheduleKeyDeletion']);
  acknowledge(worker, '*');
  worker.addToRolePolicy(
    new iam.PolicyStatement({
      actions: ['kms:CreateKey', 'kms:TagResource'],
      resources: ['*'],
      conditions: { StringEquals: { 'aws:RequestTag/smena': tag.smena } },
    }),
  );
};
