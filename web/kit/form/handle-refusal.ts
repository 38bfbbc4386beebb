import { ApiProblem } from '../../api/problem.ts';

/**
 * For `submit` of a form: the answer, or null after a refusal for good that `handle` has shown. A refusal that a later
 * try may change, or that names fields, is left to the form.
 */
export const handleRefusal = async <A>(
  answer: Promise<A>,
  handle: (problem: ApiProblem) => void,
): Promise<A | null> => {
  try {
    return await answer;
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.retryable || Object.keys(problem.fields).length > 0) throw problem;
    handle(problem);
    return null;
  }
};
