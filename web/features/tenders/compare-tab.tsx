import { Award } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pickTenderTerms, type Tender } from '#shared/contracts/tenders.ts';
import { type BidRow, bestOf, premiumOf, shareOf as layerShare, type Terms } from '#shared/domain/tenders/bids.ts';
import { valuesIn } from '#shared/domain/tenders/sections.ts';
import { useMay } from '../../api/me.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useSend } from '../../api/query.ts';
import { ExportMenu } from '../../kit/list/export-menu.tsx';
import { Broken } from '../../kit/parts/broken.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Body } from '../../ui/page.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { amountOf, percentOf, shareOf } from './amount.ts';
import { layerIn, sectionsOf, termsIn } from './of-tender.ts';
import { TabLayout, Waiting } from './tab-layout.tsx';
import { useParticipations } from './use-participations.ts';

type Quote = { id: string; name: string; terms: Terms };
/** The participations whose tariff and franchise are picked. */
type Picked = { tariff_percent: string | null; franchise: string | null };

/** The opened quotes side by side, of which the owner picks the terms. */
export default function CompareTab({ tender }: { tender: Tender }) {
  const { t } = useTranslation('tenders');
  const isOpen = tender.opened_at !== null;
  const answer = useParticipations(tender);
  const quotes = answer.data?.data.flatMap((one): Quote[] => {
    const terms = termsIn(one);
    return one.active && terms ? [{ id: one.id, name: one.company.name, terms }] : [];
  });
  if (!isOpen)
    return (
      <TabLayout>
        <EmptyState kind="start" title={t('compare.sealed')}>
          {t('compare.sealedText')}
        </EmptyState>
      </TabLayout>
    );
  if (!quotes)
    return (
      <TabLayout>
        {answer.error ? <Broken error={answer.error} onRetry={answer.refetch} as="banner" /> : <Waiting />}
      </TabLayout>
    );
  if (quotes.length === 0)
    return (
      <TabLayout>
        <EmptyState kind="start" title={t('compare.none')}>
          {t('compare.noneText')}
        </EmptyState>
      </TabLayout>
    );
  return <Comparison tender={tender} quotes={quotes} />;
}

const usePicked = (tender: Tender, quotes: readonly Quote[]) => {
  const agreed: Picked = {
    tariff_percent: tender.terms?.tariff_percent.participation_id ?? null,
    franchise: tender.terms?.franchise.participation_id ?? null,
  };
  const [chosen, setChosen] = useState<Picked | null>(null);
  const known = (id: string | null) => (quotes.some((one) => one.id === id) ? id : null);
  const picked = chosen ?? agreed;
  return {
    picked: { tariff_percent: known(picked.tariff_percent), franchise: known(picked.franchise) },
    isChanged: picked.tariff_percent !== agreed.tariff_percent || picked.franchise !== agreed.franchise,
    pick: (part: Partial<Picked>) => setChosen({ ...picked, ...part }),
    forget: () => setChosen(null),
  };
};

const Comparison = ({ tender, quotes }: { tender: Tender; quotes: readonly Quote[] }) => {
  const { t } = useTranslation('tenders');
  const { picked, isChanged, pick, forget } = usePicked(tender, quotes);
  const picks = useMay('tender.write') && tender.status === 'placement';
  return (
    <Body>
      <div className="flex min-h-full flex-col">
        <div className="px-gutter flex flex-wrap items-center gap-3 py-3">
          <p className="text-12 text-ink-2 flex min-w-0 flex-1 basis-48 flex-wrap items-center gap-1.5">
            <Award aria-hidden className="text-success-text size-3.5" />
            {t('compare.legend')}
          </p>
          <ExportMenu list="proposals" query={() => ({ tender_id: tender.id })} />
        </div>
        <Matrix tender={tender} quotes={quotes} picked={picked} pick={picks ? pick : null} />
        <div className="flex-1" />
        <Bar tender={tender} quotes={quotes} picked={picked} isChanged={isChanged} picks={picks} onSent={forget} />
      </div>
    </Body>
  );
};

type Row = {
  key: 'tariff_percent' | 'premium' | 'franchise' | 'sum' | 'share' | 'comment';
  /** Of what was requested, null without it. */
  wanted: string | null;
  text: (terms: Terms) => string;
  best: readonly string[];
};

