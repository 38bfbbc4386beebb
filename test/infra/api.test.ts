import { describe, expect, it } from 'vitest';
import { contracts } from '#shared/contracts/all.ts';
import { isPublicRead } from '#shared/contracts/endpoint.ts';
import { writesTable } from '#shared/contracts/is-idempotent.ts';
import { privatePurposeNames, purposeNames } from '#shared/domain/files/purposes.ts';
import { apiNames, apiOf } from '../../infra/apis.ts';
import { resources, settings, synthesise } from './synthesise.ts';

const { api, areas, events, schedules } = synthesise();

type Route = { RouteKey: string; AuthorizationType: string; AuthorizerId?: unknown; ApiId: unknown };
type Lambda = {
  FunctionName: string;
  Architectures: string[];
  Runtime: string;
  Timeout: number;
  Role: { 'Fn::GetAtt': [string, string] };
  Environment: { Variables: Record<string, unknown> };
  ReservedConcurrentExecutions?: number;
};
type Policy = {
  Roles: { Ref: string }[];
  PolicyDocument: { Statement: { Action: string | string[]; Resource: unknown }[] };
};

const routes = areas.flatMap((area) => resources<Route>(area, 'AWS::ApiGatewayV2::Route'));
const lambdas = areas.flatMap((area) => resources<Lambda>(area, 'AWS::Lambda::Function'));
const policies = areas.flatMap((area) => resources<Policy>(area, 'AWS::IAM::Policy'));

const lambdasByName = new Map(lambdas.map((lambda) => [lambda.FunctionName, lambda]));
const routesByKey = Map.groupBy(routes, ({ RouteKey }) => RouteKey);
const policiesByRole = Map.groupBy(
  policies.flatMap((policy) => policy.Roles.map(({ Ref }) => ({ ...policy, role: Ref }))),
  ({ role }) => role,
);

const lambdaOf = (name: string) => {
  const found = lambdasByName.get(`smena-${name}`);
  if (!found) throw new Error(`No Lambda for ${name}`);
  return found;
};
const statementsOf = (name: string) => {
  const [role] = lambdaOf(name).Role['Fn::GetAtt'];
  return (policiesByRole.get(role) ?? []).flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
};
const actionsOf = (name: string) => statementsOf(name).flatMap(({ Action }) => Action);

const logging = ['logs:CreateLogStream', 'logs:PutLogEvents'];
const reading = ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'];
const writing = ['dynamodb:ConditionCheckItem', 'dynamodb:DeleteItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'];

/** The complete list of permissions of single endpoints beyond the table. Letters and SMS are sent by workers. */
const readsSecret = ['secretsmanager:GetSecretValue', 'secretsmanager:DescribeSecret'];
const setsPassword = [
  'cognito-idp:AdminCreateUser',
  'cognito-idp:AdminSetUserPassword',
  'cognito-idp:AdminUpdateUserAttributes',
];
const granted: Readonly<Record<string, readonly string[]>> = {
  login: ['cognito-idp:AdminInitiateAuth'],
  'code-login': ['cognito-idp:AdminInitiateAuth', 'cognito-idp:AdminRespondToAuthChallenge'],
  'code-register-sms': ['cognito-idp:AdminGetUser', ...setsPassword],
  'change-password': [
    'cognito-idp:AdminInitiateAuth',
    'cognito-idp:AdminSetUserPassword',
    'cognito-idp:AdminUserGlobalSignOut',
  ],
  'change-email': ['cognito-idp:AdminInitiateAuth'],
  'confirm-email': [...setsPassword],
  'change-phone': ['cognito-idp:AdminInitiateAuth'],
  'confirm-phone': [...setsPassword, 'cognito-idp:AdminDeleteUser'],
  'confirm-phone-link': [...setsPassword, 'cognito-idp:AdminDeleteUser'],
  'sign-out-everywhere': ['cognito-idp:AdminUserGlobalSignOut'],
  'receive-stripe-events': readsSecret,
  'add-payment': readsSecret,
  'add-subscription': readsSecret,
  'finish-payment': readsSecret,
  'list-cards': readsSecret,
  'delete-card': readsSecret,
  'set-renewal': readsSecret,
  'refund-transaction': readsSecret,
  'delete-me': ['cognito-idp:AdminDeleteUser'],
  'deactivate-user': ['cognito-idp:AdminDeleteUser'],
  'update-company-managers': ['cognito-idp:AdminDeleteUser'],
  'create-upload': ['s3:PutObject'],
  'download-me': ['s3:GetObject'],
  'get-export': ['s3:GetObject'],
  'search-catalogue': ['s3:GetObject'],
  'search-products': ['s3:GetObject'],
  'accept-invitation': [...setsPassword],
  'create-user': [...setsPassword],
  'get-notification-settings': readsSecret,
  'update-notification-settings': readsSecret,
  'answer-participation': ['kms:GenerateDataKey', 'kms:Encrypt'],
  'get-participation': ['kms:Decrypt'],
  'ask-assistant': [...readsSecret, 'bedrock:InvokeModelWithResponseStream', 'execute-api:ManageConnections'],
  'try-assistant': [...readsSecret, 'bedrock:InvokeModelWithResponseStream'],
  'list-assistant-models': readsSecret,
  'set-password': [...setsPassword, 'cognito-idp:AdminUserGlobalSignOut'],
};

