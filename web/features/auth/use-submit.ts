import { useState } from 'react';
import { useRefusalText } from './refusal.ts';
import type { RefusalText } from './refusal.ts';
import { focusMistake } from './step.tsx';

/** Sentences by field; a field that is right has none. */
type Mistakes = Readonly<Record<string, string | undefined>>;

type Submission<M extends Mistakes> = {
  /** What is wrong as far as one sees without the server; then nothing is sent. */
  check: () => M;
  /** Sends, and leads on: the step stays busy until another takes its place. */
  send: () => Promise<unknown>;
  /** The server's sentences, by its names of the fields, on those of the step. */
  onFields: (fields: Record<string, string>) => M;
};

/** How every step is sent: what is wrong takes the focus, and a refusal stands over the fields and on them. */
export const useSubmit = <M extends Mistakes>({ check, send, onFields }: Submission<M>) => {
  const refusalText = useRefusalText();
  const [mistakes, setMistakes] = useState<Partial<M>>({});
  const [refused, setRefused] = useState<RefusalText | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    const found = check();
    setMistakes(found);
    setRefused(null);
    if (Object.values(found).some(Boolean)) return focusMistake();
    setBusy(true);
    try {
      await send();
    } catch (error) {
      const refusal = refusalText(error);
      setMistakes(onFields(refusal.fields));
      setRefused(refusal);
      setBusy(false);
      focusMistake();
    }
  };
  /** Something else is asked for now. */
  const forget = () => {
    setMistakes({});
    setRefused(null);
  };
  return { mistakes, refused, busy, forget, onSubmit: () => void submit() };
};