const useRows = (tender: Tender, quotes: readonly Quote[]): { group: 'price' | 'cover' | 'note'; rows: Row[] }[] => {
  const { currency } = tender;
  const all = sectionsOf(tender);
  const layer = layerIn(tender);
  const best: Record<BidRow, string[]> = bestOf(quotes, layer);
  const tariff = valuesIn(all, 10).tariff_percent;
  const { franchise } = valuesIn(all, 9);
  const { order } = valuesIn(all, 8);
  return [
    {
      group: 'price',
      rows: [
        {
          key: 'tariff_percent',
          wanted: tariff === null ? null : percentOf(tariff),
          text: ({ tariff_percent }) => percentOf(tariff_percent),
          best: best.tariff_percent,
        },
        {
          key: 'premium',
          wanted: tariff === null ? null : amountOf(premiumOf(layer, tariff), currency),
          text: ({ tariff_percent }) => amountOf(premiumOf(layer, tariff_percent), currency),
          best: best.premium,
        },
      ],
    },
    {
      group: 'cover',
      rows: [
        {
          key: 'franchise',
          wanted: franchise === null ? null : amountOf(franchise, currency),
          text: (terms) => amountOf(terms.franchise, currency),
          best: best.franchise,
        },
        { key: 'sum', wanted: amountOf(layer, currency), text: ({ sum }) => amountOf(sum, currency), best: best.sum },
        {
          key: 'share',
          wanted: order === null ? null : shareOf(order),
          text: ({ sum }) => shareOf(layerShare(sum, layer)),
          best: best.sum,
        },
      ],
    },
    { group: 'note', rows: [{ key: 'comment', wanted: null, text: ({ comment }) => comment || '—', best: [] }] },
  ];
};

const radioClass =
  'size-4.5 flex-none cursor-pointer appearance-none rounded-full border-[1.5px] border-line-field bg-surface checked:border-[5.5px] checked:border-primary disabled:cursor-default disabled:opacity-60';
const cell = 'border-line border-b px-3 py-2 align-top';
const fixed = 'sticky left-0 z-1 bg-surface max-md:w-26 max-md:min-w-26 max-md:max-w-26';

type MatrixProps = {
  tender: Tender;
  quotes: readonly Quote[];
  picked: Picked;
  /** Null while the terms cannot be picked. */
  pick: ((part: Partial<Picked>) => void) | null;
};

