import { Duration } from 'aws-cdk-lib';
import * as events from 'aws-cdk-lib/aws-events';
import * as targets from 'aws-cdk-lib/aws-events-targets';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { Construct } from 'constructs';
import { settingsOf } from '../settings.ts';
import { type Age, JobFunction, type JobProps } from './job-function.ts';

type Props = JobProps & {
  every: Duration;
  /** Of a job that runs every day: the hour in UTC. Without it, the time of the deployment. */
  hour?: number;
};

/** An event waits no longer for its run, unless runs are slow or throttled. */
const maxDelay = Duration.minutes(2);

/**
 * A scheduled job. It receives EventBridge's event unchanged. The event's `time` is the job's `now`, so a late or
 * repeated run does the same as a run on time. An event whose run failed twice goes to the dead-letter queue.
 */
export class ScheduledFunction extends JobFunction {
  readonly every: Duration;
  readonly age: Age;

  constructor(scope: Construct, name: string, { every, hour, ...props }: Props) {
    super(scope, name, 'job', props);
    this.every = every;
    const retry = { retryAttempts: 1, maxEventAge: Duration.minutes(15) };
    this.configureAsyncInvoke({ onFailure: new SqsDestination(this.deadLetters), ...retry });
    new events.Rule(this, 'rule', {
      enabled: settingsOf(this).schedules,
      schedule:
        hour === undefined ? events.Schedule.rate(every) : events.Schedule.cron({ hour: String(hour), minute: '0' }),
      targets: [new targets.LambdaFunction(this, { deadLetterQueue: this.deadLetters, ...retry })],
    });
    this.age = {
      metric: this.metric('AsyncEventAge', { period: Duration.minutes(5), statistic: 'Maximum' }),
      limit: maxDelay.toMilliseconds(),
      unit: 'milliseconds',
    };
  }
}
