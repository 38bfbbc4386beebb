import { Duration, Validations } from 'aws-cdk-lib';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as events from 'aws-cdk-lib/aws-events';
import * as targets from 'aws-cdk-lib/aws-events-targets';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { lambdaLimits } from '../lambda-limits.ts';
import { settingsOf } from '../settings.ts';
import { BundledFunction } from './bundled-function.ts';

type Props = { description: string; every: Duration; table: dynamodb.ITable };

/**
 * A scheduled job. It receives EventBridge's event unchanged. The event's `time` is the job's `now`, so a late or
 * repeated run does the same as a run on time. An event whose run failed twice goes to the dead-letter queue.
 */
export class ScheduledFunction extends BundledFunction {
  readonly deadLetters: sqs.Queue;

  constructor(scope: Construct, name: string, { description, every, table }: Props) {
    const deadLetters = new sqs.Queue(scope, `${name}-dead-letters`, {
      queueName: `smena-${name}-dead-letters`,
      retentionPeriod: Duration.days(14),
      // The local cloud has no TLS.
      enforceSSL: !settingsOf(scope).local,
    });
    const retry = { retryAttempts: 1, maxEventAge: Duration.minutes(15) };
    super(scope, name, {
      description,
      limits: lambdaLimits(name, 'job'),
      table,
      writes: true,
      onFailure: new SqsDestination(deadLetters),
      ...retry,
    });
    new events.Rule(this, 'rule', {
      schedule: events.Schedule.rate(every),
      targets: [new targets.LambdaFunction(this, { deadLetterQueue: deadLetters, ...retry })],
    });
    this.deadLetters = deadLetters;

    Validations.of(deadLetters).acknowledge({ id: 'AwsSolutions-SQS3', reason: 'It is the dead-letter queue' });
  }
}
