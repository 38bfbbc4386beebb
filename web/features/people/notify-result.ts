import type { ApiProblem } from '../../api/problem.ts';
import { snack } from '../../ui/snackbars.tsx';

/** How a dialog ends: told what was done, or why not; it stays where the same may be tried again. */
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
