import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CloudAssembly } from 'aws-cdk-lib/cx-api';
import { limits } from '#shared/domain/rate-limits.ts';
import { maxWrites } from '../functions/data/max-writes.ts';

/** `place` is a stack, or a stack and the logical id of a resource. */
type Use = { place: string; used: number };

type Quota = {
  name: string;
  limit: number;
  source: string;
  /** AWS raises it on request. */
  adjustable: boolean;
  /** What to do when it is nearly used. */
  next: string;
  /** Instead of `usualShare`, for a figure that we choose ourselves. */
  allowed?: { share: number; reason: string };
  measure: (app: Synthesised) => Use[];
};

/** Above this share of a limit there is too little time left to act. */
const usualShare = 0.8;

type Template = {
  Resources?: Record<string, { Type: string; Properties?: object }>;
  Outputs?: Record<string, { Value: unknown; Export?: { Name: string } }>;
  Parameters?: object;
};
type Synthesised = ReturnType<typeof read>;

const read = (assembly: CloudAssembly) => {
  const stacks = assembly.stacks.map(({ stackName, templateFullPath }) => {
    const text = readFileSync(templateFullPath, 'utf8');
    const { Resources = {}, Outputs = {}, Parameters = {} } = JSON.parse(text) as Template;
    return { stack: stackName, bytes: Buffer.byteLength(text), Resources, Outputs, Parameters };
  });
  const exported = new Map(
    stacks.flatMap(({ stack, Outputs }) =>
      Object.values(Outputs).flatMap(({ Value, Export }) => (Export ? [[Export.Name, placeIn(stack, Value)]] : [])),
    ),
  );
  const all = stacks.flatMap(({ stack, Resources }) =>
    Object.entries(Resources).map(([id, { Type, Properties }]) => ({
      type: Type,
      place: `${stack}/${id}`,
      /** The resource that a reference is to, in whichever stack. */
      placeOf: (reference: unknown) => {
        const place = placeIn(stack, reference);
        return exported.get(place) ?? place;
      },
      properties: Properties ?? {},
    })),
  );
  return {
    stacks,
    /** The resources of a type, with the properties that the caller reads. */
    resources: <P>(type: string) =>
      all.filter((each) => each.type === `AWS::${type}`).map((each) => ({ ...each, properties: each.properties as P })),
    /** Bytes of an asset. */
    assetSize: (key: unknown) => {
      const asset = join(assembly.directory, `asset.${String(key)}`);
      return bytesIn(asset.replace(/\.zip$/, '')) || bytesIn(asset);
    },
  };
};

const placeIn = (stack: string, reference: unknown): string => {
  const { Ref, 'Fn::GetAtt': attribute, 'Fn::ImportValue': imported } = reference as Record<string, unknown>;
  if (typeof imported === 'string') return imported;
  if (Array.isArray(attribute)) return `${stack}/${String(attribute[0])}`;
  return typeof Ref === 'string' ? `${stack}/${Ref}` : JSON.stringify(reference);
};

/** 0 for a missing one. */
const bytesIn = (path: string): number => {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.size ?? 0;
  return sum(readdirSync(path).map((name) => bytesIn(join(path, name))));
};

/** The value with its references replaced by texts as long as the longest ARNs and URLs of the app. */
const resolved = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(resolved);
  if (typeof value !== 'object' || value === null) return value;
  const [[key, argument] = ['', undefined]] = Object.entries(value) as [string, unknown][];
  if (key === 'Fn::Join') {
    const [delimiter, parts] = argument as [string, unknown[]];
    return parts.map(resolved).join(delimiter);
  }
  if (key === 'Ref' && String(argument).startsWith('AWS::')) return 'x'.repeat(12);
  if (key === 'Ref' || key.startsWith('Fn::')) return 'x'.repeat(100);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, resolved(each)]));
};
const lengthOf = (value: unknown): number => String(resolved(value)).length;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const countBy = (places: readonly string[]): Use[] =>
  [...Map.groupBy(places, (place) => place)].map(([place, { length }]) => ({ place, used: length }));

