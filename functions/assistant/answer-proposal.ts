import { answerProposal } from '#shared/contracts/assistant.ts';
import { Problem } from '#shared/domain/problem.ts';
import { messageWrite, ofMessage, requireMessage } from '../data/assistant/messages.ts';
import { serve } from '../http/serve.ts';
import { withState } from './to-reply.ts';

export const handler = serve(answerProposal, async ({ params: { id }, body: { state }, actor, now }) => {
  const before = await requireMessage(actor.id, ({ proposals }) => proposals.some((each) => each.id === id));
  const proposals = before.proposals.map((each) => withState(each, before.at, now));
  const found = proposals.find((each) => each.id === id);
  if (found?.state === state) return { reply: { data: found } };
  if (found?.state !== 'open') throw new Problem('proposal-not-open');
  const answered = { ...found, state };
  const after = {
    ...before,
    proposals: proposals.map((each) => (each.id === id ? answered : each)),
    version: before.version + 1,
  };
  return { reply: { data: answered }, writes: [messageWrite(before, after)], retryOn: [ofMessage] };
});
