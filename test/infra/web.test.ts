import { Script, createContext } from 'node:vm';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from '../../infra/security-headers.ts';
import { resources, synthesise } from './synthesise.ts';

const { web } = synthesise();
if (!web) throw new Error('The web stack belongs to the app on AWS');
const template = Template.fromStack(web);

type Behaviour = {
  TargetOriginId: string;
  FunctionAssociations?: unknown[];
  CachePolicyId: unknown;
  Compress: boolean;
};
type Origin = { Id: string; OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[] };
type Distribution = {
  DistributionConfig: {
    DefaultCacheBehavior: Behaviour;
    CacheBehaviors: (Behaviour & { PathPattern: string })[];
    Origins: (Origin & Record<string, unknown>)[];
  };
};
const [distribution] = resources<Distribution>(web, 'AWS::CloudFront::Distribution');
if (!distribution) throw new Error('No distribution');
const { DefaultCacheBehavior: files, CacheBehaviors, Origins } = distribution.DistributionConfig;
const [api] = CacheBehaviors;
const originOf = (behaviour?: Behaviour) => Origins.find(({ Id }) => Id === behaviour?.TargetOriginId);

describe('the distribution', () => {
  it('alone reads the files, over TLS', () => {
    expect(originOf(files)).toHaveProperty('OriginAccessControlId');
    template.hasResourceProperties('AWS::S3::Bucket', {
      PublicAccessBlockConfiguration: { BlockPublicAcls: true, BlockPublicPolicy: true, RestrictPublicBuckets: true },
    });
    template.hasResourceProperties('AWS::S3::BucketPolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
          Match.objectLike({ Effect: 'Allow', Principal: { Service: 'cloudfront.amazonaws.com' } }),
        ]),
      },
    });
  });

  it('sends /api to the API with the secret header, and nothing else', () => {
    expect(CacheBehaviors.map(({ PathPattern }) => PathPattern)).toEqual(['/api/*']);
    const headers = originOf(api)?.OriginCustomHeaders;
    expect(headers?.map(({ HeaderName }) => HeaderName)).toEqual(['x-origin-secret']);
    expect(JSON.stringify(headers?.[0]?.HeaderValue)).toContain('{{resolve:secretsmanager:');
    expect(originOf(files)?.OriginCustomHeaders).toBeUndefined();
  });

  it('keeps no answer of the API, and compresses it', () => {
    template.hasResourceProperties('AWS::CloudFront::CachePolicy', {
      CachePolicyConfig: {
        MinTTL: 0,
        DefaultTTL: 0,
        MaxTTL: 1,
        ParametersInCacheKeyAndForwardedToOrigin: {
          EnableAcceptEncodingBrotli: true,
          EnableAcceptEncodingGzip: true,
          HeadersConfig: { Headers: ['Authorization', 'X-Account-Id', 'Accept-Language'] },
          QueryStringsConfig: { QueryStringBehavior: 'all' },
        },
      },
    });
    expect(api?.Compress).toBe(true);
    expect(api?.CachePolicyId).toHaveProperty('Ref');
  });

  it('falls back to the app on the default behaviour only, so that a missing /api path stays a 404', () => {
    expect(files.FunctionAssociations).toHaveLength(1);
    expect(api?.FunctionAssociations).toBeUndefined();
    template.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: { CustomErrorResponses: Match.absent() },
    });
  });

  it.each([
    ['/', '/index.html'],
    ['/shifts/2026-11/list', '/index.html'],
    ['/stores/view/a1', '/index.html'],
    ['/assets/app-1a2b.js', '/assets/app-1a2b.js'],
    ['/config.json', '/config.json'],
  ])('answers %s with %s', (uri, file) => {
    const [fallback] = resources<{ FunctionCode: string }>(web, 'AWS::CloudFront::Function');
    const run = new Script(`${fallback?.FunctionCode}; handler({ request: { uri } })`);
    expect(run.runInContext(createContext({ uri }))).toMatchObject({ uri: file });
  });

  it('sends the headers that the local web server sends', () => {
    const [policy] = resources<{ ResponseHeadersPolicyConfig: SecurityHeaders }>(
      web,
      'AWS::CloudFront::ResponseHeadersPolicy',
    );
    expect(sentBy(policy?.ResponseHeadersPolicyConfig)).toEqual(securityHeaders);
    expect(files).toHaveProperty('ResponseHeadersPolicyId');
    expect(api).toHaveProperty('ResponseHeadersPolicyId');
  });

  it('lets browsers keep hashed files for ever and ask for the rest each time', () => {
    template.hasResourceProperties('Custom::CDKBucketDeployment', {
      Include: ['assets/*'],
      Prune: false,
      SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
    });
    template.hasResourceProperties('Custom::CDKBucketDeployment', {
      Exclude: ['assets/*'],
      SystemMetadata: { 'cache-control': 'no-cache' },
    });
  });
});

type SecurityHeaders = {
  SecurityHeadersConfig: {
    ContentSecurityPolicy: { ContentSecurityPolicy: string };
    StrictTransportSecurity: { AccessControlMaxAgeSec: number };
    FrameOptions: { FrameOption: string };
    ReferrerPolicy: { ReferrerPolicy: string };
  };
  CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
};
const sentBy = (policy?: SecurityHeaders) => ({
  'content-security-policy': policy?.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy,
  'strict-transport-security': `max-age=${policy?.SecurityHeadersConfig.StrictTransportSecurity.AccessControlMaxAgeSec}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': policy?.SecurityHeadersConfig.FrameOptions.FrameOption,
  'referrer-policy': policy?.SecurityHeadersConfig.ReferrerPolicy.ReferrerPolicy,
  ...Object.fromEntries(policy?.CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value]) ?? []),
});
