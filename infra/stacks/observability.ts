import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import * as logs from 'aws-cdk-lib/aws-logs';
import * as sns from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { settingsOf } from '../settings.ts';
import type { ApiStack } from './api.ts';
import type { DataStack } from './data.ts';
import type { SchedulesStack } from './schedules.ts';

type Parts = { data: DataStack; api: ApiStack; schedules: SchedulesStack };

const fiveMinutes = { period: Duration.minutes(5), statistic: 'Sum' };

/** Alarms that require action (docs/runbook.md), and a dashboard. */
export class ObservabilityStack extends Stack {
  constructor(scope: Construct, id: string, { data, api, schedules, ...props }: StackProps & Parts) {
    super(scope, id, props);

    const metrics = { ...apiMetrics(this, api), ...functionMetrics(), ...tableMetrics(data), ...jobMetrics(schedules) };
    this.raiseAlarms(metrics);
    this.drawDashboard(metrics);
  }

  private raiseAlarms(metrics: Metrics) {
    const topic = new sns.Topic(this, 'alarms', { topicName: 'smena-alarms', enforceSSL: true });
    const { alarmEmail, smsMonthly } = settingsOf(this);
    if (alarmEmail) topic.addSubscription(new EmailSubscription(alarmEmail));

    const alarm = (name: string, metric: cloudwatch.IMetric, alarmDescription: string, limit: Limit = atLeast(1)) =>
      new cloudwatch.Alarm(this, name, {
        alarmName: `smena-${name}`,
        alarmDescription,
        metric,
        evaluationPeriods: 1,
        ...limit,
      }).addAlarmAction(new SnsAction(topic));

    alarm('api-errors', metrics.serverErrors, 'The API answered 5xx', atLeast(5));
    alarm('api-throttles', metrics.refusals, 'The API refused requests as too many', atLeast(50));
    alarm('function-errors', metrics.functionErrors, 'A function crashed or ran out of time or memory');
    alarm('function-throttles', metrics.functionThrottles, 'Invocations were throttled at a concurrency limit');
    alarm('table-throttles', metrics.tableThrottles, 'The table refused reads or writes');
    alarm('sms-ceiling', metrics.smsThisMonth, 'Most of the SMS of this month are sent', atLeast(0.8 * smsMonthly));
    alarm('mail-bounces', metrics.bounces, 'Too many letters reach nobody', atLeast(0.05));
    alarm('dead-letters', metrics.deadLetters, 'A run of close-shifts failed for good');
    alarm('schedule-age', metrics.scheduleAge, 'close-shifts runs late, by milliseconds', atLeast(120_000));
    alarm('schedule-failures', metrics.goodRuns, 'close-shifts has not ended well for five minutes', none);
  }

  private drawDashboard(metrics: Metrics) {
    const graph = (title: string, left: cloudwatch.IMetric[], right: cloudwatch.IMetric[] = []) =>
      new cloudwatch.GraphWidget({ title, left, right, width: 12 });
    new cloudwatch.Dashboard(this, 'dashboard', {
      dashboardName: 'smena',
      widgets: [
        [
          graph('API: requests and errors', [metrics.requests, metrics.clientErrors, metrics.serverErrors]),
          graph('API: time to answer, ms', [metrics.median, metrics.slowest]),
        ],
        [
          graph('Functions: errors', [eachFunction('Errors', 'Sum')]),
          graph('Functions: slowest run, ms', [eachFunction('Duration', 'p99')]),
        ],
        [
          graph('Functions: at one moment, and refused', [metrics.concurrent], [metrics.functionThrottles]),
          graph('Table: capacity used, and refused', [metrics.reads, metrics.writes], [metrics.tableThrottles]),
        ],
        [
          graph('Clock: good runs, and dead letters', [metrics.goodRuns], [metrics.deadLetters]),
          graph('Clock: age of the schedule, ms', [metrics.scheduleAge]),
        ],
        [graph('SMS sent this month', [metrics.smsThisMonth]), graph('Letters that reached nobody', [metrics.bounces])],
      ],
    });
  }
}
type Metrics = ReturnType<typeof apiMetrics> &
  ReturnType<typeof functionMetrics> &
  ReturnType<typeof tableMetrics> &
  ReturnType<typeof jobMetrics>;

