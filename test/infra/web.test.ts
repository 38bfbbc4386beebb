import { createContext, runInContext } from 'node:vm';
import { transformSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { chatPath } from '#shared/contracts/chats.ts';
import { livePath } from '#shared/contracts/live.ts';
import { edgeSyntax } from '../../infra/edge/bundle.ts';
import { fileHeaders, securityHeaders } from '../../infra/security-headers.ts';
import { inlineHashes, resources, synthesise } from './synthesise.ts';

const { web } = synthesise();

type Behaviour = {
  TargetOriginId: string;
  PathPattern?: string;
  FunctionAssociations?: unknown[];
  ResponseHeadersPolicyId?: { Ref: string };
};
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
/** Live updates and the chat are paths of one WebSocket API. */
const sockets = [livePath, chatPath].map((path) =>
  config?.CacheBehaviors.find(({ PathPattern }) => PathPattern === path),
);
const [live, chat] = sockets;
const ofApis = (config?.CacheBehaviors ?? []).filter(
  ({ PathPattern }) =>
    PathPattern?.startsWith('/api/') && !sockets.some((socket) => socket?.PathPattern === PathPattern),
);
const api = ofApis.find(({ PathPattern }) => PathPattern === '/api/*');
const published = config?.CacheBehaviors.find(({ PathPattern }) => PathPattern === '/files/*');
const originOf = (behaviour?: Behaviour) => config?.Origins.find(({ Id }) => Id === behaviour?.TargetOriginId);

type EdgeFunction = { FunctionCode: string; Name: string };
/** A function of the distribution, by a part of its name. */
const functionNamed = (part: string) =>
  resources<EdgeFunction>(web, 'AWS::CloudFront::Function').find(({ Name }) => JSON.stringify(Name).includes(part));

it.each(['choosedocument', 'livepath', 'trailingslash'])('%s is written in the syntax that CloudFront runs', (name) => {
  const code = functionNamed(name)?.FunctionCode ?? '';
  expect(code).toContain('function handler(');
  // Throws for what cannot be written otherwise, and changes the rest.
  expect(transformSync(code, edgeSyntax).code).toBe(transformSync(code).code);
});

describe('the pages', () => {
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
    const pages = config?.CustomErrorResponses.filter((each) => 'ResponsePagePath' in each || 'ResponseCode' in each);
    expect(pages).toEqual([]);
  });

  type Request = { uri: string; lang?: string; step?: string; cookie?: string; accepted?: string };
  it.each<[Request, string]>([
    [{ uri: '/' }, '/pages/cs/sign-in.html'],
    [{ uri: '/shifts/2026-11/list' }, '/pages/cs/app.html'],
    [{ uri: '/stores/view/a1', accepted: 'ru-RU,ru;q=0.9,en;q=0.8' }, '/pages/ru/store.html'],
    [{ uri: '/auth/main', step: 'registration', accepted: 'de,en;q=0.8' }, '/pages/en/registration.html'],
    [{ uri: '/products/catalog', cookie: 'ru', accepted: 'en' }, '/pages/ru/catalogue.html'],
    [{ uri: '/products/catalog', cookie: '../../secret' }, '/pages/cs/catalogue.html'],
    [{ uri: '/products/catalog', lang: 'en', cookie: 'ru' }, '/pages/en/catalogue.html'],
    [{ uri: '/products/catalog/a1', cookie: 'ru' }, '/pages/ru/catalogue.html'],
    [{ uri: '/products/view/a1', cookie: 'ru' }, '/pages/ru/product.html'],
    [{ uri: '/assets/app-1a2b.js' }, '/assets/app-1a2b.js'],
    [{ uri: '/config.json', cookie: 'ru' }, '/config.json'],
    [{ uri: '/sw.js', cookie: 'ru' }, '/sw.js'],
    [{ uri: '/manifest.webmanifest' }, '/manifest.webmanifest'],
  ])('answer %o with %s', ({ uri, lang, step, cookie, accepted }, file) => {
    const chooser = functionNamed('choosedocument');
    const request = {
      uri,
      querystring: { ...(lang && { lang: { value: lang } }), ...(step && { step: { value: step } }) },
      cookies: cookie ? { 'smena.language': { value: cookie } } : {},
      headers: accepted ? { 'accept-language': { value: accepted } } : {},
    };
    const answer: unknown = runInContext(`${chooser?.FunctionCode}; handler({ request })`, createContext({ request }));
    expect(answer).toMatchObject({ uri: file });
    expect(chooser?.FunctionCode.length).toBeLessThan(10_000);
  });
});

