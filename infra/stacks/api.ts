import { CfnOutput, RemovalPolicy, SecretValue, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import * as apigateway from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpUserPoolAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import * as logs from 'aws-cdk-lib/aws-logs';
import * as secrets from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { settingsOf } from '../settings.ts';
import type { IdentityStack } from './identity.ts';

/** Per second over all callers: many times a busy morning's, and far below what an attack would cost. */
const throttle = { rateLimit: 200, burstLimit: 400 };

const localOriginSecret = 'of the local cloud';

/** The door: one HTTP API, its token check, its access log. The routes are in the areas' stacks. */
export class ApiStack extends Stack {
  readonly api: apigateway.HttpApi;
  readonly accessLog: logs.LogGroup;
  /** Known to the distribution and to us: a request that carries it has come through the distribution. */
  readonly originSecret: secrets.Secret;
  /** Its value as CloudFormation fills it in at a deployment. */
  readonly originSecretValue: string;

  constructor(scope: Construct, id: string, { identity, ...props }: StackProps & { identity: IdentityStack }) {
    super(scope, id, props);

    this.api = new apigateway.HttpApi(this, 'api', {
      apiName: 'smena',
      createDefaultStage: false,
      defaultAuthorizer: new HttpUserPoolAuthorizer('login', identity.userPool, {
        userPoolClients: [identity.webClient, identity.serverClient],
      }),
    });
    this.accessLog = new logs.LogGroup(this, 'access-log', {
      // API Gateway may write below this prefix with no policy of ours, which has a size limit.
      logGroupName: '/aws/vendedlogs/smena-api',
      retention: logs.RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const stage = new apigateway.HttpStage(this, 'stage', {
      httpApi: this.api,
      autoDeploy: true,
      throttle,
      accessLogSettings: {
        destination: new apigateway.LogGroupLogDestination(this.accessLog),
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
    this.originSecret = new secrets.Secret(this, 'origin-secret', {
      description: 'The x-origin-secret header that the distribution sends to the API',
      // The local cloud fills in no references to secrets: there it is known beforehand, and protects nothing.
      ...(settingsOf(this).local
        ? { secretStringValue: SecretValue.unsafePlainText(localOriginSecret) }
        : { generateSecretString: { passwordLength: 48, excludePunctuation: true } }),
    });
    this.originSecretValue = settingsOf(this).local ? localOriginSecret : this.originSecret.secretValue.unsafeUnwrap();

    new CfnOutput(this, 'ApiId', { value: this.api.apiId });
    new CfnOutput(this, 'ApiUrl', { value: stage.url });
    new CfnOutput(this, 'OriginSecretArn', { value: this.originSecret.secretArn });

    Validations.of(this.originSecret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason: 'The distribution and the functions must change it together, which a deployment does',
    });
  }
}
