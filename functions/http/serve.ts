import middy from '@middy/core';
import type { APIGatewayProxyStructuredResultV2, Context as LambdaContext } from 'aws-lambda';
import { type Endpoint, isCompanyChange, isPublicRead, type Reply } from '#shared/contracts/endpoint.ts';
import { isIdempotent, writesTable } from '#shared/contracts/is-idempotent.ts';
import { requireUsableCompany } from '../data/companies/require-active.ts';
import { accessLog } from './access-log.ts';
import { authorise } from './authorise.ts';
import { commitDecision } from './commit-decision.ts';
import { contentTypeOf } from './content-type.ts';
import type { Context } from './context.ts';
import type { Decision } from './decision.ts';
import { withEtag } from './etag.ts';
import { callerOf, type HttpEvent, idempotencyKeyOf, localeOf, viewerOf } from './event.ts';
import { handleErrors } from './handle-errors.ts';
import { viewerAddress } from './origin.ts';
import { parseInput } from './parse-input.ts';
import { countRead } from './public-reads.ts';
import { requireFittingPage } from './response-size.ts';

type Answer = APIGatewayProxyStructuredResultV2;
type Reading = Endpoint & ({ method: 'GET'; writes?: false } | { writes: false });
type Serve = {
  <const E extends Reading>(contract: E, run: (context: Context<E>) => Promise<Reply<E>>): Handler;
  <const E extends Endpoint>(contract: E, run: (context: Context<E>) => Promise<Decision<Reply<E>>>): Handler;
};
type Handler = (event: HttpEvent, context: LambdaContext) => Promise<Answer>;

/**
 * Makes a contract's Lambda handler: count a public read, authenticate, authorise, refuse changes of an inactive company, parse, run, strip
 * the reply to its schema, commit the decision of an endpoint that writes, map problems to responses.
 */
export const serve: Serve = <E extends Endpoint>(contract: E, run: (context: Context<E>) => Promise<unknown>) =>
  middy<HttpEvent, APIGatewayProxyStructuredResultV2>()
    .use(accessLog(contract))
    .use(handleErrors(contract))
    .handler(async (event) => {
      const address = viewerAddress(event);
      const now = new Date(event.requestContext.timeEpoch).toISOString();
      if (isPublicRead(contract)) await countRead(address, now);
      const context = {
        ...(contract.access === 'public' ? undefined : await authorise(contract.access, event, contract.chatToken)),
        address,
        viewer: viewerOf(event),
        caller: callerOf(event),
        now,
        locale: localeOf(event),
        idempotencyKey: isIdempotent(contract) ? idempotencyKeyOf(event) : null,
      };
      if (context.actor?.company && isCompanyChange(contract)) {
        const { company, role } = context.actor;
        const mayInactive = contract.whileInactive?.includes(role) ?? false;
        const mayExpired = (contract.whileExpired ?? false) || mayInactive;
        if (!(mayInactive && mayExpired))
          await requireUsableCompany(company.id, context.now, { mayInactive, mayExpired });
      }
      const input = { ...context, ...(await parseInput(contract, event)) } as Context<E>;
      const toAnswer = (reply: unknown) => withEtag(contract, event, answerOf(contract, reply));
      if (!writesTable(contract)) return toAnswer(await run(input));
      return commitDecision(contract, { ...context, event }, () => run(input) as Promise<Decision<unknown>>, toAnswer);
    });

const answerOf = (contract: Endpoint, reply: unknown): Answer => {
  const parsed = contract.reply.parse(reply);
  const body = contract.type ? String(parsed) : JSON.stringify(parsed);
  requireFittingPage(body, parsed);
  return { statusCode: contract.status ?? 200, headers: headersOf(contract), body };
};

/** The edge keeps a response for ten seconds, and gives it once more for thirty while it fetches the next one. */
const atTheEdge = 'public, max-age=0, s-maxage=10, stale-while-revalidate=30';

const headersOf = (contract: Endpoint) => {
  const { attachment, maxAge, atEdge } = contract;
  return {
    'content-type': contentTypeOf(contract),
    'cache-control': maxAge ? `public, max-age=${maxAge}` : atEdge ? atTheEdge : 'no-store',
    ...(attachment && { 'content-disposition': `attachment; filename="${attachment}"` }),
  };
};
