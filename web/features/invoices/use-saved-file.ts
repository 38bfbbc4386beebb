import { useState } from 'react';
import type * as z from 'zod/mini';
import type { SavedFile } from '#shared/contracts/invoices.ts';
import { ApiProblem } from '../../api/problem.ts';
import { saveFile } from '../../ui/save-file.ts';
import { snack } from '../../ui/snackbars.tsx';

type Load = () => Promise<{ data: z.infer<typeof SavedFile> }>;

/** Saves a file that the server makes. `save` returns its name; after a refusal, which is shown, null. */
export const useSavedFile = () => {
  const [isBusy, setIsBusy] = useState(false);
  const save = async (load: Load): Promise<string | null> => {
    setIsBusy(true);
    try {
      const { name, type, content } = (await load()).data;
      saveFile(
        name,
        type,
        Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0)),
      );
      return name;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      snack({ tone: 'bad', text: Object.values(error.fields)[0] ?? error.message });
      return null;
    } finally {
      setIsBusy(false);
    }
  };
  return { save, isBusy };
};
