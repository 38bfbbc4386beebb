import { useState } from 'react';
import { type DocumentItem, type FullDocument, getUndocumented } from '#shared/contracts/supply.ts';
import { api } from '../../api/client.ts';
import { ApiProblem } from '../../api/problem.ts';
import { translate } from '../../ui/i18n.ts';
import { snack } from '../../ui/snackbars.tsx';

/** What a new document may have, and the one that it replaces. */
export type Issuing = { orderId: string; left: DocumentItem[]; replaces: FullDocument | null };

export const leftOf = async (orderId: string, replaces: { id: string } | null): Promise<DocumentItem[]> =>
  (await api(getUndocumented, { query: { order_id: orderId, ...(replaces && { replaces: replaces.id }) } })).data.items;

/** Opens the drawer of a new document when what it may have is known. */
export const useIssue = () => {
  const [issuing, setIssuing] = useState<Issuing | null>(null);
  const [isLoading, setLoading] = useState(false);
  const open = async (orderId: string, replaces: FullDocument | null = null) => {
    setLoading(true);
    try {
      const left = await leftOf(orderId, replaces);
      if (left.length > 0) setIssuing({ orderId, replaces, left });
      else snack({ tone: 'bad', text: translate('supply:documents.issue.nothing') });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      snack({ tone: 'bad', text: error.message });
    } finally {
      setLoading(false);
    }
  };
  return { issuing, isLoading, open, close: () => setIssuing(null) };
};
