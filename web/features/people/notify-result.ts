import type { ApiProblem } from '../../api/problem.ts';
import { snack } from '../../ui/snackbars.tsx';

/**
 * The end of a dialog's mutation: a snackbar says what was done or why not. The dialog stays open if the same request
 * may succeed later.
 */
export const notifyResult = (done: string, onClose: () => void) => ({
  onSuccess: () => {
    snack({ tone: 'good', text: done });
    onClose();
  },
  onError: (problem: ApiProblem) => {
    snack({ tone: 'bad', text: problem.message });
    if (!problem.retryable) onClose();
  },
});
