import { createHash } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { idempotencyKey } from '#shared/contracts/fields.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { withIdempotencyRecord } from '../data/idempotency-record.ts';
import { claimKey, keepAnswer, releaseKey } from '../data/idempotency.ts';
import { ConditionFailed } from '../data/table.ts';
import type { HttpEvent } from './event.ts';

type Answer = Promise<APIGatewayProxyStructuredResultV2>;

/**
 * Idempotency-Key: the same key and body again answers the same and acts once; another body is refused.
 * The key is claimed first, and the handler's own transaction marks it as done, so that a crash between
 * the write and the answer cannot make a retry act twice. A refusal wrote nothing and frees the key.
 */
export const idempotent = async (
  { event, now, actor }: { event: HttpEvent; now: string; actor: Actor },
  answer: () => Answer,
): Answer => {
  const given = event.headers['idempotency-key'];
  if (given === undefined) return answer();
  if (!idempotencyKey.safeParse(given).success)
    throw new Problem('invalid-input', { fields: { 'Idempotency-Key': { key: 'wrong-format' } } });
  const request = createHash('sha256')
    .update(`${event.rawPath}\n${event.body ?? ''}`)
    .digest('base64url');
  const claim = await claimKey({ account_id: actor.id, key: given, request, now });
  if (claim.state === 'other-request') throw new Problem('idempotency-key-reused');
  if (claim.state === 'in-progress') throw new Problem('request-in-progress');
  if (claim.state === 'answered') return claim.answer;
  try {
    const answered = await withIdempotencyRecord(claim.idempotencyRecord, answer);
    await keepAnswer(claim.idempotencyRecord, answered);
    return answered;
  } catch (error) {
    if (error instanceof Problem) await releaseKey(claim.idempotencyRecord);
    // Another request took the key over, believing this one crashed: it answers.
    throw error instanceof ConditionFailed && error.parts.includes('idempotency-record')
      ? new Problem('request-in-progress')
      : error;
  }
};