type Limit = Pick<cloudwatch.AlarmProps, 'threshold' | 'comparisonOperator' | 'treatMissingData'>;
const atLeast = (threshold: number): Limit => ({
  threshold,
  comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
  treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
});
/** Missing data is the failure. */
const none: Limit = {
  threshold: 1,
  comparisonOperator: cloudwatch.ComparisonOperator.LESS_THAN_THRESHOLD,
  treatMissingData: cloudwatch.TreatMissingData.BREACHING,
};

const apiMetrics = (scope: Construct, { api, accessLog }: ApiStack) => ({
  requests: api.metricCount(fiveMinutes),
  clientErrors: api.metricClientError(fiveMinutes),
  serverErrors: api.metricServerError(fiveMinutes),
  median: api.metricLatency({ ...fiveMinutes, statistic: 'p50', label: 'p50' }),
  slowest: api.metricLatency({ ...fiveMinutes, statistic: 'p99', label: 'p99' }),
  refusals: new logs.MetricFilter(scope, 'refusals', {
    logGroup: accessLog,
    filterPattern: logs.FilterPattern.stringValue('$.status', '=', '429'),
    metricNamespace: 'Smena',
    metricName: 'Refusals',
  }).metric(fiveMinutes),
});

/**
 * AWS/Lambda metrics without a dimension cover all functions of the account, so new functions need no alarm of their
 * own.
 */
const allFunctions = (metricName: string, statistic = 'Sum') =>
  new cloudwatch.Metric({ namespace: 'AWS/Lambda', metricName, ...fiveMinutes, statistic });
const functionMetrics = () => ({
  // CloudWatch reads it from the log of every function that sends SMS (functions/identity/send-sms.ts).
  smsThisMonth: new cloudwatch.Metric({
    namespace: 'Smena',
    metricName: 'SmsThisMonth',
    ...fiveMinutes,
    statistic: 'Maximum',
  }),
  /** SES computes this rate over all e-mails and suspends sending at 0.1. */
  bounces: new cloudwatch.Metric({
    namespace: 'AWS/SES',
    metricName: 'Reputation.BounceRate',
    period: Duration.hours(1),
    statistic: 'Maximum',
  }),
  functionErrors: allFunctions('Errors'),
  functionThrottles: allFunctions('Throttles'),
  concurrent: allFunctions('ConcurrentExecutions', 'Maximum'),
});
/** One line per function of the app, new functions included. */
const eachFunction = (metricName: string, statistic: string) =>
  new cloudwatch.MathExpression({
    expression: `SEARCH('{AWS/Lambda,FunctionName} smena MetricName="${metricName}"', '${statistic}')`,
    label: '',
    period: fiveMinutes.period,
  });

const sum = (left: cloudwatch.IMetric, sign: '+' | '-', right: cloudwatch.IMetric, label: string) =>
  new cloudwatch.MathExpression({
    expression: `FILL(a, 0) ${sign} FILL(b, 0)`,
    usingMetrics: { a: left, b: right },
    label,
    period: fiveMinutes.period,
  });

const tableMetrics = ({ table }: DataStack) => ({
  reads: table.metricConsumedReadCapacityUnits(fiveMinutes),
  writes: table.metricConsumedWriteCapacityUnits(fiveMinutes),
  tableThrottles: sum(
    table.metric('ReadThrottleEvents', fiveMinutes),
    '+',
    table.metric('WriteThrottleEvents', fiveMinutes),
    'refused',
  ),
});

const jobMetrics = ({ closeShifts }: SchedulesStack) => ({
  goodRuns: sum(closeShifts.metricInvocations(fiveMinutes), '-', closeShifts.metricErrors(fiveMinutes), 'good runs'),
  /** How long an event waited before its run. */
  scheduleAge: closeShifts.metric('AsyncEventAge', { ...fiveMinutes, statistic: 'Maximum' }),
  deadLetters: closeShifts.deadLetters.metricApproximateNumberOfMessagesVisible(fiveMinutes),
});
