type Properties = {
  FunctionName?: unknown;
  MemorySize?: number;
  Metrics?: { MetricStat?: object }[];
  ScheduleExpression?: string;
  StartingPosition?: string;
  Targets?: { Arn: { 'Fn::GetAtt': [string, string] } }[];
};
export type Template = { Resources: Readonly<Record<string, { Type: string; Properties?: Properties }>> };

type Cost = 'by existing' | 'by use' | 'never';
const each = (cost: Cost, types: string) => types.split(' ').map((type): [string, Cost] => [`AWS::${type}`, cost]);

/** When each type of resource costs money. Lambda's reads of the table's stream are free. */
export const costOfType: ReadonlyMap<string, Cost> = new Map([
  ...each('by existing', 'CloudWatch::Alarm CloudWatch::Dashboard Logs::MetricFilter SecretsManager::Secret KMS::Key'),
  // Queues are polled, and schedules run.
  ...each('by existing', 'Lambda::EventSourceMapping Events::Rule'),
  ...each('by use', 'ApiGatewayV2::Api CloudFront::Distribution CloudFront::Function Cognito::UserPool'),
  ...each('by use', 'DynamoDB::Table Lambda::Function Logs::LogGroup S3::Bucket SES::EmailIdentity'),
  ...each('by use', 'SNS::Topic SQS::Queue'),
  ...each('never', 'ApiGateway::Account ApiGatewayV2::Authorizer ApiGatewayV2::Integration ApiGatewayV2::Route'),
  ...each('never', 'ApiGatewayV2::Stage CloudFront::CachePolicy CloudFront::OriginAccessControl'),
  ...each('never', 'CloudFront::OriginRequestPolicy CloudFront::ResponseHeadersPolicy Cognito::UserPoolClient'),
  ...each('never', 'IAM::Policy IAM::Role Lambda::EventInvokeConfig Lambda::LayerVersion Lambda::Permission'),
  ...each(
    'never',
    'S3::BucketPolicy SES::ConfigurationSet SES::ConfigurationSetEventDestination SNS::Subscription SNS::TopicPolicy SQS::QueuePolicy',
  ),
  // CDK's uploader: a function of deployments.
  ['Custom::CDKBucketDeployment', 'never'],
]);

export const minutesOfMonth = 730 * 60;

/** Runs a month of a schedule like `rate(5 minutes)`, or once a day like `cron(0 4 * * ? *)`. */
const runsOf = (rate: string): number => {
  if (/^cron\(\d+ \d+ \* \* \? \*\)$/.test(rate)) return minutesOfMonth / 1440;
  const [, count, unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(rate) ?? [];
  const minutes = { minute: 1, hour: 60, day: 1440 }[unit];
  if (!minutes) throw new Error(`${rate} is not a rate`);
  return minutesOfMonth / (Number(count) * minutes);
};

/** Throws for a type that is not in `costOfType`. */
export const countTypes = (templates: readonly Template[]): Map<string, number> => {
  const types = templates.flatMap(({ Resources }) => Object.values(Resources).map(({ Type }) => Type));
  const unknown = types.find((type) => !costOfType.has(type));
  if (unknown) throw new Error(`infra/operate/cost/resources.ts does not say when ${unknown} costs money`);
  return new Map([...Map.groupBy(types, (type) => type)].map(([type, all]) => [type, all.length]));
};

/** What the templates say about cost. */
export const readResources = (templates: readonly Template[]) => {
  const counts = countTypes(templates);
  const ofType = (type: string) =>
    templates.flatMap(({ Resources }) =>
      Object.values(Resources).flatMap(({ Type, Properties = {} }) =>
        Type === `AWS::${type}` ? [{ ...Properties, Resources }] : [],
      ),
    );
  const memories = new Map(
    ofType('Lambda::Function').map(({ FunctionName, MemorySize }) => [FunctionName, MemorySize]),
  );
  return {
    count: (type: string) => counts.get(`AWS::${type}`) ?? 0,
    /** An alarm on an expression is billed for each of its metrics. */
    alarmMetrics: ofType('CloudWatch::Alarm').flatMap(({ Metrics }) =>
      Metrics ? Metrics.filter(({ MetricStat }) => MetricStat) : [{}],
    ).length,
    polledQueues: ofType('Lambda::EventSourceMapping').filter(({ StartingPosition }) => !StartingPosition).length,
    schedules: ofType('Events::Rule').flatMap(({ ScheduleExpression, Targets, Resources }) => {
      const target = Targets?.[0]?.Arn['Fn::GetAtt'][0] ?? '';
      const memory = Resources[target]?.Properties?.MemorySize ?? Number.NaN;
      return ScheduleExpression ? [{ count: runsOf(ScheduleExpression), memory }] : [];
    }),
    /** MB of a function, by its name without prefix. */
    memoryOf: (name: string): number => {
      const memory = memories.get(`smena-${name}`);
      if (!memory) throw new Error(`There is no function ${name}`);
      return memory;
    },
  };
};
