import { useCallback } from 'react';
import { getExport } from '#shared/contracts/exports.ts';
import { api } from '../../api/client.ts';
import { ApiProblem } from '../../api/problem.ts';
import { downloadFrom } from '../../ui/save-file.ts';
import { snack } from '../../ui/snackbars.tsx';

/** Downloads the file of an export. Its address is valid for minutes, so each download asks for a new one. */
export const useDownload = () =>
  useCallback(async (id: string) => {
    try {
      const { data } = await api(getExport, { params: { id } });
      if (data.url) downloadFrom(data.url);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      snack({ tone: 'bad', text: error.message });
    }
  }, []);
