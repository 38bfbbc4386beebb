import type { Kind } from '../audit/kind.ts';

/** The texts can be read in the answers themselves. */
export const cannedAnswersAudit = {
  canned_answers: ({ answers }) => answers.map(({ titles }) => titles.cs),
} satisfies Kind<{ answers: readonly { titles: { cs: string } }[] }>;
