import { createHash } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import type { IdempotencyRecord } from '../data/idempotency-record.ts';
import { withIdempotencyRecord } from '../data/idempotency-record.ts';
import { claimKey, storeResponse, releaseKey } from '../data/idempotency.ts';
import { KeyTakenOver } from '../data/write-errors.ts';
import type { HttpEvent } from './event.ts';

type Answer = APIGatewayProxyStructuredResultV2;
type KeyedRequest = { event: HttpEvent; now: string; actor: Actor; idempotencyKey: string | null };

/**
 * Idempotency-Key: the same key and body get the same response and act once; the same key with another body is refused.
 * The key is claimed first. The handler's `commit` marks it as done and stores the response (`storeReply`), so a
 * retry after a fault cannot act twice and gets the stored response. A request that wrote nothing releases its key.
 */
export const idempotent = async (
  { event, now, actor, idempotencyKey: key }: KeyedRequest,
  run: () => Promise<unknown>,
  toAnswer: (reply: unknown) => Answer,
): Promise<Answer> => {
  if (key === null) return toAnswer(await run());
  const request = createHash('sha256')
    .update(`${event.rawPath}\n${event.body ?? ''}`)
    .digest('base64url');
  const claim = await claimKey({ account_id: actor.id, key, request, now });
  if (claim.state === 'other-request') throw new Problem('idempotency-key-reused');
  if (claim.state === 'in-progress') throw new Problem('request-in-progress');
  if (claim.state === 'answered') return claim.answer;
  const record: IdempotencyRecord = { ...claim.claimed, done: false, toAnswer };
  try {
    const answer = toAnswer(await withIdempotencyRecord(record, run));
    if (!record.done) await ignoreFault(storeResponse(record, answer));
    return answer;
  } catch (error) {
    // The release fails its condition if the transaction was committed and only its response was lost.
    if (!record.done) await ignoreFault(releaseKey(record));
    // The request that took over the key answers.
    throw error instanceof KeyTakenOver ? new Problem('request-in-progress') : error;
  }
};

/** A fault of the key's own write does not change the request's outcome: a stale claim expires after a minute. */
const ignoreFault = (write: Promise<void>): Promise<void> =>
  write.catch((error: unknown) => console.error(JSON.stringify({ idempotency: String(error) })));
