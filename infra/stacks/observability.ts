import { ArnFormat, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as logs from 'aws-cdk-lib/aws-logs';
import * as sns from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type * as sqs from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { type Age, JobFunction } from '../constructs/job-function.ts';
import { ScheduledFunction } from '../constructs/scheduled-function.ts';
import { settingsOf } from '../settings.ts';
import type { ApiStack } from './api.ts';
import type { DataStack } from './data.ts';
import type { RealtimeStack } from './realtime.ts';

type Parts = { data: DataStack; api: ApiStack; realtime: RealtimeStack };

const fiveMinutes = { period: Duration.minutes(5), statistic: 'Sum' };

/** Alarms that require action (docs/runbook.md), and a dashboard. */
export class ObservabilityStack extends Stack {
  constructor(scope: Construct, id: string, { data, api, realtime, ...props }: StackProps & Parts) {
    super(scope, id, props);

    const metrics = { ...apiMetrics(this, api), ...liveMetrics(realtime), ...functionMetrics(), ...tableMetrics(data) };
    const jobs = this.node.root.node.findAll().filter((construct) => construct instanceof JobFunction);
    this.raiseAlarms(metrics, jobs);
    this.drawDashboard(metrics, jobs);
  }

  private raiseAlarms(metrics: Metrics, jobs: readonly JobFunction[]) {
    const topic = new sns.Topic(this, 'alarms', { topicName: 'smena-alarms', enforceSSL: true });
    // The policy that enforces TLS replaces the default one, by which alarms of the account may publish.
    topic.addToResourcePolicy(
      new iam.PolicyStatement({
        principals: [new iam.ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { ArnLike: { 'aws:SourceArn': this.alarmArns } },
      }),
    );
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

    alarm('api-errors', metrics.serverErrors, 'The APIs answered 5xx', atLeast(5));
    alarm('api-throttles', metrics.refusals, 'The APIs refused requests as too many', atLeast(50));
    alarm('live-errors', metrics.liveErrors, 'Connections of live updates failed', atLeast(5));
    alarm('live-throttles', metrics.liveRefusals, 'Live updates refused connections or messages', atLeast(50));
    alarm('function-errors', metrics.functionErrors, 'A function crashed or ran out of time or memory');
    alarm('function-throttles', metrics.functionThrottles, 'Invocations were throttled at a concurrency limit');
    alarm('table-throttles', metrics.tableThrottles, 'The table refused reads or writes');
    alarm('wrong-counters', metrics.wrongCounters, 'Counters of a list differed from its entries, and were mended');
    alarm('assistant-unanswered', metrics.unanswered, 'No model answered questions to the assistant', atLeast(3));
    alarm('sms-ceiling', metrics.smsThisMonth, 'Most of the SMS of this month are sent', atLeast(0.8 * smsMonthly));
    alarm('mail-bounces', metrics.bounces, 'Too many letters reach nobody', atLeast(0.05));
    for (const { job, deadLetters, age } of jobs) {
      alarm(`${job}-dead-letters`, deadLettersOf(deadLetters), `Work of ${job} failed for good`);
      alarm(`${job}-age`, age.metric, `${job} is behind, by ${age.unit}`, atLeast(age.limit));
    }
    for (const scheduled of jobs.filter((job) => job instanceof ScheduledFunction)) {
      const runs = goodRunsOf(scheduled);
      alarm(
        `${scheduled.job}-runs`,
        runs,
        `${scheduled.job} has not ended well for ${runs.period.toHumanString()}`,
        none,
      );
    }
  }

  private get alarmArns(): string {
    const { COLON_RESOURCE_NAME: arnFormat } = ArnFormat;
    return this.formatArn({ service: 'cloudwatch', resource: 'alarm', resourceName: 'smena-*', arnFormat });
  }

  private drawDashboard(metrics: Metrics, jobs: readonly JobFunction[]) {
    const graph = (title: string, left: cloudwatch.IMetric[], right: cloudwatch.IMetric[] = []) =>
      new cloudwatch.GraphWidget({ title, left, right, width: 12 });
    new cloudwatch.Dashboard(this, 'dashboard', {
      dashboardName: 'smena',
      widgets: [
        [
          graph('API: requests and errors', [metrics.requests, metrics.clientErrors, metrics.serverErrors]),
          graph('API: time to answer, ms', [...metrics.medians, ...metrics.slowest]),
        ],
        [
          graph('Reading functions: errors', [eachFunction('Errors', 'Sum', reading)]),
          graph('Reading functions: slowest run, ms', [eachFunction('Duration', 'p99', reading)]),
        ],
        [
          graph('Other functions: errors', [eachFunction('Errors', 'Sum', others)]),
          graph('Other functions: slowest run, ms', [eachFunction('Duration', 'p99', others)]),
        ],
        [
          graph('Functions: at one moment, and refused', [metrics.concurrent], [metrics.functionThrottles]),
          graph('Table: capacity used, and refused', [metrics.reads, metrics.writes], [metrics.tableThrottles]),
        ],
        [
          graph(
            'Jobs: dead letters',
            jobs.map(({ deadLetters }) => deadLettersOf(deadLetters)),
          ),
          graph('Jobs: age of the oldest work', jobsWith('milliseconds', jobs), jobsWith('seconds', jobs)),
        ],
        [
          graph('Schedules: good runs', jobs.filter((job) => job instanceof ScheduledFunction).map(goodRunsOf)),
          graph('Live: connections, messages and errors', [
            metrics.liveConnections,
            metrics.liveMessages,
            metrics.liveErrors,
          ]),
        ],
        [graph('SMS sent this month', [metrics.smsThisMonth]), graph('Letters that reached nobody', [metrics.bounces])],
      ],
    });
  }
}
type Metrics = ReturnType<typeof apiMetrics> &
  ReturnType<typeof liveMetrics> &
  ReturnType<typeof functionMetrics> &
  ReturnType<typeof tableMetrics>;

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

/** Of all HTTP APIs together. The times are of each. */
const apiMetrics = (scope: Construct, { apis }: ApiStack) => {
  const all = Object.entries(apis).map(([name, { http, accessLog }]) => ({ name, http, accessLog }));
  const total = (label: string, metric: (api: HttpApi) => cloudwatch.IMetric) => {
    const metrics = all.map(({ http }, nth) => [`${label}_${nth}`, metric(http)] as const);
    return new cloudwatch.MathExpression({
      expression: metrics.map(([id]) => `FILL(${id}, 0)`).join(' + '),
      usingMetrics: Object.fromEntries(metrics),
      label,
      period: fiveMinutes.period,
    });
  };
  const latency = (statistic: string) =>
    all.map(({ name, http }) => http.metricLatency({ ...fiveMinutes, statistic, label: `${name} ${statistic}` }));
  // Every log adds to the same metric.
  const [refusals] = all.map(({ name, accessLog }) =>
    new logs.MetricFilter(scope, name === 'api' ? 'refusals' : `${name}-refusals`, {
      logGroup: accessLog,
      filterPattern: logs.FilterPattern.stringValue('$.status', '=', '429'),
      metricNamespace: 'Smena',
      metricName: 'Refusals',
    }).metric(fiveMinutes),
  );
  if (!refusals) throw new Error('There is no API');
  return {
    requests: total('requests', (api) => api.metricCount(fiveMinutes)),
    clientErrors: total('refused', (api) => api.metricClientError(fiveMinutes)),
    serverErrors: total('failed', (api) => api.metricServerError(fiveMinutes)),
    medians: latency('p50'),
    slowest: latency('p99'),
    refusals,
  };
};

const liveMetrics = ({ api, stage }: RealtimeStack) => {
  const metric = (metricName: string) =>
    new cloudwatch.Metric({
      namespace: 'AWS/ApiGateway',
      metricName,
      dimensionsMap: { ApiId: api.apiId, Stage: stage.stageName },
      ...fiveMinutes,
    });
  return {
    liveConnections: metric('ConnectCount'),
    liveMessages: metric('MessageCount'),
    // Refused before the function: too many per second.
    liveRefusals: metric('ClientError'),
    liveErrors: sum(metric('IntegrationError'), metric('ExecutionError'), 'failed'),
  };
};

/**
 * AWS/Lambda metrics without a dimension cover all functions of the account, so new functions need no alarm of their
 * own.
 */
const allFunctions = (metricName: string, statistic = 'Sum') =>
  new cloudwatch.Metric({ namespace: 'AWS/Lambda', metricName, ...fiveMinutes, statistic });
const functionMetrics = () => ({
  // CloudWatch reads it from the log of every function that counts SMS (functions/identity/sms-allowance.ts).
  smsThisMonth: new cloudwatch.Metric({
    namespace: 'Smena',
    metricName: 'SmsThisMonth',
    ...fiveMinutes,
    statistic: 'Maximum',
  }),
  // As well, from every function that writes lists (functions/data/counted/mend.ts).
  unanswered: new cloudwatch.Metric({ namespace: 'Smena', metricName: 'AssistantUnanswered', ...fiveMinutes }),
  wrongCounters: new cloudwatch.Metric({ namespace: 'Smena', metricName: 'WrongCounters', ...fiveMinutes }),
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
/** Words in the names of functions, as CloudWatch searches them. A widget shows at most 500 metrics. */
const reading = '(get OR list)';
const others = `NOT ${reading}`;
/** One line per function of the app with such a name, new functions included. */
const eachFunction = (metricName: string, statistic: string, names: typeof reading | typeof others) =>
  new cloudwatch.MathExpression({
    expression: `SEARCH('{AWS/Lambda,FunctionName} smena ${names} MetricName="${metricName}"', '${statistic}')`,
    label: '',
    period: fiveMinutes.period,
  });

const sum = (left: cloudwatch.IMetric, right: cloudwatch.IMetric, label: string) =>
  new cloudwatch.MathExpression({
    expression: 'FILL(a, 0) + FILL(b, 0)',
    usingMetrics: { a: left, b: right },
    label,
    period: fiveMinutes.period,
  });

const tableMetrics = ({ table }: DataStack) => ({
  reads: table.metricConsumedReadCapacityUnits(fiveMinutes),
  writes: table.metricConsumedWriteCapacityUnits(fiveMinutes),
  // The events are those of the table only; refusals of an index count in the requests.
  tableThrottles: new cloudwatch.MathExpression({
    expression: 'FILL(reads, 0) + FILL(writes, 0) + FILL(queries, 0) + FILL(transactions, 0)',
    usingMetrics: {
      reads: table.metric('ReadThrottleEvents', fiveMinutes),
      writes: table.metric('WriteThrottleEvents', fiveMinutes),
      queries: table.metricThrottledRequestsForOperation('Query', fiveMinutes),
      transactions: table.metricThrottledRequestsForOperation('TransactWriteItems', fiveMinutes),
    },
    label: 'refused',
    period: fiveMinutes.period,
  }),
});

/** Within three runs' time, and no less than five minutes. */
const goodRunsOf = (scheduled: ScheduledFunction) => {
  const period = Duration.seconds(Math.max(3 * scheduled.every.toSeconds(), fiveMinutes.period.toSeconds()));
  // The lines of one graph need different ids.
  const id = scheduled.job.replaceAll('-', '_');
  return new cloudwatch.MathExpression({
    expression: `FILL(${id}_runs, 0) - FILL(${id}_errors, 0)`,
    usingMetrics: {
      [`${id}_runs`]: scheduled.metricInvocations({ period, statistic: 'Sum' }),
      [`${id}_errors`]: scheduled.metricErrors({ period, statistic: 'Sum' }),
    },
    label: scheduled.job,
    period,
  });
};

const deadLettersOf = (queue: sqs.Queue) =>
  queue.metricApproximateNumberOfMessagesVisible({
    ...fiveMinutes,
    statistic: 'Maximum',
    label: queue.node.scope?.node.id ?? '',
  });
const jobsWith = (unit: Age['unit'], jobs: readonly JobFunction[]) =>
  jobs.filter(({ age }) => age.unit === unit).map(({ age }) => age.metric);