const perStack = (used: (stack: Synthesised['stacks'][number]) => number) => (app: Synthesised) =>
  app.stacks.map((stack) => ({ place: stack.stack, used: used(stack) }));
const perAccount = (type: string) => (app: Synthesised) => [{ place: 'all stacks', used: app.resources(type).length }];
const perResource =
  <P>(type: string, used: (properties: P) => number) =>
  (app: Synthesised) =>
    app.resources<P>(type).map(({ place, properties }) => ({ place, used: used(properties) }));
const perApi = (type: string) => (app: Synthesised) =>
  countBy(app.resources<{ ApiId: unknown }>(type).map(({ properties, placeOf }) => placeOf(properties.ApiId)));

type Lambda = {
  FunctionName?: string;
  Timeout: number;
  ReservedConcurrentExecutions?: number;
  Code: { S3Key?: unknown };
  Environment?: { Variables: Record<string, unknown> };
};
type Mapping = {
  FunctionName: unknown;
  EventSourceArn: unknown;
  /** Only those of streams have one. */
  StartingPosition?: string;
  FilterCriteria?: { Filters: { Pattern: string }[] };
};
const lambdas = (app: Synthesised) => app.resources<Lambda>('Lambda::Function');
const mappings = (app: Synthesised) => app.resources<Mapping>('Lambda::EventSourceMapping');

type Policy = { PolicyDocument: unknown };
const policySize = ({ PolicyDocument }: Policy): number => JSON.stringify(resolved(PolicyDocument)).length;
/** Characters of the inline policies of each role. */
const inlinePolicies = (app: Synthesised): Use[] => {
  const policies = app.resources<Policy & { Roles?: unknown[] }>('IAM::Policy');
  const attached = policies.flatMap(({ properties, placeOf }) =>
    (properties.Roles ?? []).map((role) => ({ place: placeOf(role), used: policySize(properties) })),
  );
  return app
    .resources<{ Policies?: Policy[] }>('IAM::Role')
    .map(({ place, properties: { Policies = [] } }) => ({
      place,
      used: sum([
        ...Policies.map(policySize),
        ...attached.filter((each) => each.place === place).map(({ used }) => used),
      ]),
    }));
};

type Dashboard = { DashboardBody: unknown };
type Widget = { properties: { metrics?: unknown[] } };
const widgetsOf = ({ DashboardBody }: Dashboard): Widget[] =>
  (JSON.parse(String(resolved(DashboardBody))) as { widgets: Widget[] }).widgets;
