import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { Problem } from '#shared/domain/problem.ts';
import type { HttpEvent } from './event.ts';
import { refusalOf } from './handle-errors.ts';

/** Requests without a route. API Gateway would answer in English and without a code. */
export const handler = (event: Pick<HttpEvent, 'headers'>): Promise<APIGatewayProxyStructuredResultV2> =>
  refusalOf(new Problem('not-found'), event);
