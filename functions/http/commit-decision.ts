import { createHash } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { type Endpoint, problemsOf } from '#shared/contracts/endpoint.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { decideAgain } from '../data/decide-again.ts';
import { type ClaimedKey, claimKey, keyDoneWrite, ofKey, releaseKey, storeResponse } from '../data/idempotency.ts';
import { consumeAll } from '../data/rate-limits.ts';
import { ConditionFailed } from '../data/table.ts';
import { TooContended } from '../data/write-errors.ts';
import type { Decision } from './decision.ts';
import type { HttpEvent } from './event.ts';

type Answer = APIGatewayProxyStructuredResultV2;
type Request = { event: HttpEvent; now: string; actor?: Actor; idempotencyKey: string | null };
type Run = () => Promise<Decision<unknown>>;
type ToAnswer = (reply: unknown) => Answer;

/**
 * Runs a handler and commits its decision in one transaction.
 *
 * Idempotency-Key: the same request with the same key gets the same response and acts once; another request with the key
 * is refused. The key is claimed first. The transaction marks it as done and stores the response, so a retry after a
 * fault cannot act twice and gets the stored response. A request that wrote nothing releases its key.
 */
export const commitDecision = async (
  contract: Endpoint,
  request: Request,
  run: Run,
  toAnswer: ToAnswer,
): Promise<Answer> => {
  const { event, now, actor, idempotencyKey: key } = request;
  if (key === null || !actor) return (await decide(contract, { run, toAnswer, now })).answer;
  const claim = await claimKey({ account_id: actor.id, key, request: hashOf(event), now });
  if (claim.state === 'other-request') throw new Problem('idempotency-key-reused');
  if (claim.state === 'in-progress') throw new Problem('request-in-progress');
  if (claim.state === 'answered') return claim.answer;
  const { claimed } = claim;
  try {
    const { answer, isKept } = await decide(contract, { run, toAnswer, now, claimed });
    if (!isKept) await ignoreFault(storeResponse(claimed, answer));
    return answer;
  } catch (error) {
    // The release fails its condition if the transaction was committed and only its response was lost.
    await ignoreFault(releaseKey(claimed));
    throw error;
  }
};

/**
 * Of the contract with its path parameters, the query and the body. The path stands for the contract: only a POST has a
 * key. Without a query the text is that of earlier releases, so that a request may be repeated across a rollout.
 */
const hashOf = ({ rawPath, rawQueryString, body }: HttpEvent): string => {
  const target = rawQueryString ? `${rawPath}?${rawQueryString}` : rawPath;
  return createHash('sha256')
    .update(`${target}\n${body ?? ''}`)
    .digest('base64url');
};

type Deciding = { run: Run; toAnswer: ToAnswer; now: string; claimed?: ClaimedKey };

/** `isKept`: the response is stored with the key. */
const decide = async (
  contract: Endpoint,
  { run, toAnswer, now, claimed }: Deciding,
): Promise<{ answer: Answer; isKept: boolean }> => {
  let finalError: Error = new TooContended();
  return decideAgain(
    (error) => error instanceof Outdated,
    async () => {
      const decision = await run();
      const { reply, writes = [], limits = [], retryOn, afterCommit } = decision;
      const answer = toAnswer(reply);
      const isEmpty = writes.length + limits.length === 0;
      if (retryOn === 'any') finalError = new Problem('changed');
      if (!isEmpty)
        await consumeAll(
          limits,
          now,
          claimed ? [...writes, keyDoneWrite(claimed, answer)] : writes,
          // Most often another request has decided the same, and nothing is left to write.
          retryOn === 'any' ? 1 : undefined,
        ).catch((error: unknown) => {
          throw isOutdated(error, decision) ? new Outdated() : refusalOf(contract, error, decision);
        });
      await afterCommit?.();
      return { answer, isKept: !isEmpty };
    },
    () => finalError,
  );
};

/** What the decision was made on has changed. Nothing was written. */
class Outdated extends Error {}

const isOutdated = (error: unknown, { retryOn = [], refusals = [] }: Decision<unknown>): boolean => {
  if (retryOn === 'any')
    return (
      error instanceof TooContended ||
      (error instanceof ConditionFailed &&
        !isTakenOver(error) &&
        !refusals.some(([part]) => error.parts.includes(part)))
    );
  return error instanceof ConditionFailed && error.parts.every((part) => retryOn.includes(part));
};

/** Another request took over the key, because this one looked crashed. */
const isTakenOver = ({ parts }: ConditionFailed): boolean => parts.includes(ofKey);

/** A failed condition that is neither named nor a change that the contract lists is a defect, and stays as it is. */
const refusalOf = (contract: Endpoint, error: unknown, { refusals = [] }: Decision<unknown>): unknown => {
  if (!(error instanceof ConditionFailed)) return error;
  // The request that took over the key answers.
  if (isTakenOver(error)) return new Problem('request-in-progress');
  const [, refusal] = refusals.find(([part]) => error.parts.includes(part)) ?? [];
  if (refusal === undefined) return problemsOf(contract).includes('changed') ? new Problem('changed') : error;
  return typeof refusal === 'string' ? new Problem(refusal) : refusal;
};

/** A fault of the key's own write does not change the request's outcome: a stale claim expires after a minute. */
const ignoreFault = (write: Promise<void>): Promise<void> =>
  write.catch((error: unknown) => console.error(JSON.stringify({ idempotency: String(error) })));
