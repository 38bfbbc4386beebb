import { describe, expect, it } from 'vitest';
import { effectKinds, effectOf } from '../../functions/data/effects.ts';
import { resources, synthesise } from './synthesise.ts';

const { data, events } = synthesise();

type Mapping = { FunctionName: { Ref: string } };
type Policy = { PolicyDocument: { Statement: { Action: string | string[]; Resource: unknown }[] } };

const mappings = resources<Mapping>(events, 'AWS::Lambda::EventSourceMapping');
const onStream = mappings.filter((mapping) => JSON.stringify(mapping).includes('StreamArn'));
const statements = resources<Policy>(events, 'AWS::IAM::Policy').flatMap(
  ({ PolicyDocument }) => PolicyDocument.Statement,
);
const allowed = (action: string) => statements.filter(({ Action }) => [Action].flat().includes(action));

describe('the consumers of the stream', () => {
  it('are at most two, as DynamoDB advises', () => {
    expect(onStream.length).toBeLessThanOrEqual(2);
    expect(resources(data, 'AWS::Lambda::EventSourceMapping')).toEqual([]);
  });

  it('get only filtered records, again from the one that failed, in halves after a crash, for as long as the stream keeps them', () => {
    for (const mapping of onStream) {
      // As often as needed.
      expect(mapping).not.toHaveProperty('MaximumRetryAttempts');
      expect(mapping).toMatchObject({
        StartingPosition: 'TRIM_HORIZON',
        BatchSize: 500,
        BisectBatchOnFunctionError: true,
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        MaximumRecordAgeInSeconds: 86_400,
        DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': [expect.any(String), 'Arn'] } } },
        FilterCriteria: { Filters: [{ Pattern: expect.stringContaining('"prefix"') }] },
      });
    }
  });

  it('may read the stream and send to their dead-letter queue', () => {
    // The local cloud does not check these rights.
    for (const action of ['dynamodb:GetRecords', 'dynamodb:GetShardIterator', 'dynamodb:DescribeStream'])
      expect(allowed(action)).toHaveLength(onStream.length);
    expect(allowed('dynamodb:ListStreams')).toHaveLength(onStream.length);
  });
});

