import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apiNames } from '../../infra/apis.ts';
import { JobFunction } from '../../infra/constructs/job-function.ts';
import { ScheduledFunction } from '../../infra/constructs/scheduled-function.ts';
import { StreamFunction } from '../../infra/constructs/stream-function.ts';
import { TopicFunction } from '../../infra/constructs/topic-function.ts';
import { WorkerFunction } from '../../infra/constructs/worker-function.ts';
import { resources, settings, synthesise } from './synthesise.ts';

const { app, observability } = synthesise();
const jobs = app.node.findAll().filter((construct) => construct instanceof JobFunction);
const schedules = jobs.filter((job) => job instanceof ScheduledFunction);

type Metric = { Expression?: string; MetricStat?: { Metric: { MetricName: string }; Stat: string; Period: number } };
type Alarm = {
  AlarmName: string;
  AlarmActions: unknown[];
  MetricName?: string;
  Statistic?: string;
  Metrics?: Metric[];
  ComparisonOperator: string;
  Threshold: number;
  TreatMissingData: string;
};
/** What is compared with what, in one line. */
const ruleOf = ({ MetricName, Statistic, Metrics = [], ComparisonOperator, Threshold, TreatMissingData }: Alarm) => [
  ...(MetricName ? [MetricName, Statistic] : []),
  ...Metrics.map(({ Expression, MetricStat }) => Expression ?? `${MetricStat?.Metric.MetricName} ${MetricStat?.Stat}`),
  ComparisonOperator === 'GreaterThanOrEqualToThreshold' ? '>=' : ComparisonOperator,
  Threshold,
  TreatMissingData,
];
const alarms = resources<Alarm>(observability, 'AWS::CloudWatch::Alarm');

