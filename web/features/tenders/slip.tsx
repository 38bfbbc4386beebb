import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { getTender, type Tender } from '#shared/contracts/tenders.ts';
import { placedMoney, premiumOf } from '#shared/domain/tenders/bids.ts';
import { fieldsOf, type SectionField, type SectionNumber, sectionNumbers } from '#shared/domain/tenders/sections.ts';
import { useGet } from '../../api/query.ts';
import { DocumentFacts, Side, Sides } from '../../domain/orders/document-parts.tsx';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { productTimeZone } from '../../ui/days.ts';
import { dayOf, fullDay } from '../../ui/format.ts';
import { Body, Page } from '../../ui/page.tsx';
import { amountOf, percentOf, shareOf } from './amount.ts';
import { layerIn, sectionsOf } from './of-tender.ts';
import '../../domain/orders/order-document.css';

/** The placement slip of a tender, on screen and on paper. */
export default function Slip() {
  const { id = '' } = useParams();
  const { t } = useTranslation('tenders');
  const tender = useGet(getTender, { params: { id } });
  return (
    <Loaded title={t('slip.title')} answer={tender}>
      {({ data }) => (
        <Page
          title={t('slip.title')}
          aside={data.number}
          actions={
            <Button variant="primary" icon={Printer} onClick={() => print()}>
              {t('slip.print')}
            </Button>
          }
        >
          <Body text>
            <article className="order-document px-gutter flex flex-col gap-6 py-6">
              <Paper tender={data} />
            </article>
          </Body>
        </Page>
      )}
    </Loaded>
  );
}

const day = (at: string) => fullDay(dayOf(at, productTimeZone));

const Paper = ({ tender }: { tender: Tender }) => {
  const { t } = useTranslation('tenders');
  const { number, name, company, client, insurer, created_at, opened_at, signing, terms, currency } = tender;
  return (
    <>
      <header>
        <h2 className="text-20 tracking-title font-semibold tabular-nums">{t('slip.heading', { number })}</h2>
        <p className="text-14 wrap-anywhere">{name}</p>
      </header>
      <DocumentFacts
        facts={[
          [t('slip.owner'), company.name],
          ...(client ? [[t('slip.client'), client] as const] : []),
          ...(insurer ? [[t('slip.insurer'), insurer] as const] : []),
          [t('slip.created'), day(created_at)],
          ...(opened_at ? [[t('slip.opened'), day(opened_at)] as const] : []),
          ...(signing ? [[t('slip.signedOn'), day(signing.at)] as const] : []),
        ]}
      />
      {sectionNumbers.map((section) => (
        <SlipSection key={section} tender={tender} section={section} />
      ))}
      {terms && (
        <Side title={t('slip.terms')}>
          <p className="font-medium">
            {t('compare.picked', {
              tariff: percentOf(terms.tariff_percent.value),
              franchise: amountOf(terms.franchise.value, currency),
              premium: amountOf(premiumOf(layerIn(tender), terms.tariff_percent.value), currency),
            })}
          </p>
        </Side>
      )}
      {signing ? <Lines tender={tender} signing={signing} /> : <p>{t('signing.notSigned')}</p>}
      <div className="whole mt-4">
        <Sides>
          <Signature title={t('slip.ofCedent')} name={company.name} />
          {signing?.lines
            .filter(({ signed }) => signed > 0)
            .map((line) => (
              <Signature key={line.participation_id} title={t('slip.ofReinsurer')} name={line.company.name} />
            ))}
        </Sides>
      </div>
    </>
  );
};

const useValueText = (tender: Tender) => {
  const { t } = useTranslation('tenders');
  return (name: string, field: SectionField, value: string | number): string => {
    switch (field.kind) {
      case 'line':
      case 'lines':
        return String(value);
      case 'day':
        return fullDay(String(value));
      case 'amount':
        return amountOf(Number(value), tender.currency);
      case 'percent':
        return percentOf(Number(value));
      case 'share':
        return shareOf(Number(value));
      case 'count':
        return String(value);
      case 'choice':
        // A name of a currency is its own text.
        return name === 'currency' ? String(value) : t(`choices.${name}.${String(value)}` as 'title');
    }
  };
};

