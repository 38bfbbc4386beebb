import { FilePlus2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Order } from '#shared/contracts/orders.ts';
import { type DeliveryDocument, listDeliveryDocuments, mostDocuments } from '#shared/contracts/supply.ts';
import { isDocumented } from '#shared/domain/supply/documents.ts';
import { useMay } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { ShortList } from '../../kit/list/short-list.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { deviceDay } from '../../ui/device-time.ts';
import { count, money } from '../../ui/format.ts';
import { DocumentPill } from './document-status.tsx';
import { IssueDrawer } from './issue-drawer.tsx';
import { useIssue } from './use-issue.ts';

/** The delivery documents of an order, and for its vendor a new one. Nothing for others while there are none. */
export const OrderDocuments = ({
  order: { id, status, supply_store },
}: {
  order: Pick<Order, 'id' | 'status' | 'supply_store'>;
}) => {
  const { t } = useTranslation('supply');
  const documents = useGet(listDeliveryDocuments, { query: { order_id: id, per_page: String(mostDocuments) } });
  const issues = useMay('delivery-document.issue') && isDocumented({ status, supply_store });
  const { issuing, isLoading, open, close } = useIssue();
  if (!issues && (documents.data?.total ?? 0) === 0) return null;
  return (
    <section aria-labelledby="documents">
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="documents" className="text-14 font-semibold">
          {t('documents.title')}
        </h2>
        {issues && (
          <Button size="sm" icon={FilePlus2} busy={isLoading} className="ml-auto" onClick={() => void open(id)}>
            {t('documents.issue.open')}
          </Button>
        )}
      </div>
      <ShortList
        answer={documents}
        none={t('documents.noneOfOrder')}
        failed={t('documents.failed')}
        row={(document) => <Row document={document} />}
      />
      {issuing && <IssueDrawer issuing={issuing} onClose={close} />}
    </section>
  );
};

const Row = ({ document }: { document: DeliveryDocument }) => {
  const { t } = useTranslation('supply');
  const { id, number, status, created_at, external_number, goods_num, sum } = document;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Link
        to={paths.deliveryDocuments.view(id)}
        className="figures text-primary-text inline-flex min-h-6 items-center font-semibold hover:underline pointer-coarse:min-h-11"
      >
        {number}
      </Link>
      <DocumentPill status={status} />
      <span className="text-ink-2 min-w-0 wrap-anywhere tabular-nums">
        {[deviceDay(created_at), external_number, t('documents.pieces', { pieces: count(goods_num) })]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <b className="figures ml-auto font-semibold">{money(sum)}</b>
    </div>
  );
};