describe('the workers of the outbox', () => {
  const queues = resources<{ QueueName: string; RedrivePolicy?: object; VisibilityTimeout?: number }>(
    events,
    'AWS::SQS::Queue',
  ).filter(({ RedrivePolicy }) => RedrivePolicy !== undefined);
  const onQueues = mappings.filter((mapping) => !onStream.includes(mapping));

  it('have one queue per kind of effect, which tries 25 times and then moves the message', () => {
    expect(queues.map(({ QueueName }) => QueueName).toSorted()).toEqual(
      effectKinds.map((kind) => `smena-${kind}`).toSorted(),
    );
    for (const queue of queues)
      expect(queue).toMatchObject({ RedrivePolicy: { maxReceiveCount: 25 }, MessageRetentionPeriod: 345_600 });
  });

  it('get their messages at once, but for silent connections, which have five seconds to authenticate', () => {
    type Delayed = { QueueName: string; DelaySeconds?: number };
    const delayed = resources<Delayed>(events, 'AWS::SQS::Queue').filter(({ DelaySeconds = 0 }) => DelaySeconds > 0);
    expect(delayed).toMatchObject([{ QueueName: 'smena-close-silent-socket', DelaySeconds: 5 }]);
  });

  it('fail message by message, in four runs at once of up to five messages, and of one export or invoice', () => {
    expect(onQueues).toHaveLength(effectKinds.length);
    const alone = onQueues.filter(({ FunctionName }) =>
      /writeexport|settleservice|settlepay|sendinvoice/.test(JSON.stringify(FunctionName)),
    );
    expect(alone).toMatchObject([{ BatchSize: 1 }, { BatchSize: 1 }, { BatchSize: 1 }, { BatchSize: 1 }]);
    for (const mapping of onQueues)
      expect(mapping).toMatchObject({
        BatchSize: alone.includes(mapping) ? 1 : 5,
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        ScalingConfig: { MaximumConcurrency: 4 },
      });
  });

  it('end before the lease of their entry, which ends before the queue repeats the message after a crash', () => {
    type Lambda = { FunctionName: string; Timeout: number; MemorySize: number };
    const ours = resources<Lambda>(events, 'AWS::Lambda::Function').filter(({ FunctionName }) =>
      (effectKinds as string[]).includes(FunctionName.slice('smena-'.length)),
    );
    expect(ours).toHaveLength(effectKinds.length);
    for (const kind of effectKinds) {
      const timeout = ours.find(({ FunctionName }) => FunctionName === `smena-${kind}`)?.Timeout;
      const visibility = queues.find(({ QueueName }) => QueueName === `smena-${kind}`)?.VisibilityTimeout;
      // Seconds: the lease of functions/data/outbox.ts is twice the timeout.
      expect([kind, timeout, visibility]).toEqual([kind, effectOf(kind).seconds, 6 * effectOf(kind).seconds]);
    }
    expect(effectOf('write-export').seconds).toBeLessThanOrEqual(900);
    // Three tries of a record that never ends take 16 seconds.
    const ofStream = resources<Lambda>(events, 'AWS::Lambda::Function').filter(({ FunctionName }) =>
      ['smena-run-projections', 'smena-move-outbox'].includes(FunctionName),
    );
    expect(ofStream.map(({ Timeout }) => Timeout)).toEqual([60, 60]);
    // A workbook of 100,000 rows needs 600 MB beside the code.
    expect(ours.find(({ FunctionName }) => FunctionName === 'smena-write-export')?.MemorySize).toBe(2048);
  });

  it('may take and delay the messages of their queue', () => {
    // The local cloud does not check these rights.
    for (const action of ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:ChangeMessageVisibility'])
      expect(allowed(action)).toHaveLength(effectKinds.length);
  });

  it('write exports to their own folder only', () => {
    const written = allowed('s3:PutObject');
    expect(written).toHaveLength(1);
    expect(JSON.stringify(written[0]?.Resource)).toContain('/private/export/*');
  });

  it('alone may send: one letters, one those with files, one SMS, and SMS to phone numbers only', () => {
    expect(allowed('ses:SendEmail')).toHaveLength(2);
    expect(allowed('ses:SendRawEmail')).toHaveLength(1);
    expect(allowed('sns:Publish')).toEqual([
      { Action: 'sns:Publish', Effect: 'Allow', NotResource: 'arn:aws:sns:*:*:*' },
    ]);
  });

  it('are fed by the mover and the sweep, which know every queue', () => {
    type Lambda = { FunctionName: string; Environment: { Variables: Record<string, unknown> } };
    const knowing = resources<Lambda>(events, 'AWS::Lambda::Function').filter(
      ({ Environment: { Variables } }) =>
        Object.keys(Variables).filter((name) => name.startsWith('QUEUE_')).length === effectKinds.length,
    );
    expect(knowing.map(({ FunctionName }) => FunctionName)).toEqual(['smena-move-outbox', 'smena-sweep-outbox']);
    expect(JSON.stringify(onStream)).toContain(String.raw`{\"eventName\":[\"INSERT\"]`);
    // To each kind's queue; the mover and the projections to their dead letters, too.
    const sends = allowed('sqs:SendMessage').map(({ Resource }) => JSON.stringify(Resource));
    for (const kind of effectKinds)
      expect(sends.filter((queue) => queue.includes(`${kind.replaceAll('-', '')}queue`))).toHaveLength(2);
  });

  it('know the queue whose messages they delay, and consumers of the stream their dead letters', () => {
    type Lambda = { FunctionName: string; Environment: { Variables: Record<string, unknown> } };
    const knowing = (name: string) =>
      resources<Lambda>(events, 'AWS::Lambda::Function')
        .filter(({ Environment: { Variables } }) => name in Variables)
        .map(({ FunctionName }) => FunctionName.slice('smena-'.length));
    expect(knowing('QUEUE').toSorted()).toEqual(effectKinds.toSorted());
    expect(knowing('DEAD_LETTERS')).toEqual(['run-projections', 'move-outbox']);
  });
});

it.each(['sweepoutbox', 'moveoutbox'])('%s may read the table and not write it', (name) => {
  type Named = Policy & { PolicyName: string };
  const [policy] = resources<Named>(events, 'AWS::IAM::Policy').filter(({ PolicyName }) => PolicyName.includes(name));
  const actions = policy?.PolicyDocument.Statement.flatMap(({ Action }) => Action) ?? [];
  expect(actions).toContain('dynamodb:Query');
  expect(actions.filter((action) => /dynamodb:(Put|Update|Delete|ConditionCheck)/.test(action))).toEqual([]);
});

it('every job sends its dead letters to a queue that keeps them for two weeks', () => {
  const queues = resources<{ QueueName: string; MessageRetentionPeriod: number }>(events, 'AWS::SQS::Queue').filter(
    ({ QueueName }) => QueueName.endsWith('-dead-letters'),
  );
  expect(queues).toHaveLength(resources(events, 'AWS::Lambda::Function').length);
  for (const { MessageRetentionPeriod } of queues) expect(MessageRetentionPeriod).toBe(1_209_600);
});
