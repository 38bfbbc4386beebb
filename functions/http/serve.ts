import middy from '@middy/core';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Endpoint, Reply } from '#shared/contracts/endpoint.ts';
import { isIdempotent } from '#shared/contracts/is-idempotent.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { requireActiveCompanies } from '../data/companies/require-active.ts';
import { accessLog } from './access-log.ts';
import { authorise } from './authorise.ts';
import type { Context } from './context.ts';
import { withEtag } from './etag.ts';
import type { HttpEvent } from './event.ts';
import { idempotencyKeyOf, localeOf, viewerOf } from './event.ts';
import { handleErrors } from './handle-errors.ts';
import { viewerAddress } from './origin.ts';
import { parseInput } from './parse-input.ts';
import { requireFittingPage } from './response-size.ts';

export type Run<E extends Endpoint> = (context: Context<E>) => Promise<Reply<E>>;
type Answer = APIGatewayProxyStructuredResultV2;
type Idempotency = (
  context: { event: HttpEvent; now: string; actor: Actor; idempotencyKey: string | null },
  run: () => Promise<unknown>,
  toAnswer: (reply: unknown) => Answer,
) => Promise<Answer>;

/**
 * Makes a contract's Lambda handler: authenticate, authorise, refuse changes of an inactive company, parse, run, strip
 * the reply to its schema, map problems to responses. Endpoints that must not act twice on a retry use `serveIdempotent`.
 */
export const serve = <const E extends Endpoint>(contract: E, run: Run<E>, idempotency?: Idempotency) =>
  middy<HttpEvent, APIGatewayProxyStructuredResultV2>()
    .use(accessLog(contract))
    .use(handleErrors(contract))
    .handler(async (event) => {
      const address = viewerAddress(event);
      const context = {
        ...(contract.access === 'public' ? undefined : await authorise(contract.access, event)),
        address,
        viewer: viewerOf(event),
        now: new Date(event.requestContext.timeEpoch).toISOString(),
        locale: localeOf(event),
        idempotencyKey: isIdempotent(contract) ? idempotencyKeyOf(event) : null,
      };
      if (context.actor && isCompanyChange(contract)) await requireActiveCompanies(context.actor.company?.id);
      const input = { ...context, ...parseInput(contract, event) } as Context<E>;
      const toAnswer = (reply: unknown) => withEtag(contract, event, answerOf(contract, reply));
      return context.actor && idempotency
        ? idempotency({ ...context, event, actor: context.actor }, () => run(input), toAnswer)
        : toAnswer(await run(input));
    });

/** The people of an inactive company only read. What concerns their own account needs no permission, and stays. */
const isCompanyChange = ({ access, method, writes = method !== 'GET' }: Endpoint): boolean =>
  access !== 'public' && access !== 'signed-in' && writes;

const answerOf = (contract: Endpoint, reply: unknown): Answer => {
  const parsed = contract.reply.parse(reply);
  const body = contract.type ? String(parsed) : JSON.stringify(parsed);
  requireFittingPage(body, parsed);
  return {
    statusCode: contract.status ?? 200,
    headers: headersOf(contract),
    body,
  };
};

const headersOf = ({ type, attachment, maxAge }: Endpoint) => ({
  'content-type': `${type ?? 'application/json'}; charset=utf-8`,
  'cache-control': maxAge ? `public, max-age=${maxAge}` : 'no-store',
  ...(attachment && { 'content-disposition': `attachment; filename="${attachment}"` }),
});