const SlipSection = ({ tender, section }: { tender: Tender; section: SectionNumber }) => {
  const { t } = useTranslation('tenders');
  const textOf = useValueText(tender);
  const { values } = sectionsOf(tender)[section];
  const filled = fieldsOf(section).flatMap(([name, field]) => {
    const value = values[name];
    return value === null || value === undefined || value === '' ? [] : [{ name, text: textOf(name, field, value) }];
  });
  return (
    <section className="min-w-0">
      <h3 className="text-14 mb-1.5 font-semibold">
        {section}. {t(`sections.s${section}` as 'title')}
      </h3>
      {filled.length === 0 ? (
        <p className="text-ink-2">{t('slip.empty')}</p>
      ) : (
        <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[14rem_minmax(0,1fr)] print:grid-cols-[14rem_minmax(0,1fr)]">
          {filled.map(({ name, text }) => (
            <div key={name} className="whole contents">
              <dt className="text-ink-2">{t(`fields.${name}` as 'title')}</dt>
              <dd className="wrap-anywhere whitespace-pre-line tabular-nums">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
};

const Lines = ({ tender, signing }: { tender: Tender; signing: NonNullable<Tender['signing']> }) => {
  const { t } = useTranslation('tenders');
  const { currency, terms } = tender;
  const placed = placedMoney(
    layerIn(tender),
    signing.lines.map(({ signed }) => signed),
    terms?.tariff_percent.value ?? null,
  );
  const premium = (amount: number | null | undefined) =>
    typeof amount === 'number' ? amountOf(amount, currency) : '—';
  // A participant reads its own line only, of which there is no sum.
  const whole = tender.is_owner;
  return (
    <section className="min-w-0">
      <h3 className="text-14 mb-1.5 font-semibold">{t('slip.lines')}</h3>
      <p className="mb-2 tabular-nums">{t('slip.order', { share: shareOf(signing.order) })}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be operable by keyboard */}
      <div tabIndex={0} className="quiet-scroll overflow-x-auto print:overflow-visible">
        <table>
          <thead className="text-12 text-ink-2">
            <tr>
              <th scope="col">{t('slip.reinsurer')}</th>
              <th scope="col" className="amount">
                {t('signing.columns.written')}
              </th>
              <th scope="col" className="amount">
                {t('signing.columns.signed')}
              </th>
              <th scope="col" className="amount">
                {t('signing.columns.signedAmount')}
              </th>
              <th scope="col" className="amount">
                {t('signing.columns.premium')}
              </th>
            </tr>
          </thead>
          <tbody>
            {signing.lines.map(({ participation_id, company, written, signed }, nth) => (
              <tr key={participation_id}>
                <td className="wrap-anywhere">
                  <b className="font-medium">{company.name}</b>
                </td>
                <td className="amount">{shareOf(written)}</td>
                <td className="amount">{shareOf(signed)}</td>
                <td className="amount">{amountOf(placed.lines[nth]?.amount ?? 0, currency)}</td>
                <td className="amount">{premium(placed.lines[nth]?.premium)}</td>
              </tr>
            ))}
          </tbody>
          {whole && (
            <tfoot>
              <tr>
                <th scope="row">{t('signing.total')}</th>
                <td className="amount">{shareOf(signing.written)}</td>
                <td className="amount">
                  <b className="font-semibold">{shareOf(signing.signed)}</b>
                </td>
                <td className="amount">{amountOf(placed.amount, currency)}</td>
                <td className="amount">{premium(placed.premium)}</td>
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      {whole && signing.unplaced > 0 && (
        <p className="mt-2 tabular-nums">{t('slip.unplaced', { share: shareOf(signing.unplaced) })}</p>
      )}
    </section>
  );
};

const Signature = ({ title, name }: { title: string; name: string }) => {
  const { t } = useTranslation('tenders');
  return (
    <Side title={title}>
      <p className="font-medium">{name}</p>
      <p className="border-line-strong text-12 text-ink-2 mt-12 border-t pt-1">{t('slip.signature')}</p>
    </Side>
  );
};
