import { CfnOutput, RemovalPolicy, SecretValue, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import * as apigateway from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpUserPoolAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import * as logs from 'aws-cdk-lib/aws-logs';
import * as secrets from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { type ApiName, apiNames } from '../apis.ts';
import { BundledFunction } from '../constructs/bundled-function.ts';
import { lambdaLimits } from '../lambda-limits.ts';
import { settingsOf } from '../settings.ts';
import type { IdentityStack } from './identity.ts';

/**
 * Requests per second over all callers of an API: many times a busy morning's load, and low enough to bound the cost of
 * an attack. What guests read comes mostly from the edge.
 */
const throttle = { rateLimit: 200, burstLimit: 400 };
const throttles: Readonly<Partial<Record<ApiName, typeof throttle>>> = {
  'public-api': { rateLimit: 100, burstLimit: 200 },
};

const localOriginSecret = 'of the local cloud';

type Api = { http: apigateway.HttpApi; accessLog: logs.LogGroup };

/** The HTTP APIs, each with its JWT authorizer, stage and access log. The routes are in the stacks of the areas. */
export class ApiStack extends Stack {
  readonly apis: Readonly<Record<ApiName, Api>>;
  /** Shared secret of the distribution and the APIs: a request that carries it came through the distribution. */
  readonly originSecret: secrets.Secret;
  /** The secret's value, resolved by CloudFormation at deployment. */
  readonly originSecretValue: string;

  constructor(scope: Construct, id: string, { identity, ...props }: StackProps & { identity: IdentityStack }) {
    super(scope, id, props);

    this.apis = Object.fromEntries(apiNames.map((name) => [name, this.create(name, identity)])) as typeof this.apis;
    this.originSecret = new secrets.Secret(this, 'origin-secret', {
      description: 'The x-origin-secret header that the distribution sends to the APIs',
      // The local cloud does not resolve references to secrets, so it gets a fixed value that protects nothing.
      ...(settingsOf(this).local
        ? { secretStringValue: SecretValue.unsafePlainText(localOriginSecret) }
        : { generateSecretString: { passwordLength: 48, excludePunctuation: true } }),
    });
    this.originSecretValue = settingsOf(this).local ? localOriginSecret : this.originSecret.secretValue.unsafeUnwrap();

    this.answerUnknownPaths();
    const ids = Object.entries(this.apis).map(([name, { http }]) => [name, http.apiId]);
    new CfnOutput(this, 'ApiIds', { value: this.toJsonString(Object.fromEntries(ids)) });
    new CfnOutput(this, 'OriginSecretArn', { value: this.originSecret.secretArn });

    Validations.of(this.originSecret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason: 'The distribution and the functions must change it together, which a deployment does',
    });
  }

  /** Every other route is of a contract. */
  private answerUnknownPaths() {
    const endpoint = new BundledFunction(this, 'unknown-path', {
      description: 'Answers requests that no contract has',
      limits: lambdaLimits('unknown-path', 'read'),
    });
    for (const name of apiNames) {
      const route = new apigateway.HttpRoute(this, `${name}-unknown-path`, {
        httpApi: this.apis[name].http,
        routeKey: apigateway.HttpRouteKey.DEFAULT,
        integration: new HttpLambdaIntegration('integration', endpoint),
        authorizer: new apigateway.HttpNoneAuthorizer(),
      });
      Validations.of(route).acknowledge({ id: 'AwsSolutions-APIG4', reason: 'It answers that nothing is there' });
    }
  }

  private create(name: ApiName, identity: IdentityStack): Api {
    const http = new apigateway.HttpApi(this, name, {
      apiName: `smena-${name}`,
      createDefaultStage: false,
      // One authorizer per API: API Gateway does not share them.
      defaultAuthorizer: new HttpUserPoolAuthorizer('login', identity.userPool, {
        userPoolClients: [identity.webClient, identity.serverClient],
      }),
    });
    const prefix = name === 'api' ? '' : `${name}-`;
    const accessLog = new logs.LogGroup(this, `${prefix}access-log`, {
      // API Gateway may write to log groups with this prefix without a resource policy, whose size is limited.
      logGroupName: `/aws/vendedlogs/smena-${name}`,
      retention: logs.RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    new apigateway.HttpStage(this, `${prefix}stage`, {
      httpApi: http,
      autoDeploy: true,
      throttle: throttles[name] ?? throttle,
      accessLogSettings: {
        destination: new apigateway.LogGroupLogDestination(accessLog),
        format: AccessLogFormat.custom(
          JSON.stringify({
            at: '$context.requestTime',
            request: '$context.requestId',
            route: '$context.routeKey',
            status: '$context.status',
            ms: '$context.responseLatency',
            bytes: '$context.responseLength',
            error: '$context.error.message',
            integrationError: '$context.integrationErrorMessage',
          }),
        ),
      },
    });
    return { http, accessLog };
  }
}
