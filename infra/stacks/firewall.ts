import { Stack, type StackProps } from 'aws-cdk-lib';
import * as waf from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

/** AWS takes the firewalls of CloudFront in this region only. */
export const firewallRegion = 'us-east-1';

const watched = (metricName: string) => ({ cloudWatchMetricsEnabled: true, metricName, sampledRequestsEnabled: true });

/** Refuses an address that sends more than so many requests in five minutes, before they reach anything that costs. */
export class FirewallStack extends Stack {
  readonly arn: string;

  constructor(scope: Construct, id: string, { requests, ...props }: StackProps & { requests: number }) {
    super(scope, id, props);
    const { attrArn } = new waf.CfnWebACL(this, 'firewall', {
      name: 'smena',
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: watched('smena-firewall'),
      rules: [
        {
          name: 'requests-from-address',
          priority: 0,
          action: { block: { customResponse: { responseCode: 429 } } },
          statement: { rateBasedStatement: { aggregateKeyType: 'IP', limit: requests, evaluationWindowSec: 300 } },
          visibilityConfig: watched('requests-from-address'),
        },
      ],
    });
    this.arn = attrArn;
  }
}
