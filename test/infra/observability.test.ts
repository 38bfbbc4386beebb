import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { resources, settings, synthesise } from './synthesise.ts';

const { observability } = synthesise();

type Alarm = { AlarmName: string; AlarmActions: unknown[] };
const alarms = resources<Alarm>(observability, 'AWS::CloudWatch::Alarm');

describe('alarms', () => {
  it('watch errors, throttles, SMS, dead letters and the scheduled job', () => {
    expect(alarms.map(({ AlarmName }) => AlarmName)).toEqual([
      'smena-api-errors',
      'smena-api-throttles',
      'smena-function-errors',
      'smena-function-throttles',
      'smena-table-throttles',
      'smena-sms-ceiling',
      'smena-mail-bounces',
      'smena-dead-letters',
      'smena-schedule-age',
      'smena-schedule-failures',
    ]);
  });

  it.each(alarms)('have an action: $AlarmName', ({ AlarmActions }) => {
    expect(AlarmActions).toHaveLength(1);
  });

  it.each(alarms)('have a section in the runbook: $AlarmName', ({ AlarmName }) => {
    expect(readFileSync('docs/runbook.md', 'utf8')).toContain(`### ${AlarmName.slice('smena-'.length)}\n`);
  });

  it('treat missing runs of the scheduled job as a failure', () => {
    expect(alarms.find(({ AlarmName }) => AlarmName === 'smena-schedule-failures')).toMatchObject({
      TreatMissingData: 'breaching',
      ComparisonOperator: 'LessThanThreshold',
    });
  });

  it("are sent to the address from the deployment's settings", () => {
    const withAlarmEmail = synthesise(settings).observability;
    expect(resources(withAlarmEmail, 'AWS::SNS::Subscription')).toMatchObject([
      { Protocol: 'email', Endpoint: settings.alarmEmail },
    ]);
  });
});

it('the dashboard exists', () => {
  expect(resources(observability, 'AWS::CloudWatch::Dashboard')).toMatchObject([{ DashboardName: 'smena' }]);
});
