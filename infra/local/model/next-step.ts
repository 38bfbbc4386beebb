import type { Call, Plan } from './plan.ts';
import { type Question, readQuestion } from './question.ts';
import { contentOf, type ModelRequest } from './request.ts';
import { type Result, resultOf } from './rows.ts';
import { rules } from './rules.ts';
import { noDataText, textsOf } from './texts.ts';
import { says } from './words.ts';

export type Step = { calls: readonly Call[] } | { text: string };

/** Rounds of calls for one question. */
const maxRounds = 5;

/** Of the calls since the question, in their order. */
const resultsOf = ({ messages }: ModelRequest): Result[] => {
  const since = messages.slice(messages.findLastIndex(({ role }) => role === 'user') + 1);
  const replies = new Map(since.map((message) => [message.tool_call_id, contentOf(message)]));
  return since
    .flatMap(({ tool_calls }) => tool_calls ?? [])
    .flatMap(({ id }) => {
      const reply = replies.get(id);
      return reply === undefined ? [] : resultOf(reply);
    });
};

/** Repeats a plan with the results that there are, as far as the calls whose results are missing. */
const run = (plan: Plan, question: Question, results: readonly Result[], mayCall: boolean): Step => {
  const texts = textsOf(question.language);
  const steps = plan(question, texts);
  let used = 0;
  let turn = steps.next([]);
  for (let round = 0; !turn.done; round++) {
    const calls = turn.value;
    const known = results.slice(used, used + calls.length);
    if (known.length < calls.length) {
      if (!mayCall || round >= maxRounds || !calls.every(({ name }) => question.can(name)))
        return { text: noDataText(question) };
      return { calls };
    }
    const refusal = known.find((result) => result.refusal !== null)?.refusal;
    if (refusal) return { text: texts.refused(refusal) };
    used += calls.length;
    turn = steps.next(known);
  }
  return { text: turn.value };
};

/** The calls that a question needs next, or its answer: from the messages alone, by the first rule whose words it has. */
export const nextStep = (request: ModelRequest): Step => {
  const question = readQuestion(request);
  const rule = rules.find(({ says: phrases, when = () => true }) => says(question.words, phrases) && when(question));
  if (!rule) return { text: noDataText(question) };
  return run(rule.plan, question, resultsOf(request), request.tool_choice !== 'none');
};
