import { snack } from './snackbars.tsx';

/** Copies a text and says so; browsers refuse it on an insecure origin and without the permission. */
export const copyText = (text: string, say: { done: string; failed: string }): void =>
  void navigator.clipboard.writeText(text).then(
    () => snack({ tone: 'good', text: say.done }),
    () => snack({ tone: 'bad', text: say.failed }),
  );
