import { Duration } from 'aws-cdk-lib';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type * as sns from 'aws-cdk-lib/aws-sns';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { type Age, JobFunction, type JobProps } from './job-function.ts';

type Props = Omit<JobProps, 'writes'> & { topic: sns.ITopic };

/** Nobody waits for it. */
const maxDelay = Duration.minutes(10);

/** A job that runs for each message of a topic. One whose run failed three times goes to the dead-letter queue. */
export class TopicFunction extends JobFunction {
  readonly age: Age;

  constructor(scope: Construct, name: string, { topic, ...props }: Props) {
    super(scope, name, 'job', { ...props, writes: true });
    this.configureAsyncInvoke({
      onFailure: new SqsDestination(this.deadLetters),
      retryAttempts: 2,
      maxEventAge: Duration.hours(1),
    });
    topic.addSubscription(new LambdaSubscription(this, { deadLetterQueue: this.deadLetters }));
    this.age = {
      metric: this.metric('AsyncEventAge', { period: Duration.minutes(5), statistic: 'Maximum' }),
      limit: maxDelay.toMilliseconds(),
      unit: 'milliseconds',
    };
  }
}