describe.each(contracts)('$name', (contract) => {
  const { name, method, path, access } = contract;

  it('has one route, which requires a token unless the endpoint is public or takes one of the chat', () => {
    const isOpen = access === 'public' || contract.chatToken === true;
    const mine = routesByKey.get(`${method} ${path}`) ?? [];
    expect(mine).toHaveLength(1);
    expect(mine[0]?.AuthorizationType).toBe(isOpen ? 'NONE' : 'JWT');
    expect(mine[0]?.AuthorizerId === undefined).toBe(isOpen);
    // The parts of the API are exported by their logical ids: shopapi1A2B3C4D.
    const parts = JSON.stringify(isOpen ? mine[0]?.ApiId : [mine[0]?.ApiId, mine[0]?.AuthorizerId]);
    const apis = [...parts.matchAll(/ExportsOutputRef(\w+?api|api)(?:login)?[\dA-F]{8}/g)].map(([, api]) => api);
    expect(new Set(apis)).toEqual(new Set([apiOf(path).replace('-', '')]));
  });

  it('may read the table, write it only if its contract does, and has no other grants', () => {
    const beyond = [...(granted[name] ?? []), ...(isPublicRead(contract) ? ['dynamodb:UpdateItem'] : [])];
    const expected = [...logging, ...reading, ...(writesTable(contract) ? writing : []), ...beyond];
    expect(actionsOf(name).sort()).toEqual(expected.sort());
    if (isPublicRead(contract))
      expect(statementsOf(name)).toContainEqual(
        expect.objectContaining({
          Action: 'dynamodb:UpdateItem',
          Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['LIMIT#*'] } },
        }),
      );
  });

  it('times out before API Gateway does', () => {
    const { Timeout, Architectures, Runtime } = lambdaOf(name);
    expect(Timeout).toBeLessThan(29);
    expect({ Architectures, Runtime }).toEqual({ Architectures: ['arm64'], Runtime: 'nodejs24.x' });
  });
});

