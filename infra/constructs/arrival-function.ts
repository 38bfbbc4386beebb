import { Duration } from 'aws-cdk-lib';
import * as events from 'aws-cdk-lib/aws-events';
import * as targets from 'aws-cdk-lib/aws-events-targets';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type * as s3 from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { type Age, JobFunction, type JobProps } from './job-function.ts';

type Props = Omit<JobProps, 'writes'> & { bucket: s3.IBucket; prefix: string };

/** Someone waits for the result of the check on the screen. */
const maxDelay = Duration.minutes(1);

/**
 * A job that runs for each new object under a prefix of a bucket, by EventBridge. An event whose run failed three times
 * goes to the dead-letter queue.
 */
export class ArrivalFunction extends JobFunction {
  readonly age: Age;

  constructor(scope: Construct, name: string, { bucket, prefix, ...props }: Props) {
    super(scope, name, 'job', { ...props, writes: true });
    const retry = { retryAttempts: 2, maxEventAge: Duration.hours(1) };
    this.configureAsyncInvoke({ onFailure: new SqsDestination(this.deadLetters), ...retry });
    new events.Rule(this, 'rule', {
      eventPattern: {
        source: ['aws.s3'],
        detailType: ['Object Created'],
        detail: { bucket: { name: [bucket.bucketName] }, object: { key: [{ prefix }] } },
      },
      targets: [new targets.LambdaFunction(this, { deadLetterQueue: this.deadLetters, ...retry })],
    });
    this.age = {
      metric: this.metric('AsyncEventAge', { period: Duration.minutes(5), statistic: 'Maximum' }),
      limit: maxDelay.toMilliseconds(),
      unit: 'milliseconds',
    };
  }
}
