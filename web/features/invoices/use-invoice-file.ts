import { useState } from 'react';
import { getInvoiceFile } from '#shared/contracts/invoices.ts';
import { api } from '../../api/client.ts';
import { ApiProblem } from '../../api/problem.ts';
import { saveFile } from '../../ui/save-file.ts';
import { snack } from '../../ui/snackbars.tsx';

/** Saves an invoice as a file. */
export const useInvoiceFile = ({ id }: { id: string }) => {
  const [isBusy, setIsBusy] = useState(false);
  const save = async (format: 'pdf' | 'isdoc') => {
    setIsBusy(true);
    try {
      const { data } = await api(getInvoiceFile, { params: { id }, query: { format } });
      saveFile(
        data.name,
        data.type,
        Uint8Array.from(atob(data.content), (byte) => byte.charCodeAt(0)),
      );
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      snack({ tone: 'bad', text: error.message });
    } finally {
      setIsBusy(false);
    }
  };
  return { save, isBusy };
};
