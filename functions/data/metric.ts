/** A log line that CloudWatch turns into a metric of the namespace Smena. `at` is epoch milliseconds. */
export const metricLine = (name: string, value: number, at: number, more: object = {}): string =>
  JSON.stringify({
    _aws: { Timestamp: at, CloudWatchMetrics: [{ Namespace: 'Smena', Dimensions: [[]], Metrics: [{ Name: name }] }] },
    [name]: value,
    ...more,
  });
