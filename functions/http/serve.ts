import middy from '@middy/core';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Endpoint, Reply } from '#shared/contracts/endpoint.ts';
import { writesTable } from '#shared/contracts/endpoint.ts';
import { accessLog } from './access-log.ts';
import { actOnce } from './act-once.ts';
import { answerProblems } from './answer-problems.ts';
import { authorise } from './authorise.ts';
import type { Context } from './context.ts';
import type { HttpEvent } from './event.ts';
import { localeOf } from './event.ts';
import { parseInput } from './parse-input.ts';

type Run<E extends Endpoint> = (context: Context<E>) => Promise<Reply<E>>;

/** Makes a contract's Lambda handler: identify, authorise, parse, run, whitelist the reply; problems become answers. */
export const serve = <const E extends Endpoint>(contract: E, run: Run<E>) =>
  middy<HttpEvent, APIGatewayProxyStructuredResultV2>()
    .use(accessLog(contract))
    .use(answerProblems(contract))
    .handler(async (event) => {
      const asked = {
        actor: contract.access === 'public' ? undefined : await authorise(contract.access, event),
        now: new Date(event.requestContext.timeEpoch).toISOString(),
        locale: localeOf(event),
      };
      const context = { ...asked, ...parseInput(contract, event) } as Context<E>;
      const answer = async () => ({
        statusCode: contract.status ?? 200,
        headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
        body: JSON.stringify(contract.reply.parse(await run(context))),
      });
      return writesTable(contract) && contract.method === 'POST' && asked.actor
        ? actOnce({ event, now: asked.now, actor: asked.actor }, answer)
        : answer();
    });
