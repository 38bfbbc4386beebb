import type { Question } from './question.ts';
import type { Result } from './rows.ts';
import type { Texts } from './texts/en.ts';

export type Call = { name: string; arguments: Readonly<Record<string, unknown>> };

/** Each yield is a round of calls that do not depend on each other, and is resumed with their results. */
export type Steps<Outcome> = Generator<readonly Call[], Outcome, readonly Result[]>;

/** How a question is answered. */
export type Plan = (question: Question, texts: Texts) => Steps<string>;

export type Rule = {
  /** One of these phrases (`findPhrase`). */
  says: readonly string[];
  when?: (question: Question) => boolean;
  plan: Plan;
};

export const call = (name: string, args: Call['arguments'] = {}): Call => ({ name, arguments: args });

export function* resultOfCall(name: string, args: Call['arguments'] = {}): Steps<Result> {
  const [result] = yield [call(name, args)];
  if (!result) throw new Error(`${name} has no result`);
  return result;
}
