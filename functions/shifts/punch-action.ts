import { randomUUID } from 'node:crypto';
import type { Input } from '#shared/contracts/endpoint.ts';
import type { startShift } from '#shared/contracts/shifts.ts';
import { Problem } from '#shared/domain/problem.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { hasPunch, isPrompt, keepClaim, punchTime } from '#shared/domain/shifts/claims.ts';
import type { CommandOf } from '#shared/domain/shifts/command.ts';
import { placeOf } from '#shared/domain/shifts/place.ts';
import { reaches } from '#shared/domain/shifts/reach.ts';
import type { Claim, PunchAction, PunchFacts, Shift } from '#shared/domain/shifts/shift.ts';
import { law } from '../data/shifts/law.ts';
import { changeWrites, findShiftOfWorker } from '../data/shifts/shifts.ts';
import { codeOf, isCodeOf } from '../data/stores/store-code.ts';
import { storesById } from '../data/stores/stores.ts';
import type { RequestContext } from '../http/context.ts';
import { toReplyShift } from '../http/to-reply-shift.ts';
import { type Prepared, shiftAction } from './shift-action.ts';

type PunchRequest = RequestContext & { params: { id: string }; body: Input<typeof startShift>['body'] };
type Punch = CommandOf<PunchAction>['punch'];

/**
 * The decision of a punch. What the phone says of it counts for the worker only: where it was, and when it was made, if
 * it had to wait for a connection. Such a punch is kept as a claim where it cannot be taken.
 */
export const punchAction = async (
  request: PunchRequest,
  action: PunchAction,
  prepare: (shift: Shift, punch: Punch) => Prepared | Promise<Prepared>,
) => {
  const { actor, body, now } = request;
  const isWorker = sideOf(actor.role) === 'worker';
  const said = isWorker ? (body.at ?? now) : now;
  const at = punchTime(said, now);
  const decideAt = (time: string) =>
    shiftAction(request, async (shift) =>
      prepare(shift, isWorker ? { at: time, facts: await factsOf(shift, body, at === now ? null : at) } : undefined),
    );
  try {
    return await decideAt(at).catch((error: unknown) => {
      // The phone's clock was not set right: the shift starts all the same.
      if (error instanceof Problem && error.code === 'start-too-early' && at !== now) return decideAt(now);
      throw error;
    });
  } catch (error) {
    if (!(error instanceof Problem) || error.code === 'changed' || isPrompt(said, now)) throw error;
    return claimDecision(request, { action, at: said, refusal: error });
  }
};

/** Throws `store-code-invalid` for a code that is not that of the shift's store now. */
const factsOf = async (
  { store }: Shift,
  { store_code, position }: PunchRequest['body'],
  device_at: string | null,
): Promise<PunchFacts | null> => {
  const [code, [found]] = await Promise.all([
    store_code === undefined ? null : codeOf(store.id),
    position === undefined ? [] : storesById([store.id]),
  ]);
  if (store_code !== undefined && !isCodeOf(code, store_code)) throw new Problem('store-code-invalid');
  const place = position ? placeOf(found?.location ?? null, position) : null;
  const by_code = store_code !== undefined;
  return device_at === null && place === null && !by_code
    ? null
    : { device_at, place: place?.place ?? null, distance: place?.distance ?? null, by_code };
};

/** Throws the refusal for somebody who never had the shift. */
const claimDecision = async (
  request: PunchRequest,
  { action, at, refusal }: { action: PunchAction; at: string; refusal: Problem },
) => {
  const { actor, now, idempotencyKey } = request;
  const shift = await findShiftOfWorker(actor, request.params.id);
  if (!shift) throw refusal;
  const replyWith = (changed: Shift) => ({
    data: toReplyShift(reaches(actor, changed) ? changed : asLeft(changed), request),
  });
  if (reaches(actor, shift) && hasPunch(shift, action, at)) return { reply: replyWith(shift) };
  const claim: Claim = {
    id: idempotencyKey ?? randomUUID(),
    action,
    at,
    received_at: now,
    by: { id: actor.id, fio: actor.fio },
    refusal: refusal.code,
  };
  const change = { ...keepClaim(shift, claim, { actor, now, law }), others: [] };
  return { reply: replyWith(change.shift), writes: changeWrites(change, [shift], undefined), retryOn: 'any' as const };
};

/** The shift for a worker who no longer has it: nothing of the present worker. */
const asLeft = (shift: Shift): Shift => ({
  ...shift,
  staff: null,
  staff_version: null,
  actual_start: null,
  actual_end: null,
  breaks: [],
  punched: { start: null, end: null },
  comment: null,
});
