import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from '../../infra/security-headers.ts';
import { resources, synthesise } from './synthesise.ts';

const { web } = synthesise();

type Behaviour = { TargetOriginId: string; PathPattern?: string; FunctionAssociations?: unknown[] };
type Origin = { Id: string; OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[] };
type Distribution = {
  DistributionConfig: {
    DefaultCacheBehavior: Behaviour;
    CacheBehaviors: Behaviour[];
    Origins: Origin[];
    CustomErrorResponses: object[];
  };
};
const [distribution] = resources<Distribution>(web, 'AWS::CloudFront::Distribution');
const config = distribution?.DistributionConfig;
const files = config?.DefaultCacheBehavior;
const api = config?.CacheBehaviors.find(({ PathPattern }) => PathPattern === '/api/*');
const originOf = (behaviour?: Behaviour) => config?.Origins.find(({ Id }) => Id === behaviour?.TargetOriginId);

describe('the files', () => {
  it('are private and readable by the distribution only', () => {
    expect(originOf(files)).toHaveProperty('OriginAccessControlId');
    expect(resources(web, 'AWS::S3::Bucket')).toMatchObject([
      {
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
      },
    ]);
  });

  it('are cached forever if their name contains a hash, and revalidated otherwise', () => {
    expect(resources(web, 'Custom::CDKBucketDeployment')).toMatchObject([
      {
        Include: ['assets/*'],
        Prune: false,
        SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
      },
      { Exclude: ['assets/*'], SystemMetadata: { 'cache-control': 'no-cache' } },
    ]);
  });

  it('fall back to the app for the default behaviour only, so an unknown /api path stays a 404', () => {
    expect(files?.FunctionAssociations).toHaveLength(1);
    expect(api).not.toHaveProperty('FunctionAssociations');
    const pages = config?.CustomErrorResponses.filter((each) => 'ResponsePagePath' in each || 'ResponseCode' in each);
    expect(pages).toEqual([]);
  });

  it.each([
    ['/', '/index.html'],
    ['/shifts/2026-11/list', '/index.html'],
    ['/stores/view/a1', '/index.html'],
    ['/assets/app-1a2b.js', '/assets/app-1a2b.js'],
    ['/config.json', '/config.json'],
  ])('answer %s with %s', (uri, file) => {
    const [fallback] = resources<{ FunctionCode: string }>(web, 'AWS::CloudFront::Function');
    const answer: unknown = runInContext(
      `${fallback?.FunctionCode}; handler({ request: { uri } })`,
      createContext({ uri }),
    );
    expect(answer).toMatchObject({ uri: file });
  });
});

describe('/api', () => {
  it('is the only path that goes to the API, with the secret header', () => {
    expect(config?.CacheBehaviors).toEqual([api]);
    const headers = originOf(api)?.OriginCustomHeaders;
    expect(headers?.map(({ HeaderName }) => HeaderName)).toEqual(['x-origin-secret']);
    expect(JSON.stringify(headers?.[0]?.HeaderValue)).toContain('{{resolve:secretsmanager:');
    expect(originOf(files)).not.toHaveProperty('OriginCustomHeaders');
  });

  it('is compressed and not cached', () => {
    expect(api).toMatchObject({ Compress: true });
    expect(resources(web, 'AWS::CloudFront::CachePolicy')).toMatchObject([
      {
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
      },
    ]);
  });
});

describe('an error response', () => {
  // Amazon CloudFront, "How CloudFront processes HTTP 4xx and 5xx status codes from your origin": those that it keeps.
  const cachedByDefault = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

  it('of any status is not cached, so that a new shift is found at once', () => {
    expect(config?.CustomErrorResponses).toEqual(
      cachedByDefault.map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
    );
  });
});

describe('every response', () => {
  it('has the same headers as from the local web server', () => {
    const policies = resources<HeadersPolicy>(web, 'AWS::CloudFront::ResponseHeadersPolicy');
    expect(policies.map(headersOf)).toEqual([securityHeaders]);
    expect(files).toHaveProperty('ResponseHeadersPolicyId');
    expect(api).toHaveProperty('ResponseHeadersPolicyId');
  });
});

type HeadersPolicy = {
  ResponseHeadersPolicyConfig: {
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: string };
      StrictTransportSecurity: { AccessControlMaxAgeSec: number; IncludeSubdomains: boolean };
      ContentTypeOptions: { Override: boolean };
      FrameOptions: { FrameOption: string };
      ReferrerPolicy: { ReferrerPolicy: string };
    };
    CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
  };
};
const headersOf = ({ ResponseHeadersPolicyConfig: policy }: HeadersPolicy) => {
  const { AccessControlMaxAgeSec, IncludeSubdomains } = policy.SecurityHeadersConfig.StrictTransportSecurity;
  return {
    'content-security-policy': policy.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy,
    'strict-transport-security': `max-age=${AccessControlMaxAgeSec}${IncludeSubdomains ? '; includeSubDomains' : ''}`,
    ...(policy.SecurityHeadersConfig.ContentTypeOptions.Override && { 'x-content-type-options': 'nosniff' }),
    'x-frame-options': policy.SecurityHeadersConfig.FrameOptions.FrameOption,
    'referrer-policy': policy.SecurityHeadersConfig.ReferrerPolicy.ReferrerPolicy,
    ...Object.fromEntries(policy.CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value])),
  };
};