describe('the API', () => {
  it('has no routes without a contract', () => {
    expect(routes.map(({ RouteKey }) => RouteKey).sort()).toEqual(
      contracts.map(({ method, path }) => `${method} ${path}`).sort(),
    );
    expect(lambdas).toHaveLength(contracts.length);
  });

  it('answers unknown paths of each HTTP API by one function, without a token', () => {
    const others = resources<Route>(api, 'AWS::ApiGatewayV2::Route');
    expect(others.map(({ RouteKey, AuthorizationType }) => [RouteKey, AuthorizationType])).toEqual(
      apiNames.map(() => ['$default', 'NONE']),
    );
    expect(new Set(others.map(({ ApiId }) => JSON.stringify(ApiId))).size).toBe(apiNames.length);
    expect(resources<Lambda>(api, 'AWS::Lambda::Function').map(({ FunctionName }) => FunctionName)).toEqual([
      'smena-unknown-path',
    ]);
  });

  it('has no wildcards in grants, except for the files of one purpose, of the catalogue, keys with the tag of tenders, and connections', () => {
    const statements = policies.flatMap(({ PolicyDocument }) =>
      PolicyDocument.Statement.map((each) => JSON.stringify(each)),
    );
    const ofPurpose = new RegExp(
      `"/(?:(?:incoming|files)/(?:${purposeNames.join('|')})|private/(?:${privatePurposeNames.join('|')})|catalogue)/\\*"`,
    );
    const ofLimits = '"dynamodb:LeadingKeys":["LIMIT#*"]';
    const ofTenders = '{"StringEquals":{"aws:ResourceTag/smena":"tender"}}';
    const known = [ofLimits, ofTenders, '/@connections/*'];
    expect(
      statements.filter(
        (each) => each.includes('*') && !ofPurpose.test(each) && !known.some((part) => each.includes(part)),
      ),
    ).toEqual([]);
  });

  it('is one of several, each of which accepts tokens of both clients of the user pool', () => {
    type Authorizer = { JwtConfiguration: { Audience: unknown[]; Issuer: unknown } };
    expect(resources<{ Name: string }>(api, 'AWS::ApiGatewayV2::Api').map(({ Name }) => Name)).toEqual([
      'smena-public-api',
      'smena-shop-api',
      'smena-chat-api',
      'smena-api',
    ]);
    const authorizers = resources<Authorizer>(api, 'AWS::ApiGatewayV2::Authorizer');
    // CDK creates the authorizer of an API with its first route.
    expect(authorizers).toHaveLength(4);
    for (const { JwtConfiguration } of authorizers) {
      expect(JwtConfiguration.Audience).toHaveLength(2);
      expect(JSON.stringify(JwtConfiguration.Issuer)).toContain('https://cognito-idp.eu-central-1');
    }
  });

  it('throttles each stage and logs every request, without addresses', () => {
    type Stage = {
      AutoDeploy: boolean;
      AccessLogSettings: { Format: string };
      DefaultRouteSettings: { ThrottlingRateLimit: number; ThrottlingBurstLimit: number };
    };
    const stages = resources<Stage>(api, 'AWS::ApiGatewayV2::Stage');
    expect(stages.map((stage) => stage.DefaultRouteSettings.ThrottlingRateLimit)).toEqual([100, 200, 200, 200]);
    for (const stage of stages) {
      const { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst } = stage.DefaultRouteSettings;
      expect(burst).toBe(2 * rate);
      expect(stage.AutoDeploy).toBe(true);
      expect(JSON.parse(stage.AccessLogSettings.Format)).toMatchObject({ status: '$context.status' });
      expect(stage.AccessLogSettings.Format).not.toContain('sourceIp');
    }
  });

  it('passes the user pool only to functions that have a grant for it', () => {
    const knowing = lambdas.filter(({ Environment }) => 'USER_POOL_ID' in Environment.Variables);
    const reaching = Object.keys(granted).filter((name) =>
      granted[name]?.some((action) => action.startsWith('cognito')),
    );
    expect(knowing.map(({ FunctionName }) => FunctionName).sort()).toEqual(
      reaching.map((name) => `smena-${name}`).sort(),
    );
    expect(Object.keys(lambdaOf('login').Environment.Variables)).toContain('SERVER_CLIENT_ID');
  });

  it("gives every function the distribution's secret by its name", () => {
    const secrets = lambdas.map(({ Environment }) => JSON.stringify(Environment.Variables['ORIGIN_SECRET']));
    expect(secrets.filter((secret) => !secret?.includes('{{resolve:secretsmanager:'))).toEqual([]);
  });

  it('has no value of a secret in a template: the local one would sign events of anyone', () => {
    const secrets = [api, ...areas].flatMap((stack) => resources<object>(stack, 'AWS::SecretsManager::Secret'));
    expect(secrets).toHaveLength(5);
    for (const secret of secrets) expect(secret).not.toHaveProperty('SecretString');
  });

  it('limits a burst of guessed passwords when the account has concurrency to reserve', () => {
    expect(lambdaOf('login').ReservedConcurrentExecutions).toBe(20);
    const young = synthesise(settings).areas.flatMap((area) => resources<Lambda>(area, 'AWS::Lambda::Function'));
    expect(young.filter((lambda) => lambda.ReservedConcurrentExecutions !== undefined)).toEqual([]);
  });

  it('keeps all logs for three months', () => {
    const logs = [api, schedules, events, ...areas].flatMap((stack) =>
      resources<{ RetentionInDays: number }>(stack, 'AWS::Logs::LogGroup'),
    );
    const jobs = [schedules, events].flatMap((stack) => resources(stack, 'AWS::Lambda::Function'));
    const unknownPaths = resources(api, 'AWS::Lambda::Function');
    expect(logs).toHaveLength(contracts.length + jobs.length + apiNames.length + unknownPaths.length);
    expect(new Set(logs.map(({ RetentionInDays }) => RetentionInDays))).toEqual(new Set([90]));
  });
});

describe('the geocoding service', () => {
  type Asking = { FunctionName: string; Environment: { Variables: Record<string, unknown> } };
  const asking = (context?: Record<string, string>) =>
    synthesise(context)
      .areas.flatMap((stack) => resources<Asking>(stack, 'AWS::Lambda::Function'))
      .filter(({ Environment }) => 'GEOCODER_URL' in Environment.Variables)
      .map(({ FunctionName, Environment: { Variables } }) => [FunctionName, Variables['GEOCODER_URL']]);

  it('is known to the functions that ask it, and is nobody by default', () => {
    expect(asking()).toEqual([]);
    expect(asking(settings)).toEqual([
      ['smena-geocode-address', settings.geocoderUrl],
      ['smena-geocode-point', settings.geocoderUrl],
    ]);
  });
});

describe('the public registers', () => {
  type Asking = { FunctionName: string; Environment: { Variables: Record<string, unknown> } };
  const addressesIn = (app: ReturnType<typeof synthesise>) =>
    [...app.areas, app.events, app.schedules]
      .flatMap((stack) => resources<Asking>(stack, 'AWS::Lambda::Function'))
      .filter(({ Environment }) => 'REGISTER_URL' in Environment.Variables)
      .map(({ FunctionName, Environment: { Variables } }) => [
        FunctionName,
        Variables['REGISTER_URL'],
        Variables['VAT_REGISTER_URL'],
      ]);

  it('are known to the functions that ask them, by default the real ones', () => {
    const ares = 'https://ares.gov.cz/ekonomicke-subjekty-v-be/rest';
    const vat = 'https://adisrws.mfcr.cz/dpr/axis2/services/rozhraniCRPDPH.rozhraniCRPDPHSOAP';
    expect(addressesIn(synthesise())).toEqual([
      ['smena-prefill-company', ares, vat],
      ['smena-find-company', ares, vat],
      ['smena-check-company', ares, vat],
    ]);
  });
});
