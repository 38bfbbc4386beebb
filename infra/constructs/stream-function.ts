import { Duration, Validations } from 'aws-cdk-lib';
import { StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Construct } from 'constructs';
import { type Age, JobFunction, type JobProps } from './job-function.ts';

type Props = JobProps & {
  /** Only records whose partition key starts with one of these. */
  prefixes: readonly string[];
  /** Only these kinds of changes; all when absent. */
  changes?: readonly ('INSERT' | 'MODIFY' | 'REMOVE')[];
};

/** Seconds. Live screens depend on it; records are usually processed within one second. */
const maxDelay = 60;

/**
 * A consumer of the table's stream. DynamoDB advises at most two of them, so all projections share one. The function
 * sets aside what is wrong with a record, and names the record from which a batch is to be delivered again
 * (functions/events/serve-stream.ts). After a crash the batch is halved until the record is alone.
 */
export class StreamFunction extends JobFunction {
  readonly age: Age;

  constructor(scope: Construct, name: string, { prefixes, changes, ...props }: Props) {
    super(scope, name, 'stream', props);
    const pk = { S: prefixes.map((prefix) => ({ prefix })) };
    this.addEventSource(
      new DynamoEventSource(props.table, {
        // Records between the creation of the mapping and its first poll are processed too.
        startingPosition: StartingPosition.TRIM_HORIZON,
        // Records of different items are processed side by side, so a long batch takes hardly longer than a short one.
        batchSize: 500,
        filters: [{ pattern: JSON.stringify({ ...(changes && { eventName: changes }), dynamodb: { Keys: { pk } } }) }],
        reportBatchItemFailures: true,
        bisectBatchOnError: true,
        // As often as needed, for as long as the stream keeps a record.
        maxRecordAge: Duration.hours(24),
        onFailure: new SqsDlq(this.deadLetters),
      }),
    );
    this.addEnvironment('DEAD_LETTERS', this.deadLetters.queueUrl);
    this.deadLetters.grantSendMessages(this);
    this.age = {
      metric: this.metric('IteratorAge', { period: Duration.minutes(5), statistic: 'Maximum' }),
      limit: maxDelay * 1000,
      unit: 'milliseconds',
    };
    Validations.of(this.role ?? this).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'dynamodb:ListStreams has no resource',
    });
  }
}
