import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { resources, synthesise } from './synthesise.ts';

const { observability } = synthesise();
if (!observability) throw new Error('The observability stack belongs to the app on AWS');
const template = Template.fromStack(observability);

type Alarm = { AlarmName: string; AlarmActions: unknown[]; AlarmDescription: string };
const alarms = resources<Alarm>(observability, 'AWS::CloudWatch::Alarm');

describe('alarms', () => {
  it.each([
    'api-errors',
    'api-throttles',
    'function-errors',
    'function-throttles',
    'table-throttles',
    'dead-letters',
    'schedule-age',
    'schedule-failures',
  ])('tell somebody of %s', (name) => {
    const alarm = alarms.find(({ AlarmName }) => AlarmName === `smena-${name}`);
    expect(alarm?.AlarmActions).toHaveLength(1);
    expect(alarm?.AlarmDescription).not.toBe('');
  });

  it('take silence of the clock for a fault', () => {
    template.hasResourceProperties('AWS::CloudWatch::Alarm', {
      AlarmName: 'smena-schedule-failures',
      TreatMissingData: 'breaching',
      ComparisonOperator: 'LessThanThreshold',
    });
  });

  it('reach the address of the deployment', () => {
    const { observability: told } = synthesise({ alarmEmail: 'ops@smena.test' });
    if (!told) throw new Error('No observability stack');
    Template.fromStack(told).hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'email',
      Endpoint: 'ops@smena.test',
    });
  });
});

it('draws a dashboard', () => template.resourceCountIs('AWS::CloudWatch::Dashboard', 1));