const Matrix = ({ tender, quotes, picked, pick }: MatrixProps) => {
  const { t } = useTranslation('tenders');
  const id = useId();
  const groups = useRows(tender, quotes);
  const isWhole = (quote: string) => picked.tariff_percent === quote && picked.franchise === quote;
  const columnClass = (quote: string) => isWhole(quote) && 'border-x-2 border-x-primary';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be operable by keyboard
    <div tabIndex={0} className="quiet-scroll border-line relative overflow-x-auto border-t -outline-offset-2">
      <table aria-label={t('compare.title')} className="w-full border-separate border-spacing-0 text-left">
        <thead>
          <tr>
            <td className={cx(cell, fixed, 'z-2 min-w-40')} />
            <th scope="col" className={cx(cell, 'bg-sunken min-w-30')}>
              <span className="block font-medium">{t('compare.wanted')}</span>
              <span className="text-12 font-regular text-ink-2">{t('compare.byOwner')}</span>
            </th>
            {quotes.map((quote) => (
              <th
                key={quote.id}
                scope="col"
                className={cx(
                  cell,
                  'max-w-60 min-w-38',
                  columnClass(quote.id),
                  isWhole(quote.id) && 'border-t-primary bg-primary-soft border-t-2',
                )}
              >
                <label className={cx('flex items-start gap-2', pick && 'cursor-pointer')}>
                  <input
                    type="radio"
                    name={`${id}-quote`}
                    className={radioClass}
                    checked={isWhole(quote.id)}
                    disabled={!pick}
                    aria-label={`${t('compare.pickWhole')} ${quote.name}`}
                    onChange={() => pick?.({ tariff_percent: quote.id, franchise: quote.id })}
                  />
                  <span className="min-w-0">
                    <span className="block font-medium wrap-anywhere">{quote.name}</span>
                    <span className="text-12 font-regular text-ink-2 block tabular-nums">
                      {t('compare.bestIn', {
                        count: groups.flatMap(({ rows }) => rows).filter(({ best }) => best.includes(quote.id)).length,
                      })}
                    </span>
                  </span>
                </label>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ group, rows }) => (
          <tbody key={group}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={quotes.length + 2}
                className="border-line bg-sunken text-12 text-ink-2 border-b px-3 py-1 text-left font-medium"
              >
                <span className="sticky left-3">{t(`compare.groups.${group}`)}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row" className={cx(cell, fixed, 'text-left font-medium text-pretty hyphens-auto')}>
                  {t(`compare.rows.${row.key}`)}{' '}
                  <span className="text-12 font-regular text-ink-2 max-md:block">{t(`compare.notes.${row.key}`)}</span>
                </th>
                <td className={cx(cell, 'bg-sunken text-ink-2 figures')}>{row.wanted ?? '—'}</td>
                {quotes.map((quote) => (
                  <QuoteCell
                    key={quote.id}
                    row={row}
                    quote={quote}
                    name={`${id}-${row.key}`}
                    picked={picked}
                    pick={pick}
                    className={columnClass(quote.id)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
};

type CellProps = Omit<MatrixProps, 'tender' | 'quotes'> & {
  row: Row;
  quote: Quote;
  name: string;
  className: string | false;
};

const QuoteCell = ({ row, quote, name, picked, pick, className }: CellProps) => {
  const { t } = useTranslation('tenders');
  const isBest = row.best.includes(quote.id);
  const text = (
    <span className={cx(row.key === 'comment' ? 'text-pretty wrap-anywhere whitespace-pre-line' : 'figures')}>
      {isBest && <Award aria-hidden className="mr-1 inline-block size-3.5 align-[-2px]" />}
      {row.text(quote.terms)}
      {isBest && <span className="sr-only"> ({t('compare.best')})</span>}
    </span>
  );
  const { key } = row;
  return (
    <td className={cx(cell, className, isBest && 'bg-success-soft text-success-text font-semibold', 'max-w-60')}>
      {key === 'tariff_percent' || key === 'franchise' ? (
        <label className={cx('flex items-center gap-2', pick && 'cursor-pointer')}>
          <input
            type="radio"
            name={name}
            className={radioClass}
            checked={picked[key] === quote.id}
            disabled={!pick}
            onChange={() => pick?.({ [key]: quote.id })}
          />
          {text}
          <span className="sr-only">{quote.name}</span>
        </label>
      ) : (
        text
      )}
    </td>
  );
};

type BarProps = {
  tender: Tender;
  quotes: readonly Quote[];
  picked: Picked;
  isChanged: boolean;
  picks: boolean;
  onSent: () => void;
};

/** The picked terms, and the button that agrees them. */
const Bar = ({ tender, quotes, picked, isChanged, picks, onSent }: BarProps) => {
  const { t } = useTranslation('tenders');
  const id = useId();
  const send = useSend(pickTenderTerms);
  const { tariff_percent, franchise } = picked;
  const tariffOf = quotes.find((one) => one.id === tariff_percent);
  const franchiseOf = quotes.find((one) => one.id === franchise);
  const isPicked = tariff_percent !== null && franchise !== null;
  const sendPicked = async () => {
    if (tariff_percent === null || franchise === null) return;
    try {
      await send.mutateAsync({
        params: { id: tender.id },
        body: { version: tender.version, tariff_from: tariff_percent, franchise_from: franchise },
      });
      onSent();
      snack({ tone: 'good', text: t('compare.done') });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      snack({ tone: 'bad', text: error.message });
    }
  };
  const reason = picks
    ? isPicked
      ? isChanged
        ? null
        : t('compare.unchanged')
      : t('compare.pickFirst')
    : t(tender.status === 'quotation' || tender.status === 'needs_clarification' ? 'compare.notYet' : 'compare.over');
  return (
    <div className="border-line bg-surface px-gutter sticky bottom-0 z-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-t py-2.5">
      <div className="min-w-0 flex-1 basis-64">
        {tariffOf && franchiseOf && (
          <p className="text-pretty tabular-nums">
            <b className="font-semibold">
              {tariffOf === franchiseOf
                ? t('compare.termsOf', { name: tariffOf.name })
                : t('compare.mixed', { tariff: tariffOf.name, franchise: franchiseOf.name })}
            </b>{' '}
            <Picks>
              {t('compare.picked', {
                tariff: percentOf(tariffOf.terms.tariff_percent),
                franchise: amountOf(franchiseOf.terms.franchise, tender.currency),
                premium: amountOf(premiumOf(layerIn(tender), tariffOf.terms.tariff_percent), tender.currency),
              })}
            </Picks>
          </p>
        )}
        {reason !== null && (
          <p id={id} className="text-12 text-ink-2 text-pretty">
            {reason}
          </p>
        )}
      </div>
      <Button
        variant="primary"
        className="max-sm:w-full"
        disabled={reason !== null}
        aria-describedby={reason === null ? undefined : id}
        busy={send.isPending}
        onClick={() => void sendPicked()}
      >
        {t('compare.pick', { count: quotes.length })}
      </Button>
    </div>
  );
};

const Picks = ({ children }: { children: ReactNode }) => <span className="text-ink-2">{children}</span>;
