import { CfnOutput, Duration, Fn, RemovalPolicy, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import * as origins from 'aws-cdk-lib/aws-cloudfront-origins';
import * as s3 from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { securityHeaders, strictTransportSeconds } from '../security-headers.ts';
import { settingsOf } from '../settings.ts';
import type { ApiStack } from './api.ts';
import type { IdentityStack } from './identity.ts';

type Props = StackProps & { identity: IdentityStack; api: ApiStack };

/** One origin for the browser: the web app's files and /api. */
export class WebStack extends Stack {
  constructor(scope: Construct, id: string, { identity, api, ...props }: Props) {
    super(scope, id, props);

    const files = new s3.Bucket(this, 'files', {
      blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
      encryption: s3.BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.upload(files, identity);

    // The settings of errors are the whole distribution's. A missing file is therefore not cached either.
    const keptByDefault = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];
    const responseHeadersPolicy = this.responseHeaders();
    const distribution = new cloudfront.Distribution(this, 'distribution', {
      comment: 'smena',
      defaultRootObject: 'index.html',
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      // Without a page, so that the API's own answers go through. Unset, CloudFront keeps them for 10 seconds.
      errorResponses: keptByDefault.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      defaultBehavior: {
        // With LIST permission, S3 answers 404 instead of 403 for a missing file.
        origin: origins.S3BucketOrigin.withOriginAccessControl(files, {
          originAccessLevels: [cloudfront.AccessLevel.READ, cloudfront.AccessLevel.LIST],
        }),
        viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
        responseHeadersPolicy,
        functionAssociations: [
          { eventType: cloudfront.FunctionEventType.VIEWER_REQUEST, function: this.spaFallback() },
        ],
      },
      additionalBehaviors: {
        '/api/*': {
          origin: new origins.HttpOrigin(Fn.parseDomainName(api.api.apiEndpoint), {
            protocolPolicy: cloudfront.OriginProtocolPolicy.HTTPS_ONLY,
            customHeaders: { 'x-origin-secret': api.originSecretValue },
          }),
          viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
          allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
          ...this.apiPolicies(),
          responseHeadersPolicy,
        },
      },
    });

    new CfnOutput(this, 'DistributionUrl', { value: `https://${distribution.distributionDomainName}` });
    new CfnOutput(this, 'DistributionId', { value: distribution.distributionId });

    const accept = (id: string, reason: string) =>
      Validations.of(distribution).acknowledge({ id: `AwsSolutions-${id}`, reason });
    Validations.of(distribution).acknowledge({
      id: 'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      reason: 'The root is index.html, and every path without an extension too: no request reaches the listing',
    });
    accept('CFR1', 'Workers and customers travel; no country is shut out');
    accept('CFR2', "The stage's throttle and the limits of sign-in stand where a firewall's rate rules would");
    accept('CFR3', 'The files are the same for everyone, and /api has its own access log without addresses');
    accept(
      'CFR4',
      "CloudFront's own domain allows no choice of protocol; it is replaced when the app gets its own domain",
    );
  }

  /** Hashed files are cached for ever and kept for tabs opened before a deployment; all other files are revalidated. */
  private upload(files: s3.Bucket, { userPool, webClient }: IdentityStack) {
    const app = Source.asset(`${settingsOf(this).dist}/web`);
    const config = {
      region: this.region,
      userPoolId: userPool.userPoolId,
      userPoolClientId: webClient.userPoolClientId,
    };
    const assets = new BucketDeployment(this, 'assets', {
      destinationBucket: files,
      sources: [app],
      exclude: ['*'],
      include: ['assets/*'],
      prune: false,
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
    });
    const pages = new BucketDeployment(this, 'pages', {
      destinationBucket: files,
      sources: [app, Source.jsonData('config.json', config)],
      exclude: ['assets/*'],
      cacheControl: [CacheControl.noCache()],
    });
    pages.node.addDependency(assets);

    Validations.of(files).acknowledge({ id: 'AwsSolutions-S1', reason: 'Only the distribution reads it' });
    const reason = "CDK's own uploader: it runs during a deployment only and writes this bucket only";
    for (const finding of [
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
      ...['GetBucket*', 'GetObject*', 'List*', 'Abort*', 'DeleteObject*'].map((action) => `IAM5[Action::s3:${action}]`),
      `IAM5[Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${this.region}/*]`,
      'IAM5[Resource::<files6F97A25D.Arn>/*]',
      'L1',
    ])
      Validations.of(this).acknowledge({ id: `AwsSolutions-${finding}`, reason });
  }

  /**
   * API responses are compressed but never cached. Compression needs a cache policy with caching enabled, so the TTL is
   * 0 by default. The cache key contains everything that a response depends on, so that CloudFront cannot collapse
   * simultaneous requests of two users.
   */
  private apiPolicies() {
    return {
      cachePolicy: new cloudfront.CachePolicy(this, 'api-cache', {
        defaultTtl: Duration.seconds(0),
        minTtl: Duration.seconds(0),
        maxTtl: Duration.seconds(1),
        headerBehavior: cloudfront.CacheHeaderBehavior.allowList('Authorization', 'X-Account-Id', 'Accept-Language'),
        queryStringBehavior: cloudfront.CacheQueryStringBehavior.all(),
        enableAcceptEncodingGzip: true,
        enableAcceptEncodingBrotli: true,
      }),
      // Headers that the API reads beyond the cache key. "All except Host" would drop the viewer's address, and API
      // Gateway needs its own Host.
      originRequestPolicy: new cloudfront.OriginRequestPolicy(this, 'api-request', {
        headerBehavior: cloudfront.OriginRequestHeaderBehavior.allowList(
          'Accept',
          'Content-Type',
          'Idempotency-Key',
          'User-Agent',
          'CloudFront-Viewer-Address',
          'CloudFront-Viewer-City',
          'CloudFront-Viewer-Country',
        ),
        queryStringBehavior: cloudfront.OriginRequestQueryStringBehavior.all(),
      }),
    };
  }

  /** A path whose last part has no extension is a screen of the app. */
  private spaFallback() {
    return new cloudfront.Function(this, 'spa-fallback', {
      runtime: cloudfront.FunctionRuntime.JS_2_0,
      code: cloudfront.FunctionCode.fromInline(`
        const handler = ({ request }) =>
          /\\.[^/]+$/.test(request.uri) ? request : { ...request, uri: '/index.html' }
      `),
    });
  }

  private responseHeaders() {
    const override = true;
    return new cloudfront.ResponseHeadersPolicy(this, 'security-headers', {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy: securityHeaders['content-security-policy'], override },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.seconds(strictTransportSeconds),
          includeSubdomains: true,
          override,
        },
        contentTypeOptions: { override },
        frameOptions: { frameOption: cloudfront.HeadersFrameOption.DENY, override },
        referrerPolicy: {
          referrerPolicy: cloudfront.HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
          override,
        },
      },
      customHeadersBehavior: {
        customHeaders: [{ header: 'permissions-policy', value: securityHeaders['permissions-policy'], override }],
      },
    });
  }
}