describe('/api', () => {
  it('goes to the API of the path, after the path of the WebSocket, with the secret header', () => {
    expect(config?.CacheBehaviors).toEqual([live, chat, ...ofApis, published]);
    expect(chat).toEqual({ ...live, PathPattern: chatPath });
    expect(ofApis.map(({ PathPattern }) => PathPattern)).toEqual([
      '/api/shop/catalog*',
      '/api/shop/_p/*',
      '/api/document*',
      '/api/user_agreement*',
      '/api/settings/footer*',
      '/api/blog/*',
      '/api/calendar/*',
      '/api/shop/*',
      '/api/gpt/*',
      '/api/mattermost/*',
      '/api/v4/*',
      '/api/*',
    ]);
    const named = ofApis.map((each) => JSON.stringify(originOf(each)).match(/OutputFnGetAtt(\w*api)[\dA-F]{8}/)?.[1]);
    expect(named).toEqual([...Array<string>(7).fill('publicapi'), 'shopapi', 'chatapi', 'chatapi', 'chatapi', 'api']);
    for (const each of ofApis) {
      const headers = originOf(each)?.OriginCustomHeaders;
      expect(headers?.map(({ HeaderName }) => HeaderName)).toEqual(['x-origin-secret']);
      expect(JSON.stringify(headers?.[0]?.HeaderValue)).toContain('{{resolve:secretsmanager:');
    }
    expect(originOf(files)).not.toHaveProperty('OriginCustomHeaders');
  });

  it('is treated alike for every API', () => {
    const alike = ofApis.map(({ PathPattern: _path, TargetOriginId: _origin, ...settings }) => settings);
    expect(new Set(alike.map((each) => JSON.stringify(each))).size).toBe(1);
  });

  it.each([
    ['/api/shop/products/all/', '/api/shop/products/all'],
    ['/api/shop/products/all', '/api/shop/products/all'],
  ])('answers %s as %s', (uri, path) => {
    expect(api?.FunctionAssociations).toHaveLength(1);
    const code = functionNamed('trailingslash')?.FunctionCode;
    expect(runInContext(`${code}; handler({ request: { uri: '${uri}' } })`, createContext({}))).toEqual({ uri: path });
  });

  it('gets every header that a contract names', () => {
    const [policy] = resources<{ OriginRequestPolicyConfig: { HeadersConfig: { Headers: string[] } } }>(
      web,
      'AWS::CloudFront::OriginRequestPolicy',
    );
    const { Headers = [] } = policy?.OriginRequestPolicyConfig.HeadersConfig ?? {};
    expect(Headers).toContain('Idempotency-Key');
    expect(Headers).toContain('Stripe-Signature');
    // CloudFront's limit.
    expect(Headers.length).toBeLessThanOrEqual(10);
  });

  it('is compressed, and cached only for as long as a reply says, at most a minute', () => {
    expect(api).toMatchObject({ Compress: true });
    expect(resources(web, 'AWS::CloudFront::CachePolicy')).toMatchObject([
      {
        CachePolicyConfig: {
          MinTTL: 0,
          DefaultTTL: 0,
          MaxTTL: 60,
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

describe('the WebSocket', () => {
  it('goes to the stage of its API with everything that the viewer sent, and the secret header', () => {
    expect(live).toMatchObject({
      ViewerProtocolPolicy: 'https-only',
      // Managed-CachingDisabled and Managed-AllViewerExceptHostHeader.
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
    });
    expect(originOf(live)?.OriginCustomHeaders?.map(({ HeaderName }) => HeaderName)).toEqual(['x-origin-secret']);
    expect(live?.FunctionAssociations).toHaveLength(1);
    const code = functionNamed('livepath')?.FunctionCode;
    const answer: unknown = runInContext(`${code}; handler({ request: { uri: '${livePath}' } })`, createContext({}));
    expect(answer).toMatchObject({ uri: '/live' });
  });
});

describe('/files', () => {
  it('is read by this distribution only, over TLS only: its public files, and whether a file exists', () => {
    type Statement = { Action: string; Effect: string; Resource: unknown; Principal: unknown; Condition: unknown };
    type Policy = { Bucket: unknown; PolicyDocument: { Statement: Statement[] } };
    const policies = resources<Policy>(web, 'AWS::S3::BucketPolicy');
    const policy = policies.find(({ Bucket }) => JSON.stringify(Bucket).includes('smena-files'));
    const [secure, ...reads] = policy?.PolicyDocument.Statement ?? [];
    expect(secure).toMatchObject({
      Effect: 'Deny',
      Action: 's3:*',
      Principal: { AWS: '*' },
      Condition: { Bool: { 'aws:SecureTransport': 'false' } },
    });
    expect(reads.map(({ Action }) => Action)).toEqual(['s3:GetObject', 's3:ListBucket']);
    expect(JSON.stringify(reads[0]?.Resource)).toContain('/files/*');
    expect(JSON.stringify(reads[1]?.Resource)).not.toContain('/*');
    for (const { Effect, Principal, Condition } of reads) {
      expect([Effect, Principal]).toEqual(['Allow', { Service: 'cloudfront.amazonaws.com' }]);
      expect(JSON.stringify(Condition)).toMatch(/AWS:SourceArn.*:distribution\/.*"Ref":"distribution/);
    }
  });

  it("goes to the bucket of files, which the pages' bucket is not, and is cached", () => {
    const origin = originOf(published);
    expect(origin).toHaveProperty('OriginAccessControlId');
    expect(origin).not.toHaveProperty('OriginCustomHeaders');
    expect(JSON.stringify(origin)).toMatch(/smena-files:ExportsOutput\w+RegionalDomainName/);
    expect(published).toMatchObject({ ViewerProtocolPolicy: 'https-only', CachePolicyId: expect.any(String) });
    expect(published).not.toHaveProperty('FunctionAssociations');
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
  const policies = resources<HeadersPolicy>(web, 'AWS::CloudFront::ResponseHeadersPolicy');

  it('has the same headers as from the local web server, with the hashes of the build', () => {
    const ofPages = securityHeaders(inlineHashes, 'https://bucket');
    expect(policies.map(headersOf)).toEqual([ofPages, fileHeaders]);
    for (const behaviour of [files, ...ofApis]) expect(policyOf(behaviour)).toMatch(/^securityheaders/);
    expect(policyOf(published)).toMatch(/^fileheaders/);
  });

  it('lets only the app’s own origin run workers and name its manifest', () => {
    const policy = securityHeaders(inlineHashes, 'https://bucket')['content-security-policy'].split('; ');
    expect(policy).toEqual(expect.arrayContaining(["worker-src 'self'", "manifest-src 'self'"]));
  });

  it('under /files is saved, is never taken for another type, and runs nothing', () => {
    expect(fileHeaders).toMatchObject({
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
    for (const { ResponseHeadersPolicyConfig: policy } of policies)
      for (const header of [...Object.values(policy.SecurityHeadersConfig), ...policy.CustomHeadersConfig.Items])
        expect(header.Override).toBe(true);
  });
});

type Overriding = { Override: boolean };
type HeadersPolicy = {
  ResponseHeadersPolicyConfig: {
    SecurityHeadersConfig: {
      /** The bucket's origin is known at deployment. */
      ContentSecurityPolicy: Overriding & {
        ContentSecurityPolicy: string | { 'Fn::Join': [string, [string, object, string]] };
      };
      StrictTransportSecurity: Overriding & { AccessControlMaxAgeSec: number; IncludeSubdomains: boolean };
      ContentTypeOptions: Overriding;
      FrameOptions: Overriding & { FrameOption: string };
      ReferrerPolicy: Overriding & { ReferrerPolicy: string };
    };
    CustomHeadersConfig: { Items: (Overriding & { Header: string; Value: string })[] };
  };
};
/** The logical id of the policy of a behaviour. */
const policyOf = (behaviour?: Behaviour) => behaviour?.ResponseHeadersPolicyId?.Ref ?? '';
const headersOf = ({ ResponseHeadersPolicyConfig: policy }: HeadersPolicy) => {
  const csp = policy.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy;
  const [before, , after] = typeof csp === 'string' ? [] : csp['Fn::Join'][1];
  const { AccessControlMaxAgeSec, IncludeSubdomains } = policy.SecurityHeadersConfig.StrictTransportSecurity;
  return {
    'content-security-policy': typeof csp === 'string' ? csp : `${before}bucket${after}`,
    'strict-transport-security': `max-age=${AccessControlMaxAgeSec}${IncludeSubdomains ? '; includeSubDomains' : ''}`,
    ...(policy.SecurityHeadersConfig.ContentTypeOptions.Override && { 'x-content-type-options': 'nosniff' }),
    'x-frame-options': policy.SecurityHeadersConfig.FrameOptions.FrameOption,
    'referrer-policy': policy.SecurityHeadersConfig.ReferrerPolicy.ReferrerPolicy,
    ...Object.fromEntries(policy.CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value])),
  };
};

describe('the firewall', () => {
  it('is there only if the deployment sets it, and refuses addresses by their requests in five minutes', () => {
    const { web: open, guard: none } = synthesise();
    expect(none).toBeUndefined();
    const [distribution] = resources<{ DistributionConfig: object }>(open, 'AWS::CloudFront::Distribution');
    expect(distribution?.DistributionConfig).not.toHaveProperty('WebACLId');
    const { web, guard } = synthesise({ firewall: '3000' });
    expect(guard?.region).toBe('us-east-1');
    expect(resources(guard, 'AWS::WAFv2::WebACL')).toMatchObject([
      {
        Scope: 'CLOUDFRONT',
        DefaultAction: { Allow: {} },
        Rules: [
          {
            Action: { Block: { CustomResponse: { ResponseCode: 429 } } },
            Statement: { RateBasedStatement: { AggregateKeyType: 'IP', Limit: 3000, EvaluationWindowSec: 300 } },
          },
        ],
      },
    ]);
    const [guarded] = resources<{ DistributionConfig: object }>(web, 'AWS::CloudFront::Distribution');
    expect(guarded?.DistributionConfig).toHaveProperty('WebACLId');
    for (const wrong of ['9', '-1', 'on', ''])
      expect(() => synthesise({ firewall: wrong })).toThrow('is not a number of requests from 10 on');
  });
});
