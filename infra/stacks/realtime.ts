import { CfnOutput, RemovalPolicy, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { CfnAccount } from 'aws-cdk-lib/aws-apigateway';
import * as apigateway from 'aws-cdk-lib/aws-apigatewayv2';
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import * as iam from 'aws-cdk-lib/aws-iam';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import * as logs from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { heartbeat } from '#shared/contracts/live.ts';
import { BundledFunction } from '../constructs/bundled-function.ts';
import { lambdaLimits } from '../lambda-limits.ts';
import { settingsOf } from '../settings.ts';
import type { ApiStack } from './api.ts';
import type { DataStack } from './data.ts';
import type { IdentityStack } from './identity.ts';

type Parts = { data: DataStack; identity: IdentityStack; api: ApiStack };

/** Shown pages at one time. Each of them sends a message per heartbeat; the renewals of subscriptions are few. */
export const maxPages = 10_000;
/** Per second, for messages. Twice the heartbeats, because a page that was hidden asks when it is shown again. */
const messages = { rateLimit: (2 * maxPages) / (heartbeat / 1000), burstLimit: maxPages / 5 };
/**
 * For connections. When all are lost at once, all pages come back within seconds, and again after growing pauses. Each
 * connection writes to the table. AWS allows 500 new ones per second.
 */
const connections = { ThrottlingRateLimit: 200, ThrottlingBurstLimit: 500 };

/** The WebSocket API of live updates. Only the functions that `letSend` names may send through it. */
export class RealtimeStack extends Stack {
  readonly api: apigateway.WebSocketApi;
  readonly stage: apigateway.WebSocketStage;

  constructor(scope: Construct, id: string, { data, identity, api, ...props }: StackProps & Parts) {
    super(scope, id, props);

    const socket = new BundledFunction(this, 'live-socket', {
      description: 'Opens, authenticates and closes the connections of live updates',
      limits: lambdaLimits('live-socket', 'write'),
      table: data.table,
      writes: true,
    });
    socket.addEnvironment('ORIGIN_SECRET', api.originSecretValue);
    socket.addEnvironment('USER_POOL_ID', identity.userPool.userPoolId);
    const clients = [identity.webClient, identity.serverClient].map(({ userPoolClientId }) => userPoolClientId);
    socket.addEnvironment('TOKEN_CLIENTS', clients.join(','));

    const integration = () => new WebSocketLambdaIntegration('integration', socket);
    this.api = new apigateway.WebSocketApi(this, 'api', {
      apiName: 'smena-live',
      // Every message has the same form, so there is one route.
      routeSelectionExpression: '$request.body.action',
      connectRouteOptions: { integration: integration() },
      disconnectRouteOptions: { integration: integration() },
      // The function answers through the connection, as it sends events.
      defaultRouteOptions: { integration: integration() },
    });
    const accessLog = new logs.LogGroup(this, 'access-log', {
      logGroupName: '/aws/vendedlogs/smena-live',
      retention: logs.RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.stage = new apigateway.WebSocketStage(this, 'stage', {
      webSocketApi: this.api,
      stageName: 'live',
      autoDeploy: true,
      throttle: messages,
    });
    const stage = this.stage.node.defaultChild as apigateway.CfnStage;
    stage.routeSettings = { $connect: connections };
    stage.addDependency(this.letApiGatewayLog());
    stage.accessLogSettings = {
      destinationArn: accessLog.logGroupArn,
      format: JSON.stringify({
        id: '$context.requestId',
        at: '$context.requestTime',
        route: '$context.routeKey',
        status: '$context.status',
        error: '$context.error.message',
        integrationError: '$context.integrationErrorMessage',
      }),
    };
    this.letSend(socket);

    new CfnOutput(this, 'LiveApiId', { value: this.api.apiId });
    Validations.of(this.api).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason: 'The first message authenticates: a token in the address would be logged',
    });
  }

  /**
   * WebSocket APIs write their access logs with a role of the account: one per account and region. It is kept when the
   * stack is deleted, because other APIs may use it.
   */
  private letApiGatewayLog(): CfnAccount {
    const role = new iam.Role(this, 'log-role', {
      assumedBy: new iam.ServicePrincipal('apigateway.amazonaws.com'),
      managedPolicies: [
        iam.ManagedPolicy.fromAwsManagedPolicyName('service-role/AmazonAPIGatewayPushToCloudWatchLogs'),
      ],
    });
    const account = new CfnAccount(this, 'account', { cloudWatchRoleArn: role.roleArn });
    for (const kept of [role, account]) kept.applyRemovalPolicy(RemovalPolicy.RETAIN);
    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]',
      reason: 'The policy that AWS names for this role of the account',
    });
    return account;
  }

  /** Lets a function send to connections and close them. */
  letSend(sender: lambda.Function): void {
    const { apiId } = this.api;
    const { stageName } = this.stage;
    const path = settingsOf(this).local
      ? `/_aws/execute-api/${apiId}/${stageName}`
      : `https://${apiId}.execute-api.${this.region}.amazonaws.com/${stageName}`;
    sender.addEnvironment('LIVE_URL', path);
    const connections = (method: string) =>
      this.formatArn({
        service: 'execute-api',
        resource: apiId,
        resourceName: `${stageName}/${method}/@connections/*`,
      });
    sender.addToRolePolicy(
      new iam.PolicyStatement({ actions: ['execute-api:ManageConnections'], resources: methods.map(connections) }),
    );
    // cdk-nag names the API as the template of the sender's stack does.
    const named = Stack.of(sender) === this ? '<apiC8550315>' : 'smena-realtime:ExportsOutputRefapiC855031500EF81AC';
    for (const method of methods)
      Validations.of(sender.role ?? sender).acknowledge({
        id: `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:execute-api:${this.region}:<AWS::AccountId>:${named}/${stageName}/${method}/@connections/*]`,
        reason: 'The ids of connections are known at run time only',
      });
  }
}

const methods = ['POST', 'DELETE'];
