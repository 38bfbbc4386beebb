/**
 * List prices of eu-central-1 in USD without VAT, of the first tier, as known in this month. They were not read from
 * the price list: check each on its page before a decision. That of an SMS is the least certain.
 */
export const pricesKnownIn = '2025-06';

const million = 1_000_000;

type Price = { page: string; usd: number; per: number; unit: string; free: number };

/** `free`: units that each account has free every month, without the offers of its first year. */
const price = (page: string, usd: number, unit: string, { per = 1, free = 0 } = {}): Price => ({
  page: `${page} pricing`,
  usd,
  per,
  unit,
  free,
});

export const prices = {
  alarms: price('Amazon CloudWatch', 0.1, 'metric of an alarm', { free: 10 }),
  dashboards: price('Amazon CloudWatch', 3, 'dashboard'),
  'custom metrics': price('Amazon CloudWatch', 0.3, 'metric', { free: 10 }),
  'log ingestion': price('Amazon CloudWatch', 0.63, 'GB', { free: 5 }),
  'log storage': price('Amazon CloudWatch', 0.0324, 'GB-month, compressed', { free: 5 }),
  secrets: price('AWS Secrets Manager', 0.4, 'secret'),
  keys: price('AWS KMS', 1, 'key'),
  'queue requests': price('Amazon SQS', 0.4, 'request', { per: million, free: million }),
  'function runs': price('AWS Lambda', 0.2, 'request', { per: million, free: million }),
  'function compute': price('AWS Lambda', 13.3334, 'GB-second, Arm', { per: million, free: 400_000 }),
  'table reads': price('Amazon DynamoDB', 0.1525, 'read request unit', { per: million }),
  'table writes': price('Amazon DynamoDB', 0.7625, 'write request unit', { per: million }),
  'table storage': price('Amazon DynamoDB', 0.306, 'GB-month', { free: 25 }),
  'table backup': price('Amazon DynamoDB', 0.2448, 'GB-month, point-in-time recovery'),
  'API requests': price('Amazon API Gateway', 1.2, 'HTTP API request', { per: million }),
  'live messages': price('Amazon API Gateway', 1.2, 'WebSocket message', { per: million }),
  'live connections': price('Amazon API Gateway', 0.3, 'connection minute', { per: million }),
  'CDN requests': price('Amazon CloudFront', 1.2, 'HTTPS request, Europe', { per: million, free: 10 * million }),
  'CDN transfer': price('Amazon CloudFront', 0.085, 'GB, Europe', { free: 1000 }),
  'CDN functions': price('Amazon CloudFront', 0.1, 'invocation', { per: million, free: 2 * million }),
  users: price('Amazon Cognito', 0.015, 'monthly active user, Essentials', { free: 10_000 }),
  SMS: price('AWS End User Messaging', 0.0577, 'message part to Czechia'),
  letters: price('Amazon SES', 0.1, 'e-mail', { per: 1000 }),
  'file storage': price('Amazon S3', 0.0245, 'GB-month'),
  'file writes': price('Amazon S3', 0.0054, 'PUT or POST request', { per: 1000 }),
  'file reads': price('Amazon S3', 0.00043, 'GET request', { per: 1000 }),
  'file events': price('Amazon EventBridge', 1, 'event of S3', { per: million }),
} as const satisfies Record<string, Price>;

export type Line = keyof typeof prices;
export const lines = Object.keys(prices) as Line[];

/** What would halve a line: one sentence for each that is among the dearest of a case. */
export const halving: Partial<Record<Line, string>> = {
  alarms:
    'One dead-letter queue for all jobs (one alarm instead of one per job), and `-runs` alarms on invocations alone, because function-errors covers the errors. Metric math and composite alarms save nothing: each metric of an expression is billed, and a composite alarm is an extra charge.',
  dashboards: 'Nothing halves one; with at most 50 metrics it is free, so without the searches over all functions.',
  'log ingestion':
    'No access log of the live API, and JSON logging at level WARN for the platform’s lines of each run (START, END, REPORT).',
  keys: 'One key for all tenders, whose policy cannot name their deadlines: then only the code refuses to open quotes early.',
  secrets:
    'Stripe’s secrets as SecureString parameters of SSM, which are free. The origin’s secret stays, because CloudFormation resolves it.',
  'queue requests':
    'No maximum concurrency on the event source mappings: with it, Lambda keeps five pollers on an idle queue instead of two. Or one queue for all rare effects.',
  'function compute':
    'Measure durations at 256 MB for live-socket and the stream’s consumers, which wait for the network most of the time.',
  'table reads':
    'Fewer reads before each handler, by keeping accounts and companies in memory for seconds; in an idle deployment, schedules that run less often.',
  'table writes':
    'Live connections are the largest part: write them without transactions, which cost two units per KB, and find silent ones in a scheduled run instead of by an outbox entry each.',
  'live messages':
    'A heartbeat of 40 seconds instead of 20: each ping and each answer is a message. Runs and logs of live-socket halve, too.',
  'API requests': 'Live changes that carry the changed row, so that open lists do not fetch again.',
  'CDN requests': 'Live changes that carry the changed row, so that open lists do not fetch again.',
  users:
    'Cognito’s Lite plan costs about a third, but needs another way to close its user API, because triggers cannot change access tokens there.',
  SMS: 'Sessions of 60 days instead of 30 (nearly all SMS are sign-in codes), or a passkey after the first code.',
};
