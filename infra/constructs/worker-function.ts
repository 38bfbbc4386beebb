import { Duration } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { effectOf, type EffectKind } from '../../functions/data/effects.ts';
import { maxTries } from '../../functions/events/pauses.ts';
import { lambdaLimits } from '../lambda-limits.ts';
import { settingsOf } from '../settings.ts';
import { type Age, JobFunction, type JobProps } from './job-function.ts';

type Props = Omit<JobProps, 'writes' | 'description'>;

/** The worker of a kind of outbox entries: its queue and its Lambda. */
export class WorkerFunction extends JobFunction {
  readonly queue: sqs.Queue;
  readonly age: Age;

  constructor(scope: Construct, kind: EffectKind, props: Props) {
    const { description, batchSize, delay, maxDelay } = effectOf(kind);
    super(scope, kind, 'worker', { ...props, description, writes: true });
    this.queue = new sqs.Queue(this, 'queue', {
      queueName: `smena-${kind}`,
      retentionPeriod: Duration.days(4),
      deliveryDelay: Duration.seconds(delay),
      // AWS's advice: six times the function's timeout. It only matters after a crash.
      visibilityTimeout: Duration.seconds(6 * lambdaLimits(kind, 'worker').seconds),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: maxTries },
      // The local cloud has no TLS.
      enforceSSL: !settingsOf(scope).local,
    });
    // Few at once, because SES and SNS limit the sends per second.
    this.addEventSource(
      new SqsEventSource(this.queue, { batchSize, maxConcurrency: 4, reportBatchItemFailures: true }),
    );
    this.addEnvironment('QUEUE', this.queue.queueUrl);
    const { firstPause } = settingsOf(this);
    if (firstPause) this.addEnvironment('FIRST_PAUSE', firstPause);
    this.age = {
      metric: this.queue.metricApproximateAgeOfOldestMessage({ period: Duration.minutes(5), statistic: 'Maximum' }),
      limit: maxDelay,
      unit: 'seconds',
    };
  }
}
