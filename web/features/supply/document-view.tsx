import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { getOrderParties } from '#shared/contracts/orders.ts';
import { type FullDocument, getDeliveryDocument } from '#shared/contracts/supply.ts';
import { useGet } from '../../api/query.ts';
import { DocumentPill } from '../../domain/supply/document-status.tsx';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { paths } from '../../paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { deviceMoment } from '../../ui/device-time.ts';
import { Body, Page } from '../../ui/page.tsx';
import { DocumentActions } from './document-actions.tsx';
import { DocumentPaper } from './document-paper.tsx';

/** A delivery document, on screen and on paper. */
export default function DocumentView() {
  const { id = '' } = useParams();
  const { t } = useTranslation('supply');
  const document = useGet(getDeliveryDocument, { params: { id } });
  return (
    <Loaded title={t('documents.one')} answer={document}>
      {({ data }) => <ViewDocument key={data.id} document={data} />}
    </Loaded>
  );
}

const ViewDocument = ({ document }: { document: FullDocument }) => {
  const { t } = useTranslation('supply');
  // The order may be out of reach by now; then the names are those of the document.
  const parties = useGet(getOrderParties, { params: { id: document.order.id } });
  return (
    <Page
      title={t('documents.numbered', { number: document.number })}
      aside={<DocumentPill status={document.status} />}
      actions={
        <Button icon={Printer} onClick={() => print()}>
          {t('documents.print')}
        </Button>
      }
    >
      <Body>
        <div className="grid min-h-full xl:grid-cols-[minmax(0,1fr)_340px]">
          <div className="p-gutter flex min-w-0 flex-col gap-6">
            <Ended document={document} />
            <DocumentActions document={document} />
            <article className="order-document flex w-full flex-col gap-6">
              <DocumentPaper document={document} parties={parties.data?.data} />
            </article>
          </div>
          <aside className="border-line bg-sunken p-gutter min-w-0 max-xl:border-t xl:border-l">
            <Links document={document} />
            <History document={document} />
          </aside>
        </div>
      </Body>
    </Page>
  );
};

const linkClass =
  'figures text-primary-text inline-flex min-h-6 items-center font-medium hover:underline pointer-coarse:min-h-11';

/** Why a document does not count. */
const Ended = ({ document: { status, replaced_by, history } }: { document: FullDocument }) => {
  const { t } = useTranslation('supply');
  if (status === 'replaced' && replaced_by)
    return (
      <Banner tone="info" title={t('documents.replacedBy', { number: replaced_by.number })}>
        <Link to={paths.deliveryDocuments.view(replaced_by.id)} className={linkClass}>
          {t('documents.openNewer')}
        </Link>
      </Banner>
    );
  if (status !== 'rejected' && status !== 'canceled') return null;
  const entry = history.at(-1);
  const params = { name: entry?.by?.fio ?? '', time: entry ? deviceMoment(entry.at) : '' };
  return (
    <Banner tone="warning" title={t(`documents.${status}By`, params)}>
      <span className="wrap-anywhere whitespace-pre-line">{entry?.note}</span>
    </Banner>
  );
};

const Links = ({ document: { order, replaces } }: { document: FullDocument }) => {
  const { t } = useTranslation('supply');
  return (
    <p className="mb-6 flex flex-col items-start">
      <Link to={paths.orders.view(order.id)} className={linkClass}>
        {t('documents.openOrder', { number: order.number })}
      </Link>
      {replaces && (
        <Link to={paths.deliveryDocuments.view(replaces.id)} className={linkClass}>
          {t('documents.openOlder', { number: replaces.number })}
        </Link>
      )}
    </p>
  );
};

/** What happened, the newest first. */
const History = ({ document: { history } }: { document: FullDocument }) => {
  const { t } = useTranslation('supply');
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-14 mb-3 font-semibold">
        {t('documents.happened')}
      </h2>
      <ol className="flex flex-col gap-4">
        {history.toReversed().map(({ at, by, what, note }, nth) => (
          <li key={history.length - nth}>
            <p className="font-medium">{t(`documents.events.${what}`)}</p>
            {note && <p className="text-ink-2 text-pretty wrap-anywhere whitespace-pre-line">{note}</p>}
            <p className="text-12 text-ink-2">{by?.fio}</p>
            <time dateTime={at} className="figures text-12 text-ink-3">
              {deviceMoment(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
};
