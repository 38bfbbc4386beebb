import { describe, expect, it } from 'vitest';
import { localSettings, resources, settings, synthesise } from './synthesise.ts';

const { files, schedules } = synthesise();

type Statement = {
  Action: string | string[];
  Effect: string;
  Resource: unknown;
  Principal?: unknown;
  Condition?: unknown;
};
type Policy = { PolicyDocument: { Statement: Statement[] } };
type Rule = { EventPattern: object; Targets: { RetryPolicy: object; DeadLetterConfig: object }[] };
const bucketOf = (context?: Record<string, string>) => resources(synthesise(context).files, 'AWS::S3::Bucket');
/** What follows the bucket's ARN in a resource. */
const keysOf = ({ Resource }: Statement) =>
  [...JSON.stringify(Resource).matchAll(/"(\/[^"]*)"/g)].map(([, keys]) => keys);

describe('the bucket of files', () => {
  it('is private, encrypted, without versions, and stays when its stack is deleted', () => {
    expect(bucketOf()).toMatchObject([
      {
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        BucketEncryption: { ServerSideEncryptionConfiguration: [{}] },
        DeletionPolicy: 'Retain',
      },
    ]);
    expect(bucketOf()[0]).not.toHaveProperty('VersioningConfiguration');
    expect(bucketOf(localSettings)).toMatchObject([{ DeletionPolicy: 'Delete' }]);
  });

  it('deletes what was never checked after two days, exports after nine, and parts of unfinished uploads after one', () => {
    expect(bucketOf()).toMatchObject([
      {
        LifecycleConfiguration: {
          Rules: [
            { Prefix: 'incoming/', ExpirationInDays: 2, Status: 'Enabled' },
            { Prefix: 'private/export/', ExpirationInDays: 9, Status: 'Enabled' },
            { AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 }, Status: 'Enabled' },
          ],
        },
      },
    ]);
  });

  it("takes forms from the web app's origin only", () => {
    const cors = (context?: Record<string, string>) => bucketOf(context)[0];
    expect(cors(settings)).toMatchObject({
      CorsConfiguration: { CorsRules: [{ AllowedMethods: ['POST'], AllowedOrigins: [settings.origin] }] },
    });
  });

  it('takes them locally from both names of the web server', () => {
    expect(bucketOf(localSettings)).toMatchObject([
      { CorsConfiguration: { CorsRules: [{ AllowedOrigins: [localSettings.origin, 'http://127.0.0.1:5173'] }] } },
    ]);
  });

  it('has its only policy in the web stack', () => {
    expect(resources<Policy>(files, 'AWS::S3::BucketPolicy')).toEqual([]);
  });
});

describe('the check of arrived files', () => {
  it('runs for every new object under incoming/, three times at most, then the event is a dead letter', () => {
    expect(bucketOf()).toMatchObject([
      { NotificationConfiguration: { EventBridgeConfiguration: { EventBridgeEnabled: true } } },
    ]);
    const bounds = { MaximumRetryAttempts: 2, MaximumEventAgeInSeconds: 3600 };
    expect(resources<Rule>(files, 'AWS::Events::Rule')).toMatchObject([
      {
        EventPattern: {
          source: ['aws.s3'],
          'detail-type': ['Object Created'],
          detail: { bucket: { name: [{ Ref: expect.any(String) }] }, object: { key: [{ prefix: 'incoming/' }] } },
        },
        Targets: [{ RetryPolicy: bounds, DeadLetterConfig: { Arn: expect.anything() } }],
      },
    ]);
    expect(resources(files, 'AWS::Lambda::EventInvokeConfig')).toMatchObject([bounds]);
    // Pictures of 50 megapixels; a burst of uploads must not use up the account's concurrency.
    expect(resources(files, 'AWS::Lambda::Function')).toMatchObject([
      { FunctionName: 'smena-receive-upload', MemorySize: 1769, Timeout: 60, ReservedConcurrentExecutions: 10 },
    ]);
    expect(resources(files, 'AWS::Lambda::Permission')).toMatchObject([{ Principal: 'events.amazonaws.com' }]);
  });

  it('may read and delete what arrived and write public files; the removal may only delete, and the catalogue has a folder of its own', () => {
    const inBucket = (stack: typeof files | typeof schedules) =>
      resources<Policy>(stack, 'AWS::IAM::Policy')
        .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
        .filter(({ Action }) => JSON.stringify(Action).includes('s3:'))
        .map((statement) => [statement.Action, keysOf(statement)]);
    expect(inBucket(files)).toEqual([
      [['s3:DeleteObject', 's3:GetObject'], ['/incoming/*']],
      ['s3:PutObject', ['/files/*']],
    ]);
    expect(inBucket(schedules)).toEqual([
      ['s3:DeleteObject', ['/files/*', '/incoming/*', '/private/*']],
      [['s3:DeleteObject', 's3:PutObject'], ['/catalogue/*']],
    ]);
  });
});