describe('alarms', () => {
  it('watch errors, throttles, SMS, the dead letters and the oldest work of every job, and the runs of every schedule', () => {
    expect(jobs.map(({ job }) => job)).toEqual(expect.arrayContaining(['close-shifts', 'remove-users']));
    expect(alarms.map(({ AlarmName }) => AlarmName)).toEqual([
      'smena-api-errors',
      'smena-api-throttles',
      'smena-live-errors',
      'smena-live-throttles',
      'smena-function-errors',
      'smena-function-throttles',
      'smena-table-throttles',
      'smena-wrong-counters',
      'smena-assistant-unanswered',
      'smena-sms-ceiling',
      'smena-mail-bounces',
      ...jobs.flatMap(({ job }) => [`smena-${job}-dead-letters`, `smena-${job}-age`]),
      ...schedules.map(({ job }) => `smena-${job}-runs`),
    ]);
  });

  it('are raised by these measures at these limits', () => {
    const rules = new Map(alarms.map((alarm) => [alarm.AlarmName.slice('smena-'.length), ruleOf(alarm).join(' ')]));
    const ofJobs = jobs.flatMap(({ job }) => [`${job}-dead-letters`, `${job}-age`, `${job}-runs`]);
    expect(Object.fromEntries([...rules].filter(([name]) => !ofJobs.includes(name)))).toEqual({
      'api-errors':
        'FILL(failed_0, 0) + FILL(failed_1, 0) + FILL(failed_2, 0) + FILL(failed_3, 0) 5xx Sum 5xx Sum 5xx Sum 5xx Sum >= 5 notBreaching',
      'api-throttles': 'Refusals Sum >= 50 notBreaching',
      'live-errors': 'FILL(a, 0) + FILL(b, 0) IntegrationError Sum ExecutionError Sum >= 5 notBreaching',
      'live-throttles': 'ClientError Sum >= 50 notBreaching',
      'function-errors': 'Errors Sum >= 1 notBreaching',
      'function-throttles': 'Throttles Sum >= 1 notBreaching',
      'table-throttles':
        'FILL(reads, 0) + FILL(writes, 0) + FILL(queries, 0) + FILL(transactions, 0) ReadThrottleEvents Sum WriteThrottleEvents Sum ThrottledRequests Sum ThrottledRequests Sum >= 1 notBreaching',
      'sms-ceiling': 'SmsThisMonth Maximum >= 4000 notBreaching',
      'mail-bounces': 'Reputation.BounceRate Maximum >= 0.05 notBreaching',
      'wrong-counters': 'WrongCounters Sum >= 1 notBreaching',
      'assistant-unanswered': 'AssistantUnanswered Sum >= 3 notBreaching',
    });
    // One for the log of each API.
    const filter = {
      FilterPattern: '{ $.status = "429" }',
      MetricTransformations: [{ MetricName: 'Refusals', MetricValue: '1' }],
    };
    expect(resources(observability, 'AWS::Logs::MetricFilter')).toMatchObject(apiNames.map(() => filter));
    for (const { job } of jobs)
      expect(rules.get(`${job}-dead-letters`)).toBe('ApproximateNumberOfMessagesVisible Maximum >= 1 notBreaching');
  });

  it('notice work that waits: a minute in the stream and for a check, two for a schedule, five in a queue, ten for a bounce, 15 for an export and for a service, 30 for a company', () => {
    const ages = new Map(alarms.map((alarm) => [alarm.AlarmName, ruleOf(alarm).join(' ')]));
    const slowQueues: Record<string, number> = {
      'write-export': 900,
      'settle-service': 900,
      'settle-pay': 900,
      'check-company': 1800,
    };
    const inStream = 'IteratorAge Maximum >= 60000 notBreaching';
    const inQueue = (seconds: number) => `ApproximateAgeOfOldestMessage Maximum >= ${seconds} notBreaching`;
    const asynchronous = (minutes: number) => `AsyncEventAge Maximum >= ${minutes * 60_000} notBreaching`;
    for (const construct of jobs) {
      const { job } = construct;
      const expected =
        construct instanceof StreamFunction
          ? inStream
          : construct instanceof WorkerFunction
            ? inQueue(slowQueues[job] ?? 300)
            : construct instanceof TopicFunction
              ? asynchronous(10)
              : asynchronous(construct instanceof ScheduledFunction ? 2 : 1);
      expect([job, ages.get(`smena-${job}-age`)]).toEqual([job, expected]);
    }
  });

  it.each(alarms)('have an action: $AlarmName', ({ AlarmActions }) => {
    expect(AlarmActions).toHaveLength(1);
  });

  it.each(alarms)('have a section in the runbook: $AlarmName', ({ AlarmName }) => {
    expect(readFileSync('docs/runbook.md', 'utf8')).toContain(`### ${AlarmName.slice('smena-'.length)}\n`);
  });

  it('treat missing runs of a schedule as a failure: after five minutes, or three runs of one that is slower', () => {
    const minutesOf = ({ Metrics = [] }: Alarm) => Metrics.map(({ MetricStat }) => (MetricStat?.Period ?? 0) / 60);
    const runs = alarms.filter(({ AlarmName }) => AlarmName.endsWith('-runs'));
    for (const alarm of runs) {
      const id = alarm.AlarmName.slice('smena-'.length, -'-runs'.length).replaceAll('-', '_');
      expect(ruleOf(alarm).join(' ')).toBe(
        `FILL(${id}_runs, 0) - FILL(${id}_errors, 0) Invocations Sum Errors Sum LessThanThreshold 1 breaching`,
      );
    }
    expect(Object.fromEntries(runs.map((alarm) => [alarm.AlarmName, Math.max(...minutesOf(alarm))]))).toEqual({
      'smena-close-shifts-runs': 5,
      'smena-remove-users-runs': 180,
      'smena-remove-files-runs': 15,
      'smena-recount-lists-runs': 180,
      'smena-check-companies-runs': 180,
      'smena-remind-carts-runs': 180,
      'smena-open-tenders-runs': 5,
      'smena-start-broadcasts-runs': 5,
      'smena-notify-shifts-runs': 5,
      'smena-send-deliveries-runs': 5,
      'smena-keep-subscriptions-runs': 4320,
      'smena-keep-invoices-runs': 4320,
      'smena-compact-catalogue-runs': 15,
      'smena-sweep-outbox-runs': 15,
    });
  });

  it('may publish to their topic, which no statement of its policy would allow otherwise', () => {
    type Policy = { PolicyDocument: { Statement: object[] } };
    expect(
      resources<Policy>(observability, 'AWS::SNS::TopicPolicy').flatMap(
        ({ PolicyDocument }) => PolicyDocument.Statement,
      ),
    ).toMatchObject([
      { Effect: 'Deny', Action: 'sns:Publish', Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
      {
        Effect: 'Allow',
        Action: 'sns:Publish',
        Principal: { Service: 'cloudwatch.amazonaws.com' },
        Condition: { ArnLike: { 'aws:SourceArn': expect.anything() } },
      },
    ]);
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
