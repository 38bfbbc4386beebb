import { Duration, Validations } from 'aws-cdk-lib';
import type * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { lambdaLimits } from '../lambda-limits.ts';
import { settingsOf } from '../settings.ts';
import { BundledFunction } from './bundled-function.ts';

export type JobProps = { description: string; table: dynamodb.ITable; writes: boolean };

/** How long the oldest work of a job waits, and the limit above which an alarm is raised. */
export type Age = { metric: cloudwatch.IMetric; limit: number; unit: 'milliseconds' | 'seconds' };

/**
 * A function that no request waits for. Work that failed for good goes to its dead-letter queue. Observability derives
 * two alarms from each: for dead letters and for work that waits too long.
 */
export abstract class JobFunction extends BundledFunction {
  /** Its name without prefix, as its file in functions/jobs. */
  readonly job: string;
  readonly deadLetters: sqs.Queue;
  abstract readonly age: Age;

  constructor(scope: Construct, name: string, kind: Parameters<typeof lambdaLimits>[1], props: JobProps) {
    super(scope, name, { ...props, limits: lambdaLimits(name, kind) });
    this.job = name;
    this.deadLetters = new sqs.Queue(this, 'dead-letters', {
      queueName: `smena-${name}-dead-letters`,
      retentionPeriod: Duration.days(14),
      // The local cloud has no TLS.
      enforceSSL: !settingsOf(scope).local,
    });
    Validations.of(this.deadLetters).acknowledge({ id: 'AwsSolutions-SQS3', reason: 'It is the dead-letter queue' });
  }
}
