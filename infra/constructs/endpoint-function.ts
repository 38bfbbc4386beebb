import { Validations } from 'aws-cdk-lib';
import * as apigateway from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as iam from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { type Endpoint, isPublicRead } from '#shared/contracts/endpoint.ts';
import { writesTable } from '#shared/contracts/is-idempotent.ts';
import { apiOf } from '../apis.ts';
import { lambdaLimits } from '../lambda-limits.ts';
import { settingsOf } from '../settings.ts';
import type { ApiStack } from '../stacks/api.ts';
import { BundledFunction } from './bundled-function.ts';

type Props = { api: ApiStack; table: dynamodb.ITable };

/** One contract: its Lambda and its route in the API of its path. API Gateway verifies the token, unless the contract is public or takes a token of the chat. */
export class EndpointFunction extends BundledFunction {
  constructor(scope: Construct, contract: Endpoint, { api, table }: Props) {
    const { name, method, path, access, chatToken, summary } = contract;
    const writes = writesTable(contract);
    super(scope, name, { description: summary, limits: lambdaLimits(name, writes ? 'write' : 'read'), table, writes });
    if (isPublicRead(contract)) this.letCountReads(table);
    // Passed in the environment, because fetching the secret would be the slowest part of a cold start.
    this.addEnvironment('ORIGIN_SECRET', api.originSecretValue);
    const { limits } = settingsOf(this);
    if (limits) this.addEnvironment('LIMITS', limits);
    const route = new apigateway.HttpRoute(this, 'route', {
      httpApi: api.apis[apiOf(path)].http,
      routeKey: apigateway.HttpRouteKey.with(path, apigateway.HttpMethod[method]),
      integration: new HttpLambdaIntegration('integration', this),
      authorizer: access === 'public' || chatToken ? new apigateway.HttpNoneAuthorizer() : undefined,
    });
    if (access === 'public')
      Validations.of(route).acknowledge({ id: 'AwsSolutions-APIG4', reason: 'The contract says that it is public' });
    if (chatToken)
      Validations.of(route).acknowledge({
        id: 'AwsSolutions-APIG4',
        reason: 'The function verifies the token of the chat',
      });
  }

  /** It writes nothing but the counters of rate limits. */
  private letCountReads(table: dynamodb.ITable) {
    this.addToRolePolicy(
      new iam.PolicyStatement({
        actions: ['dynamodb:UpdateItem'],
        resources: [table.tableArn],
        conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['LIMIT#*'] } },
      }),
    );
  }
}
