import { Duration, Validations } from 'aws-cdk-lib';
import { StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Construct } from 'constructs';
import type { Age, JobProps } from './job-function.ts';
import { JobFunction } from './job-function.ts';

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
 * sets aside failed records by itself (functions/events/serve-stream.ts); the settings here cover crashes and timeouts:
 * the batch is halved until the record is alone and then sent to the dead-letter queue.
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
        bisectBatchOnError: true,
        // Halving does not count. A record that keeps crashing the function holds up its shard this long: up to six
        // runs.
        retryAttempts: 5,
        // The stream keeps records for 24 hours.
        maxRecordAge: Duration.hours(12),
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
