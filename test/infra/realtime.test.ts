import type { Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { maxPages } from '../../infra/stacks/realtime.ts';
import { resources, synthesise } from './synthesise.ts';

const { realtime, events } = synthesise();

type Route = { RouteKey: string; AuthorizationType: string; RouteResponseSelectionExpression?: string };
type Policy = { PolicyDocument: { Statement: { Action: string | string[]; Resource: unknown }[] } };
const statements = (stack: Stack) =>
  resources<Policy>(stack, 'AWS::IAM::Policy').flatMap(({ PolicyDocument }) => PolicyDocument.Statement);

describe('the WebSocket API', () => {
  it('has the routes that open, close and authenticate, and no other', () => {
    const routes = resources<Route>(realtime, 'AWS::ApiGatewayV2::Route');
    expect(routes.map(({ RouteKey }) => RouteKey).toSorted()).toEqual(['$connect', '$default', '$disconnect']);
    // The function answers through the connection. Returned bodies would need a route response.
    for (const route of routes) expect(route).not.toHaveProperty('RouteResponseSelectionExpression');
  });

  it('limits connections and messages, and logs no message', () => {
    expect(resources(realtime, 'AWS::ApiGatewayV2::Stage')).toMatchObject([
      {
        StageName: 'live',
        // One message per heartbeat of 20 seconds from each page, and a reserve.
        DefaultRouteSettings: { ThrottlingRateLimit: (2 * maxPages) / 20, ThrottlingBurstLimit: 2000 },
        RouteSettings: { $connect: { ThrottlingRateLimit: 200, ThrottlingBurstLimit: 500 } },
        AccessLogSettings: { Format: expect.not.stringContaining('body') },
      },
    ]);
  });

  it('writes its log by a role of the account, which the stage waits for', () => {
    const { Resources } = Template.fromStack(realtime).toJSON() as {
      Resources: Record<string, { Type: string; DependsOn?: string[]; Properties: Record<string, never> }>;
    };
    const ofType = (type: string) => Object.entries(Resources).filter(([, { Type }]) => Type === type);
    const [[account, { Properties }] = ['', { Properties: {} as Record<string, never> }], ...others] =
      ofType('AWS::ApiGateway::Account');
    expect(others).toEqual([]);
    const [role] = ofType('AWS::IAM::Role').filter(([, each]) => JSON.stringify(each).includes('PushToCloudWatchLogs'));
    expect(Properties).toEqual({ CloudWatchRoleArn: { 'Fn::GetAtt': [role?.[0], 'Arn'] } });
    expect(role?.[1]).toMatchObject({
      DeletionPolicy: 'Retain',
      Properties: { AssumeRolePolicyDocument: { Statement: [{ Principal: { Service: 'apigateway.amazonaws.com' } }] } },
    });
    const [stage] = ofType('AWS::ApiGatewayV2::Stage');
    expect(stage?.[1].DependsOn).toContain(account);
    expect(stage?.[1].Properties['AccessLogSettings']).toMatchObject({
      Format: expect.stringContaining('$context.requestId'),
    });
  });

  it('gives the function what verifies that a connection came through the distribution, and its token', () => {
    type Lambda = { Environment: { Variables: Record<string, unknown> } };
    const [socket] = resources<Lambda>(realtime, 'AWS::Lambda::Function');
    const { ORIGIN_SECRET, USER_POOL_ID, TOKEN_CLIENTS } = socket?.Environment.Variables ?? {};
    expect(JSON.stringify(ORIGIN_SECRET)).toContain('{{resolve:secretsmanager:');
    expect(JSON.stringify(USER_POOL_ID)).toContain('smena-identity:');
    // The web client and the server's one.
    expect(JSON.stringify(TOKEN_CLIENTS).match(/Fn::ImportValue/g)).toHaveLength(2);
  });

  it('lets only the functions of live updates send to connections and close them', () => {
    const manages = (stack: Stack) =>
      statements(stack).filter(({ Action }) => [Action].flat().includes('execute-api:ManageConnections'));
    // The socket; the projections and the worker that closes silent connections.
    expect([manages(realtime).length, manages(events).length]).toEqual([1, 2]);
    for (const { Resource } of [...manages(realtime), ...manages(events)])
      expect(
        JSON.stringify(Resource)
          .match(/\/(\w+)\/@connections\/\*/g)
          ?.toSorted(),
      ).toEqual(['/DELETE/@connections/*', '/POST/@connections/*']);
  });
});
