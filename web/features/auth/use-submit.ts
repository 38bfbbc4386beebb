import { useState } from 'react';
import { type RefusalText, useRefusalText } from './refusal.ts';
import { focusError } from './step.tsx';

/** Error messages by field; a valid field has none. */
type FieldErrors = Readonly<Record<string, string | undefined>>;

type Submission<M extends FieldErrors> = {
  /** Client-side errors; if there are any, nothing is sent. */
  check: () => M;
  /** Sends and navigates. The step stays busy until the next one replaces it. */
  send: () => Promise<unknown>;
  /** The server's field errors, mapped to the fields of the step. */
  onFields: (fields: Record<string, string>) => M;
};

/**
 * How every step is submitted: the first invalid field takes the focus, and an error is shown above the fields and on
 * them.
 */
export const useSubmit = <M extends FieldErrors>({ check, send, onFields }: Submission<M>) => {
  const refusalText = useRefusalText();
  const [errors, setErrors] = useState<Partial<M>>({});
  const [refused, setRefused] = useState<RefusalText | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    const found = check();
    setErrors(found);
    setRefused(null);
    if (Object.values(found).some(Boolean)) return focusError();
    setBusy(true);
    try {
      await send();
    } catch (error) {
      const refusal = refusalText(error);
      setErrors(onFields(refusal.fields));
      setRefused(refusal);
      setBusy(false);
      focusError();
    }
  };
  /** Resets the errors when the subject changes. */
  const forget = () => {
    setErrors({});
    setRefused(null);
  };
  return { errors, refused, busy, forget, onSubmit: () => void submit() };
};
