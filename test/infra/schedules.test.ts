import { describe, expect, it } from 'vitest';
import { resources, synthesise } from './synthesise.ts';

const { schedules } = synthesise();

type Target = { DeadLetterConfig: { Arn: unknown }; RetryPolicy: object };
const rules = resources<{ Targets: Target[] }>(schedules, 'AWS::Events::Rule');

describe('close-shifts', () => {
  it('runs every minute and receives the event unchanged', () => {
    expect(rules).toMatchObject([{ ScheduleExpression: 'rate(1 minute)', State: 'ENABLED' }]);
    const targets = rules.flatMap(({ Targets }) => Targets);
    expect(targets).toHaveLength(1);
    expect(targets[0]).not.toHaveProperty('Input');
    expect(targets[0]).not.toHaveProperty('InputTransformer');
  });

  it('sends events that fail twice, in delivery or in the run, to one dead-letter queue', () => {
    const bounds = { MaximumRetryAttempts: 1, MaximumEventAgeInSeconds: 900 };
    const queue = rules[0]?.Targets[0]?.DeadLetterConfig.Arn;
    expect(rules[0]?.Targets[0]?.RetryPolicy).toEqual(bounds);
    expect(resources(schedules, 'AWS::SQS::Queue')).toHaveLength(1);
    expect(resources(schedules, 'AWS::Lambda::EventInvokeConfig')).toMatchObject([
      { ...bounds, DestinationConfig: { OnFailure: { Destination: queue } } },
    ]);
  });

  it('has at most two runs at the same time', () => {
    expect(resources(schedules, 'AWS::Lambda::Function')).toMatchObject([
      { FunctionName: 'smena-close-shifts', ReservedConcurrentExecutions: 2 },
    ]);
  });
});
