import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Request } from '#shared/contracts/endpoint.ts';
import { exportInvoices } from '#shared/contracts/invoices.ts';
import { api } from '../../api/client.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { useWide } from '../../ui/media.ts';
import { snack } from '../../ui/snackbars.tsx';
import { useSavedFile } from './use-saved-file.ts';

/** Saves the documents of some days for Pohoda; those of this month without days. */
export const PohodaExport = ({ query }: Request<typeof exportInvoices>) => {
  const { t } = useTranslation('invoices');
  const wide = useWide('md');
  const { save, isBusy } = useSavedFile();
  const run = async () => {
    const name = await save(() => api(exportInvoices, { query }));
    if (name !== null) snack({ tone: 'good', text: t('pohoda.done', { name }) });
  };
  const label = t('pohoda.button');
  return wide ? (
    <Button icon={Download} busy={isBusy} onClick={() => void run()}>
      {label}
    </Button>
  ) : (
    <IconButton
      icon={Download}
      label={label}
      disabled={isBusy}
      className="border-line-strong border"
      onClick={() => void run()}
    />
  );
};
