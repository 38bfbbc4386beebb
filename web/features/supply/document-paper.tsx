import { useTranslation } from 'react-i18next';
import type { FullDocument } from '#shared/contracts/supply.ts';
import { DocumentFacts, type OrderParties, PartySide, Side, Sides } from '../../domain/orders/document-parts.tsx';
import { VatSummary } from '../../domain/orders/vat-summary.tsx';
import '../../domain/orders/order-document.css';
import { usePriceText } from '../../domain/products/use-price-text.ts';
import { productTimeZone } from '../../ui/days.ts';
import { count, dayOf, fullDay, money } from '../../ui/format.ts';

const unknown = { inn: null, vat_id: null, address: null, phone: null };

/**
 * What the document says, as it is printed: who, what, for how much, and room for two signatures. The companies are
 * named as when it was issued, as in the lists.
 */
export const DocumentPaper = ({ document, parties }: { document: FullDocument; parties: OrderParties | undefined }) => {
  const { t } = useTranslation('supply');
  const priceText = usePriceText();
  const { number, order, created_at, external_number, external_date, external_id, exported_at, store } = document;
  const day = (at: string) => fullDay(dayOf(at, productTimeZone));
  const customer = document.customer?.name ?? document.user.fio;
  return (
    <>
      <h2 className="text-20 tracking-title sr-only font-semibold tabular-nums print:not-sr-only">
        {t('documents.heading', { number })}
      </h2>
      <DocumentFacts
        facts={[
          [t('documents.issued'), day(created_at)],
          [t('documents.columns.order'), order.number],
          ...(external_number ? [[t('documents.external_number'), external_number] as const] : []),
          ...(external_date ? [[t('documents.external_date'), fullDay(external_date)] as const] : []),
          ...(external_id ? [[t('documents.external_id'), external_id] as const] : []),
          ...(exported_at ? [[t('documents.columns.exported'), day(exported_at)] as const] : []),
        ]}
      />
      <Sides>
        <PartySide
          title={t('documents.columns.seller')}
          party={{ ...(parties?.seller ?? unknown), name: document.company.name }}
        />
        <PartySide
          title={t('documents.columns.receiver')}
          party={{ ...(parties?.customer ?? unknown), name: customer }}
        />
      </Sides>
      {store && (
        <Side title={t('documents.store')}>
          <p className="font-medium">{store.name}</p>
        </Side>
      )}
      <table>
        <thead className="text-12 text-ink-2">
          <tr>
            <th scope="col">{t('documents.product')}</th>
            <th scope="col" className="amount max-sm:hidden">
              {t('documents.price')}
            </th>
            <th scope="col" className="amount">
              {t('documents.columns.pieces')}
            </th>
            <th scope="col" className="amount">
              {t('documents.sum')}
            </th>
          </tr>
        </thead>
        <tbody>
          {document.items.map(({ product_id, name, sku, price, count: pieces, ...vat }) => (
            <tr key={product_id}>
              <td className="wrap-anywhere">
                <b className="font-medium">{name}</b>
                <span className="text-ink-2 block">{sku}</span>
              </td>
              <td className="amount max-sm:hidden">{priceText({ ...vat, price })}</td>
              <td className="amount">{count(pieces)}</td>
              <td className="amount">{money(price * pieces)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('documents.total')}</th>
            <td className="max-sm:hidden" />
            <td className="amount">{count(document.goods_num)}</td>
            <td className="amount">
              <b className="font-semibold">{money(document.sum)}</b>
            </td>
          </tr>
        </tfoot>
      </table>
      <VatSummary rates={document.vat} />
      {document.comment && (
        <Side title={t('documents.comment')}>
          <p className="whitespace-pre-line">{document.comment}</p>
        </Side>
      )}
      <div className="hidden print:block">
        <Sides>
          <Signature title={t('documents.handedOver')} />
          <Signature title={t('documents.received')} />
        </Sides>
      </div>
    </>
  );
};

const Signature = ({ title }: { title: string }) => {
  const { t } = useTranslation('supply');
  return (
    <Side title={title}>
      <p className="border-line-strong text-12 text-ink-2 mt-12 border-t pt-1">{t('documents.signature')}</p>
    </Side>
  );
};
