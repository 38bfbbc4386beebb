import type { ReactNode } from 'react';
import type { ApiProblem } from '../api/problem.ts';
import { Dialog } from '../ui/dialog.tsx';

/** Instead of a question whose action was refused: why, and with `action` what to do next. */
export const RefusedDialog = ({
  title,
  back,
  error,
  action,
  onClose,
}: {
  title: string;
  back: string;
  error: ApiProblem;
  action?: ReactNode;
  onClose: () => void;
}) => (
  <Dialog open onClose={onClose} title={title} back={back} actions={action}>
    <p role="alert" className="text-pretty">
      {error.message}
    </p>
  </Dialog>
);
