import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { resources, synthesise } from './synthesise.ts';

const { schedules } = synthesise();
const template = Template.fromStack(schedules);

describe('close-shifts', () => {
  it('runs every minute with the event as it is', () => {
    type Rule = { ScheduleExpression: string; State: string; Targets: Record<string, unknown>[] };
    const rules = resources<Rule>(schedules, 'AWS::Events::Rule');
    expect(rules).toMatchObject([{ ScheduleExpression: 'rate(1 minute)', State: 'ENABLED' }]);
    expect(rules[0]?.Targets).toHaveLength(1);
    expect(rules[0]?.Targets[0]).not.toHaveProperty('Input');
    expect(rules[0]?.Targets[0]).not.toHaveProperty('InputTransformer');
  });

  it('leaves what fails twice, in delivery or in the run, in a dead-letter queue', () => {
    const bounds = { MaximumRetryAttempts: 1, MaximumEventAgeInSeconds: 900 };
    const queue = { 'Fn::GetAtt': [Object.keys(template.findResources('AWS::SQS::Queue'))[0], 'Arn'] };
    template.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
      ...bounds,
      DestinationConfig: { OnFailure: { Destination: queue } },
    });
    template.hasResourceProperties('AWS::Events::Rule', {
      Targets: [{ DeadLetterConfig: { Arn: queue }, RetryPolicy: bounds }],
    });
  });

  it('never piles up', () => {
    template.hasResourceProperties('AWS::Lambda::Function', {
      FunctionName: 'smena-close-shifts',
      ReservedConcurrentExecutions: 2,
    });
  });
});
