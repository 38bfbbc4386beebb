import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CfnOutput, Duration, FileSystem, Fn, RemovalPolicy, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import * as origins from 'aws-cdk-lib/aws-cloudfront-origins';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as s3 from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { contracts } from '#shared/contracts/all.ts';
import { chatPath } from '#shared/contracts/chats.ts';
import { livePath } from '#shared/contracts/live.ts';
import { published } from '#shared/domain/files/purposes.ts';
import { documentFile, languages, pageDocuments, unknownOrigin } from '#shared/domain/public-pages.ts';
import { apiNames, apis } from '../apis.ts';
import { edgeFunction } from '../edge/bundle.ts';
import { fileHeaders, readInlineHashes, securityHeaders, strictTransportSeconds } from '../security-headers.ts';
import { settingsOf } from '../settings.ts';
import type { ApiStack } from './api.ts';
import type { FilesStack } from './files.ts';
import type { IdentityStack } from './identity.ts';
import type { RealtimeStack } from './realtime.ts';

type Props = StackProps & {
  files: FilesStack;
  identity: IdentityStack;
  api: ApiStack;
  realtime: RealtimeStack;
  /** The ARN of the firewall before the distribution. */
  firewall?: string;
};

/** One origin for the browser: the web app, /api and public files. */
export class WebStack extends Stack {
  constructor(scope: Construct, id: string, { files, identity, api, realtime, firewall, ...props }: Props) {
    super(scope, id, props);

    const pages = new s3.Bucket(this, 'files', {
      blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
      encryption: s3.BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.upload(pages, identity);

    // The settings of errors are the whole distribution's. A missing file is therefore not cached either.
    const keptByDefault = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];
    const responseHeadersPolicy = this.responseHeaders('security-headers', {
      headers: securityHeaders(readInlineHashes(this.webFolder), files.uploadOrigin),
      custom: 'permissions-policy',
    });
    // By its name, so that its policy can be here and name the distribution: CDK would make the two stacks need each
    // other.
    const uploads = s3.Bucket.fromBucketAttributes(this, 'published', {
      bucketName: files.bucket.bucketName,
      bucketRegionalDomainName: files.bucket.bucketRegionalDomainName,
    });
    const sockets: cloudfront.BehaviorOptions = {
      origin: new origins.HttpOrigin(Fn.parseDomainName(realtime.api.apiEndpoint), {
        protocolPolicy: cloudfront.OriginProtocolPolicy.HTTPS_ONLY,
        customHeaders: { 'x-origin-secret': api.originSecretValue },
      }),
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
      cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
      originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      functionAssociations: [
        { eventType: cloudfront.FunctionEventType.VIEWER_REQUEST, function: this.toStage(realtime.stage.stageName) },
      ],
    };
    const distribution = new cloudfront.Distribution(this, 'distribution', {
      comment: 'smena',
      ...(firewall !== undefined && { webAclId: firewall }),
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      // Without a page, so that the API's own answers go through. Unset, CloudFront keeps them for 10 seconds.
      errorResponses: keptByDefault.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      defaultBehavior: {
        // With LIST permission, S3 answers 404 instead of 403 for a missing file.
        origin: origins.S3BucketOrigin.withOriginAccessControl(pages, {
          originAccessLevels: [cloudfront.AccessLevel.READ, cloudfront.AccessLevel.LIST],
        }),
        viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
        responseHeadersPolicy,
        functionAssociations: [
          { eventType: cloudfront.FunctionEventType.VIEWER_REQUEST, function: this.chooseDocument() },
        ],
      },
      additionalBehaviors: {
        // Before those of the APIs, because the first matching behaviour answers.
        [livePath]: sockets,
        [chatPath]: sockets,
        ...this.apiBehaviors(api, responseHeadersPolicy),
        [`/${published}/*`]: {
          origin: origins.S3BucketOrigin.withOriginAccessControl(uploads),
          viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
          cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
          responseHeadersPolicy: this.responseHeaders('file-headers', {
            headers: fileHeaders,
            custom: 'content-disposition',
          }),
        },
      },
    });

    this.letRead(distribution, uploads);

    new CfnOutput(this, 'DistributionUrl', { value: `https://${distribution.distributionDomainName}` });
    new CfnOutput(this, 'DistributionId', { value: distribution.distributionId });

    const accept = (id: string, reason: string) =>
      Validations.of(distribution).acknowledge({ id: `AwsSolutions-${id}`, reason });
    Validations.of(distribution).acknowledge({
      id: 'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      reason: 'The root is a document, and every path without an extension too: no request reaches the listing',
    });
    accept('CFR1', 'Workers and customers travel; no country is shut out');
    accept(
      'CFR2',
      'A deployment sets its firewall (`-c firewall`); throttles and the limits of addresses stand without it',
    );
    accept('CFR3', 'The files are the same for everyone, and /api has its own access log without addresses');
    accept(
      'CFR4',
      "CloudFront's own domain allows no choice of protocol; it is replaced when the app gets its own domain",
    );
  }

  /**
   * The policy of the bucket of files: TLS only, and this distribution reads the public files. It may list the bucket,
   * so that S3 answers 404 instead of 403 for a missing file; no path of the distribution is a listing.
   */
  private letRead(distribution: cloudfront.Distribution, uploads: s3.IBucket) {
    const { document } = new s3.BucketPolicy(this, 'files-policy', { bucket: uploads });
    const objects = [uploads.bucketArn, uploads.arnForObjects('*')];
    const reads: [action: string, resource: string][] = [
      ['s3:GetObject', uploads.arnForObjects(`${published}/*`)],
      ['s3:ListBucket', uploads.bucketArn],
    ];
    document.addStatements(
      new iam.PolicyStatement({
        effect: iam.Effect.DENY,
        principals: [new iam.AnyPrincipal()],
        actions: ['s3:*'],
        resources: objects,
        conditions: { Bool: { 'aws:SecureTransport': 'false' } },
      }),
      ...reads.map(
        ([action, resource]) =>
          new iam.PolicyStatement({
            principals: [new iam.ServicePrincipal('cloudfront.amazonaws.com')],
            actions: [action],
            resources: [resource],
            conditions: { StringEquals: { 'AWS:SourceArn': distribution.distributionArn } },
          }),
      ),
    );
  }

  /** Hashed files are cached for ever and kept for tabs opened before a deployment; all other files are revalidated. */
  private upload(files: s3.Bucket, { userPool, webClient }: IdentityStack) {
    const app = Source.asset(this.webFolder, { exclude: ['.vite'] });
    const { stripePublicKey } = settingsOf(this);
    const config = {
      region: this.region,
      userPoolId: userPool.userPoolId,
      userPoolClientId: webClient.userPoolClientId,
      ...(stripePublicKey && { stripe: { key: stripePublicKey } }),
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
      sources: [app, this.documents(), Source.jsonData('config.json', config)],
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

  /** One for each beginning of paths, in the order in which `apis` names them: the first matching behaviour answers. */
  private apiBehaviors(
    { apis: byName, originSecretValue }: ApiStack,
    responseHeadersPolicy: cloudfront.IResponseHeadersPolicy,
  ) {
    const shared = {
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
      ...this.apiPolicies(),
      responseHeadersPolicy,
      functionAssociations: [
        { eventType: cloudfront.FunctionEventType.VIEWER_REQUEST, function: this.withoutTrailingSlash() },
      ],
    };
    const behaviors = apiNames.flatMap((name) => {
      const origin = new origins.HttpOrigin(Fn.parseDomainName(byName[name].http.apiEndpoint), {
        protocolPolicy: cloudfront.OriginProtocolPolicy.HTTPS_ONLY,
        customHeaders: { 'x-origin-secret': originSecretValue },
      });
      return apis[name].map((beginning) => [`${beginning}*`, { origin, ...shared }] as const);
    });
    return Object.fromEntries(behaviors);
  }

  /**
   * API responses are cached only for as long as they say themselves: some public reads for seconds (`atEdge`). The cache
   * key contains everything that a response depends on, so that CloudFront cannot collapse simultaneous requests of two
   * users.
   */
  private apiPolicies() {
    return {
      cachePolicy: new cloudfront.CachePolicy(this, 'api-cache', {
        defaultTtl: Duration.seconds(0),
        minTtl: Duration.seconds(0),
        maxTtl: Duration.minutes(1),
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
          ...contracts.flatMap(({ signature }) => signature ?? []),
          'User-Agent',
          'CloudFront-Viewer-Address',
          'CloudFront-Viewer-City',
          'CloudFront-Viewer-Country',
        ),
        queryStringBehavior: cloudfront.OriginRequestQueryStringBehavior.all(),
      }),
    };
  }

  private get webFolder() {
    return `${settingsOf(this).dist}/web`;
  }

  /**
   * The prerendered documents with the origin of this deployment. They replace those of the folder. One source, because the
   * uploader has a grant for each, and a role has room for some thirty.
   */
  private documents() {
    const { origin } = settingsOf(this);
    const folder = FileSystem.mkdtemp('smena-pages-');
    for (const file of languages.flatMap((language) => pageDocuments.map((page) => documentFile(language, page)))) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      const text = readFileSync(join(this.webFolder, file), 'utf8');
      writeFileSync(join(folder, file), text.replaceAll(unknownOrigin, origin));
    }
    return Source.asset(folder);
  }

  /** A path whose last part has no extension is a screen of the app. */
  private chooseDocument() {
    return new cloudfront.Function(this, 'choose-document', {
      runtime: cloudfront.FunctionRuntime.JS_2_0,
      code: cloudfront.FunctionCode.fromInline(edgeFunction()),
    });
  }

  /** The specification writes some paths with a slash at their end, which is another route for API Gateway. */
  private withoutTrailingSlash() {
    return new cloudfront.Function(this, 'trailing-slash', {
      runtime: cloudfront.FunctionRuntime.JS_2_0,
      code: cloudfront.FunctionCode.fromInline(`
        function handler(event) {
          event.request.uri = event.request.uri.replace(/\\/$/, '');
          return event.request;
        }
      `),
    });
  }

  /** The path of a WebSocket API is its stage; AWS answers 403 for any other. */
  private toStage(stage: string) {
    return new cloudfront.Function(this, 'live-path', {
      runtime: cloudfront.FunctionRuntime.JS_2_0,
      code: cloudfront.FunctionCode.fromInline(`
        function handler(event) {
          event.request.uri = '/${stage}';
          return event.request;
        }
      `),
    });
  }

  /** `custom` is the header for which CloudFront has no setting of its own. */
  private responseHeaders<Custom extends string>(
    id: string,
    { headers, custom }: { headers: Record<'content-security-policy' | Custom, string>; custom: Custom },
  ) {
    const override = true;
    return new cloudfront.ResponseHeadersPolicy(this, id, {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy: headers['content-security-policy'], override },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.seconds(strictTransportSeconds),
          includeSubdomains: true,
          override,
        },
        contentTypeOptions: { override },
        frameOptions: { frameOption: cloudfront.HeadersFrameOption.DENY, override },
        referrerPolicy: { referrerPolicy: cloudfront.HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override },
      },
      customHeadersBehavior: { customHeaders: [{ header: custom, value: headers[custom], override }] },
    });
  }
}
