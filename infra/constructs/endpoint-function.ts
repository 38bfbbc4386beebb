import { Validations } from 'aws-cdk-lib';
import * as apigateway from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { writesTable } from '#shared/contracts/acts-once.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { limitsOf } from '../limits.ts';
import { BundledFunction } from './bundled-function.ts';

type Props = { api: apigateway.HttpApi; table: dynamodb.ITable };

/** One contract: its Lambda and its route, which asks for a token unless the contract is public. */
export class EndpointFunction extends BundledFunction {
  constructor(scope: Construct, contract: Endpoint, { api, table }: Props) {
    const { name, method, path, access, summary } = contract;
    const writes = writesTable(contract);
    super(scope, name, { description: summary, limits: limitsOf(name, writes ? 'write' : 'read'), table, writes });
    const route = new apigateway.HttpRoute(this, 'route', {
      httpApi: api,
      routeKey: apigateway.HttpRouteKey.with(path, apigateway.HttpMethod[method]),
      integration: new HttpLambdaIntegration('integration', this),
      authorizer: access === 'public' ? new apigateway.HttpNoneAuthorizer() : undefined,
    });
    if (access === 'public')
      Validations.of(route).acknowledge({ id: 'AwsSolutions-APIG4', reason: 'The contract says that it is public' });
  }
}
