import { describe, expect, it } from 'vitest';
import { resources, synthesise } from './synthesise.ts';

const { schedules } = synthesise();

type Target = { DeadLetterConfig: { Arn: unknown }; RetryPolicy: object };
const rules = resources<{ Targets: Target[]; ScheduleExpression: string }>(schedules, 'AWS::Events::Rule').toSorted(
  (one, other) => one.ScheduleExpression.localeCompare(other.ScheduleExpression),
);

describe('the scheduled jobs', () => {
  it('run every hour (remove-users, recount-lists, check-companies, remind-carts), every minute (close-shifts, open-tenders, start-broadcasts, notify-shifts, send-deliveries) and every five minutes (remove-files, compact-catalogue), once a day (keep-subscriptions), in the morning (keep-invoices), and receive the event unchanged', () => {
    expect(rules).toMatchObject([
      { ScheduleExpression: 'cron(0 4 * * ? *)', State: 'ENABLED' },
      { ScheduleExpression: 'rate(1 day)', State: 'ENABLED' },
      { ScheduleExpression: 'rate(1 hour)', State: 'ENABLED' },
      { ScheduleExpression: 'rate(1 hour)', State: 'ENABLED' },
      { ScheduleExpression: 'rate(1 hour)', State: 'ENABLED' },
      { ScheduleExpression: 'rate(1 hour)', State: 'ENABLED' },
      { ScheduleExpression: 'rate(1 minute)', State: 'ENABLED' },
      { ScheduleExpression: 'rate(1 minute)', State: 'ENABLED' },
      { ScheduleExpression: 'rate(1 minute)', State: 'ENABLED' },
      { ScheduleExpression: 'rate(1 minute)', State: 'ENABLED' },
      { ScheduleExpression: 'rate(1 minute)', State: 'ENABLED' },
      { ScheduleExpression: 'rate(5 minutes)', State: 'ENABLED' },
      { ScheduleExpression: 'rate(5 minutes)', State: 'ENABLED' },
    ]);
    const targets = rules.flatMap(({ Targets }) => Targets);
    expect(targets).toHaveLength(13);
    for (const target of targets) {
      expect(target).not.toHaveProperty('Input');
      expect(target).not.toHaveProperty('InputTransformer');
    }
  });

  it('send events that fail twice, in delivery or in the run, each to its own dead-letter queue', () => {
    const bounds = { MaximumRetryAttempts: 1, MaximumEventAgeInSeconds: 900 };
    const queues = rules.map(({ Targets: [target] }) => {
      expect(target?.RetryPolicy).toEqual(bounds);
      return target?.DeadLetterConfig.Arn;
    });
    expect(resources(schedules, 'AWS::SQS::Queue')).toHaveLength(13);
    const configs = resources<{ DestinationConfig: { OnFailure: { Destination: unknown } } }>(
      schedules,
      'AWS::Lambda::EventInvokeConfig',
    );
    for (const config of configs) expect(config).toMatchObject(bounds);
    const destinations = configs.map(({ DestinationConfig }) => DestinationConfig.OnFailure.Destination);
    expect(new Set(destinations.map((arn) => JSON.stringify(arn)))).toEqual(
      new Set(queues.map((arn) => JSON.stringify(arn))),
    );
    expect(destinations).toHaveLength(13);
  });

  it('have at most two runs at the same time', () => {
    expect(resources(schedules, 'AWS::Lambda::Function')).toMatchObject([
      { FunctionName: 'smena-close-shifts', ReservedConcurrentExecutions: 2 },
      { FunctionName: 'smena-remove-users', ReservedConcurrentExecutions: 2 },
      { FunctionName: 'smena-remove-files', ReservedConcurrentExecutions: 2 },
      { FunctionName: 'smena-recount-lists', ReservedConcurrentExecutions: 2 },
      { FunctionName: 'smena-check-companies', ReservedConcurrentExecutions: 2 },
      { FunctionName: 'smena-remind-carts', ReservedConcurrentExecutions: 2 },
      { FunctionName: 'smena-open-tenders', ReservedConcurrentExecutions: 2 },
      { FunctionName: 'smena-start-broadcasts', ReservedConcurrentExecutions: 2 },
      { FunctionName: 'smena-notify-shifts', ReservedConcurrentExecutions: 2 },
      { FunctionName: 'smena-send-deliveries', ReservedConcurrentExecutions: 2 },
      { FunctionName: 'smena-keep-subscriptions', ReservedConcurrentExecutions: 2 },
      { FunctionName: 'smena-keep-invoices', ReservedConcurrentExecutions: 2 },
      { FunctionName: 'smena-compact-catalogue', ReservedConcurrentExecutions: 2 },
    ]);
  });
});
