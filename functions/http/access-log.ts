import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import type { HttpEvent } from './event.ts';

type Logging = MiddlewareObj<HttpEvent, APIGatewayProxyStructuredResultV2>;

/** One log line per request: account, endpoint, status. Never a body, a token or a name. */
export const accessLog = (contract: Endpoint): Logging => {
  const write: Logging['after'] = ({ event, context, response }) => {
    console.log(
      JSON.stringify({
        endpoint: contract.name,
        status: response?.statusCode,
        login: event.requestContext.authorizer?.jwt.claims['username'],
        account: event.headers['x-account-id'],
        request: context.awsRequestId,
        ms: Date.now() - event.requestContext.timeEpoch,
      }),
    );
  };
  return { after: write, onError: write };
};