/** A search finds a metric of every function whose name has one of its words, or none of them after NOT. */
const metricsOf = (widget: Widget, app: Synthesised): number =>
  sum(
    (widget.properties.metrics ?? []).map((line) => {
      const [, not, words] = /SEARCH\(.*? smena (NOT )?\((.+?)\)/.exec(JSON.stringify(line)) ?? [];
      if (words === undefined) return 1;
      const searched = words.split(' OR ');
      return lambdas(app).filter(
        ({ properties: { FunctionName = '' } }) =>
          FunctionName.split('-').some((word) => searched.includes(word)) === (not === undefined),
      ).length;
    }),
  );

type HeadersOf<K extends string> = Record<K, { HeadersConfig: { Headers?: string[] } }>;
type Index = { Projection: { NonKeyAttributes?: string[] } };
type Table = { GlobalSecondaryIndexes?: Index[] };
type Distribution = { DistributionConfig: { CacheBehaviors?: unknown[]; Origins: unknown[] } };

const docs = 'https://docs.aws.amazon.com';
const httpApi = `${docs}/apigateway/latest/developerguide/http-api-quotas.html`;
const cloudFormation = `${docs}/AWSCloudFormation/latest/UserGuide/cloudformation-limits.html`;
const iam = `${docs}/IAM/latest/UserGuide/reference_iam-quotas.html`;
const lambda = `${docs}/lambda/latest/dg/gettingstarted-limits.html`;
const cloudFront = `${docs}/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html`;
const cloudWatch = `${docs}/AmazonCloudWatch/latest/monitoring/cloudwatch_limits.html`;
const eventBridge = `${docs}/eventbridge/latest/userguide/eb-quota.html`;
const dynamo = `${docs}/amazondynamodb/latest/developerguide/ServiceQuotas.html`;
const cognito = `${docs}/cognito/latest/developerguide/quotas.html`;

const raise = 'Request a higher limit in the Service Quotas console.';
const splitStack = 'Split the stack: an area of contracts is a stack (infra/app.ts).';
const splitGrants = 'Give the function less to do, or name the resources of its grants by a prefix.';

/** The quotas of AWS for eu-central-1 that grow with the app, and the figures of ours that must fit together. */
export const quotas: readonly Quota[] = [
  {
    name: 'Integrations per API',
    limit: 300,
    source: httpApi,
    adjustable: false,
    next: 'Move paths to another HTTP API (infra/apis.ts).',
    measure: perApi('ApiGatewayV2::Integration'),
  },
  {
    name: 'Routes per API',
    limit: 300,
    source: httpApi,
    adjustable: true,
    next: 'Move paths to another HTTP API (infra/apis.ts).',
    measure: perApi('ApiGatewayV2::Route'),
  },
  {
    name: 'Authorizers per API',
    limit: 10,
    source: httpApi,
    adjustable: true,
    next: 'Share one authorizer between the routes.',
    measure: perApi('ApiGatewayV2::Authorizer'),
  },
  {
    name: 'Requests per second of all APIs',
    limit: 10_000,
    source: `${docs}/apigateway/latest/developerguide/limits.html`,
    adjustable: true,
    next: raise,
    measure: (app) => {
      type Stage = { DefaultRouteSettings?: { ThrottlingRateLimit?: number } };
      const rates = app
        .resources<Stage>('ApiGatewayV2::Stage')
        .map(({ properties }) => properties.DefaultRouteSettings?.ThrottlingRateLimit ?? Infinity);
      return [{ place: 'all stages', used: sum(rates) }];
    },
  },
  {
    name: 'Resources per stack',
    limit: 500,
    source: cloudFormation,
    adjustable: false,
    next: splitStack,
    measure: perStack(({ Resources }) => Object.keys(Resources).length),
  },
  {
    name: 'Outputs per stack',
    limit: 200,
    source: cloudFormation,
    adjustable: false,
    next: splitStack,
    measure: perStack(({ Outputs }) => Object.keys(Outputs).length),
  },
  {
    name: 'Parameters per stack',
    limit: 200,
    source: cloudFormation,
    adjustable: false,
    next: splitStack,
    measure: perStack(({ Parameters }) => Object.keys(Parameters).length),
  },
  {
    name: 'Bytes of a template',
    limit: 1_000_000,
    source: cloudFormation,
    adjustable: false,
    next: splitStack,
    measure: perStack(({ bytes }) => bytes),
  },
  {
    name: 'Stacks per region',
    limit: 2000,
    source: cloudFormation,
    adjustable: true,
    next: raise,
    measure: (app) => [{ place: 'the app', used: app.stacks.length }],
  },
  {
    name: 'Roles per account',
    limit: 1000,
    source: iam,
    adjustable: true,
    next: raise,
    measure: perAccount('IAM::Role'),
  },
  {
    name: "Characters of a role's inline policies",
    limit: 10_240,
    source: iam,
    adjustable: false,
    next: splitGrants,
    measure: inlinePolicies,
  },
  {
    name: 'Managed policies per role',
    limit: 10,
    source: iam,
    adjustable: true,
    next: splitGrants,
    measure: perResource(
      'IAM::Role',
      ({ ManagedPolicyArns = [] }: { ManagedPolicyArns?: unknown[] }) => ManagedPolicyArns.length,
    ),
  },
  {
    name: "Bytes of a function's environment",
    limit: 4096,
    source: lambda,
    adjustable: false,
    next: 'Derive names from a common prefix instead of passing each of them.',
    measure: perResource('Lambda::Function', ({ Environment }: Lambda) =>
      sum(Object.entries(Environment?.Variables ?? {}).map(([name, value]) => name.length + lengthOf(value))),
    ),
  },
  {
    name: "Bytes of a function's code",
    limit: 250 * 1024 ** 2,
    source: lambda,
    adjustable: false,
    next: 'Import less, or split the function.',
    measure: (app) =>
      lambdas(app).map(({ place, properties }) => ({ place, used: app.assetSize(properties.Code.S3Key) })),
  },
  {
    name: 'Bytes of the code of all functions',
    limit: 75 * 1024 ** 3,
    source: lambda,
    adjustable: true,
    next: raise,
    // Uploads are compressed, so this is more than AWS counts.
    measure: (app) => [
      { place: 'all stacks', used: sum(lambdas(app).map(({ properties }) => app.assetSize(properties.Code.S3Key))) },
    ],
  },
  {
    name: 'Reserved concurrency',
    // Of the account's 1,000, AWS keeps 100 unreserved.
    limit: 900,
    source: `${docs}/lambda/latest/dg/configuration-concurrency.html`,
    adjustable: true,
    next: `Reserve less (infra/lambda-limits.ts), or: ${raise}`,
    measure: (app) => [
      {
        place: 'all stacks',
        used: sum(lambdas(app).map(({ properties }) => properties.ReservedConcurrentExecutions ?? 0)),
      },
    ],
  },
  {
    name: 'Filters per event source mapping',
    limit: 5,
    source: `${docs}/lambda/latest/dg/invocation-eventfiltering.html`,
    adjustable: true,
    next: `${raise} AWS allows up to 10.`,
    measure: perResource(
      'Lambda::EventSourceMapping',
      ({ FilterCriteria }: Mapping) => FilterCriteria?.Filters.length ?? 0,
    ),
  },
  {
    name: 'Characters of an event filter',
    limit: 4096,
    source: `${docs}/lambda/latest/api/API_Filter.html`,
    adjustable: false,
    next: 'Give kinds of records a common prefix of their keys (`eventKinds` in functions/data/<area>/area.ts).',
    measure: perResource('Lambda::EventSourceMapping', ({ FilterCriteria }: Mapping) =>
      Math.max(0, ...(FilterCriteria?.Filters ?? []).map(({ Pattern }) => Pattern.length)),
    ),
  },
  {
    name: "Readers of a table's stream",
    limit: 2,
    source: `${docs}/amazondynamodb/latest/developerguide/Streams.html`,
    adjustable: false,
    next: 'Add a projection to run-projections instead of a function (functions/jobs/projections).',
    allowed: { share: 1, reason: 'one for the outbox and one for all projections, by design' },
    measure: (app) =>
      countBy(
        mappings(app)
          .filter(({ properties }) => properties.StartingPosition)
          .map(({ properties, placeOf }) => placeOf(properties.EventSourceArn)),
      ),
  },
  {
    // AWS refuses a visibility timeout below the timeout and advises six times the timeout.
    name: "Percent of a queue's visibility timeout that six timeouts of its worker take",
    limit: 100,
    source: `${docs}/lambda/latest/dg/services-sqs-configure.html`,
    adjustable: false,
    next: 'Raise the visibility timeout with the timeout (infra/constructs/worker-function.ts).',
    allowed: { share: 1, reason: 'the visibility timeout is computed from the timeout' },
    measure: (app) => {
      const timeouts = new Map(lambdas(app).map(({ place, properties }) => [place, properties.Timeout]));
      const queues = app.resources<{ VisibilityTimeout?: number }>('SQS::Queue');
      // 30 seconds unless it is set.
      const visibility = new Map(queues.map(({ place, properties }) => [place, properties.VisibilityTimeout]));
      return mappings(app)
        .filter(({ properties }) => !properties.StartingPosition)
        .map(({ properties, placeOf }) => ({
          place: placeOf(properties.EventSourceArn),
          used:
            (100 * 6 * (timeouts.get(placeOf(properties.FunctionName)) ?? Infinity)) /
            (visibility.get(placeOf(properties.EventSourceArn)) ?? 30),
        }));
    },
  },
  {
    name: 'Indexes per table',
    limit: 20,
    source: dynamo,
    adjustable: true,
    next: 'Share an index between kinds of records (functions/data/indexes.ts).',
    measure: perResource('DynamoDB::Table', ({ GlobalSecondaryIndexes = [] }: Table) => GlobalSecondaryIndexes.length),
  },
  {
    name: 'Projected attributes of all indexes of a table',
    limit: 100,
    source: dynamo,
    adjustable: false,
    next: 'Project all attributes: they do not count then (functions/data/indexes.ts).',
    measure: perResource('DynamoDB::Table', ({ GlobalSecondaryIndexes = [] }: Table) =>
      sum(GlobalSecondaryIndexes.map(({ Projection }) => Projection.NonKeyAttributes?.length ?? 0)),
    ),
  },
  {
    name: 'Writes per transaction',
    limit: 100,
    source: dynamo,
    adjustable: false,
    next: 'Lower maxWrites (functions/data/max-writes.ts).',
    allowed: { share: 1, reason: 'transact refuses a larger one before it is sent' },
    measure: () => [{ place: 'functions/data/max-writes.ts', used: maxWrites }],
  },
  {
    name: 'Behaviours per distribution',
    limit: 75,
    source: cloudFront,
    adjustable: true,
    next: 'Give the paths of an API a common prefix.',
    measure: perResource(
      'CloudFront::Distribution',
      ({ DistributionConfig: { CacheBehaviors = [] } }: Distribution) => CacheBehaviors.length + 1,
    ),
  },
  {
    name: 'Origins per distribution',
    limit: 100,
    source: cloudFront,
    adjustable: true,
    next: raise,
    measure: perResource(
      'CloudFront::Distribution',
      ({ DistributionConfig }: Distribution) => DistributionConfig.Origins.length,
    ),
  },
  {
    name: 'Headers per origin request policy',
    limit: 10,
    source: cloudFront,
    adjustable: true,
    next: 'Give the webhooks a behaviour and a policy of their own (infra/stacks/web.ts).',
    measure: perResource(
      'CloudFront::OriginRequestPolicy',
      ({ OriginRequestPolicyConfig }: HeadersOf<'OriginRequestPolicyConfig'>) =>
        OriginRequestPolicyConfig.HeadersConfig.Headers?.length ?? 0,
    ),
  },
  {
    name: 'Headers per cache policy',
    limit: 10,
    source: cloudFront,
    adjustable: true,
    next: raise,
    measure: perResource(
      'CloudFront::CachePolicy',
      ({ CachePolicyConfig }: { CachePolicyConfig: HeadersOf<'ParametersInCacheKeyAndForwardedToOrigin'> }) =>
        CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin.HeadersConfig.Headers?.length ?? 0,
    ),
  },
  {
    name: 'Bytes of a CloudFront function',
    limit: 10 * 1024,
    source: cloudFront,
    adjustable: false,
    next: 'Move a part to the documents that it chooses from (infra/edge).',
    measure: perResource('CloudFront::Function', ({ FunctionCode }: { FunctionCode: unknown }) =>
      lengthOf(FunctionCode),
    ),
  },
  {
    name: 'Response headers policies per account',
    limit: 20,
    source: cloudFront,
    adjustable: true,
    next: raise,
    measure: perAccount('CloudFront::ResponseHeadersPolicy'),
  },
  {
    name: 'Characters of the content security policy',
    limit: 1783,
    source: cloudFront,
    adjustable: true,
    next: 'Move inline scripts and styles to files, which need no hash (infra/security-headers.ts).',
    measure: perResource(
      'CloudFront::ResponseHeadersPolicy',
      ({
        ResponseHeadersPolicyConfig,
      }: {
        ResponseHeadersPolicyConfig: {
          SecurityHeadersConfig?: { ContentSecurityPolicy?: { ContentSecurityPolicy: unknown } };
        };
      }) =>
        lengthOf(ResponseHeadersPolicyConfig.SecurityHeadersConfig?.ContentSecurityPolicy?.ContentSecurityPolicy ?? ''),
    ),
  },
  {
    name: 'Alarms per region',
    limit: 5000,
    source: cloudWatch,
    adjustable: true,
    next: raise,
    measure: perAccount('CloudWatch::Alarm'),
  },
  {
    name: 'Metrics per alarm',
    limit: 10,
    source: `${docs}/AmazonCloudWatch/latest/APIReference/API_PutMetricAlarm.html`,
    adjustable: false,
    next: 'Make several alarms of it (infra/stacks/observability.ts).',
    measure: perResource('CloudWatch::Alarm', ({ Metrics = [] }: { Metrics?: { MetricStat?: object }[] }) =>
      Math.max(1, Metrics.filter(({ MetricStat }) => MetricStat).length),
    ),
  },
  {
    name: 'Widgets per dashboard',
    limit: 500,
    source: cloudWatch,
    adjustable: false,
    next: 'Add a second dashboard (infra/stacks/observability.ts).',
    measure: perResource('CloudWatch::Dashboard', (dashboard: Dashboard) => widgetsOf(dashboard).length),
  },
  {
    name: 'Metrics per widget',
    limit: 500,
    source: cloudWatch,
    adjustable: false,
    next: 'Search the functions of one part of the app per widget (eachFunction in infra/stacks/observability.ts).',
    measure: (app) =>
      perResource('CloudWatch::Dashboard', (dashboard: Dashboard) =>
        Math.max(0, ...widgetsOf(dashboard).map((widget) => metricsOf(widget, app))),
      )(app),
  },
  {
    name: 'Metrics per dashboard',
    limit: 2500,
    source: cloudWatch,
    adjustable: false,
    next: 'Add a second dashboard (infra/stacks/observability.ts).',
    measure: (app) =>
      perResource('CloudWatch::Dashboard', (dashboard: Dashboard) =>
        sum(widgetsOf(dashboard).map((widget) => metricsOf(widget, app))),
      )(app),
  },
  {
    name: 'Metric filters per log group',
    limit: 100,
    source: `${docs}/AmazonCloudWatch/latest/logs/cloudwatch_limits_cwl.html`,
    adjustable: false,
    next: 'Log the figure in the embedded metric format, which needs no filter.',
    measure: (app) =>
      countBy(
        app
          .resources<{ LogGroupName: unknown }>('Logs::MetricFilter')
          .map(({ properties, placeOf }) => placeOf(properties.LogGroupName)),
      ),
  },
  {
    name: 'Log groups per region',
    limit: 1_000_000,
    source: `${docs}/AmazonCloudWatch/latest/logs/cloudwatch_limits_cwl.html`,
    adjustable: true,
    next: raise,
    measure: perAccount('Logs::LogGroup'),
  },
  {
    name: 'Rules per event bus',
    limit: 300,
    source: eventBridge,
    adjustable: true,
    next: raise,
    measure: (app) =>
      countBy(
        app
          .resources<{ EventBusName?: unknown }>('Events::Rule')
          .map(({ properties: { EventBusName }, placeOf }) => (EventBusName ? placeOf(EventBusName) : 'default bus')),
      ),
  },
  {
    name: 'Targets per rule',
    limit: 5,
    source: eventBridge,
    adjustable: false,
    next: 'Add a second rule with the same pattern.',
    measure: perResource('Events::Rule', ({ Targets = [] }: { Targets?: unknown[] }) => Targets.length),
  },
  {
    name: 'Secrets per region',
    limit: 500_000,
    source: `${docs}/secretsmanager/latest/userguide/reference_limits.html`,
    adjustable: false,
    next: 'Keep several values in one secret.',
    measure: perAccount('SecretsManager::Secret'),
  },
  {
    name: 'Keys per region',
    limit: 100_000,
    source: `${docs}/kms/latest/developerguide/resource-limits.html`,
    adjustable: true,
    next: raise,
    measure: perAccount('KMS::Key'),
  },
  {
    name: 'Topics per account',
    limit: 100_000,
    source: `${docs}/general/latest/gr/sns.html`,
    adjustable: true,
    next: raise,
    measure: perAccount('SNS::Topic'),
  },
  {
    name: 'Cognito UserAuthentication requests per second of the login endpoint',
    limit: 120,
    source: cognito,
    adjustable: true,
    next: 'Reserve less concurrency for login (infra/lambda-limits.ts), or buy a higher limit from Cognito.',
    // The only endpoint that anyone may call with a password and no limit of its own. Assumes that a run takes at least
    // a quarter of a second: four transactions around Cognito's check of the password.
    measure: (app) =>
      lambdas(app)
        .filter(({ properties }) => properties.FunctionName === 'smena-login')
        .map(({ place, properties }) => ({ place, used: 4 * (properties.ReservedConcurrentExecutions ?? Infinity) })),
  },
  {
    name: 'Cognito UserCreation requests per second of one IP address',
    limit: 50,
    source: cognito,
    adjustable: true,
    next: 'Lower registrations-from-address (shared/domain/auth/area.ts).',
    measure: () => {
      const { count, seconds } = limits['registrations-from-address'];
      return [{ place: 'registrations-from-address', used: count / seconds }];
    },
  },
];

type Figure = Quota & { place: string; used: number; share: number };

/** The use of every quota at every place. */
export const figures = (assembly: CloudAssembly): Figure[] => {
  const app = read(assembly);
  return quotas.flatMap((quota) =>
    quota.measure(app).map(({ place, used }) => ({ ...quota, place, used, share: used / quota.limit })),
  );
};

const percent = (share: number) => `${Math.round(share * 1000) / 10} %`;

/** A sentence for each quota and place above its allowed share. */
export const nearlyUsed = (assembly: CloudAssembly): string[] =>
  figures(assembly)
    .filter(({ share, allowed }) => share > (allowed?.share ?? usualShare))
    .map(
      ({ name, place, used, limit, share, allowed, next, adjustable, source }) =>
        `${name}: ${place} uses ${used} of ${limit} (${percent(share)}; allowed: ${percent(allowed?.share ?? usualShare)}). ` +
        `${next} AWS ${adjustable ? 'can' : 'cannot'} raise the limit: ${source}`,
    );

/** Each quota with its fullest place, as a Markdown table. */
const table = (assembly: CloudAssembly): string => {
  const fullest = [...Map.groupBy(figures(assembly), ({ name }) => name).values()].flatMap((uses) =>
    uses.toSorted((one, other) => other.share - one.share).slice(0, 1),
  );
  const rows = fullest.map(({ name, place, used, limit, share, adjustable }) =>
    [name, place, Math.round(used * 1000) / 1000, limit, percent(share), adjustable ? 'yes' : 'no'].join(' | '),
  );
  return ['Quota | Fullest place | Used | Limit | Share | Adjustable', '--- | --- | --: | --: | --: | ---', ...rows]
    .map((row) => `| ${row} |`)
    .join('\n');
};

if (import.meta.main) {
  const assembly = new CloudAssembly('cdk.out');
  console.log(table(assembly));
  const tooFull = nearlyUsed(assembly);
  for (const sentence of tooFull) console.error(sentence);
  if (tooFull.length > 0) process.exitCode = 1;
}
