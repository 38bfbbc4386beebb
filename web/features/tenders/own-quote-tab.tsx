import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Answer } from '#shared/contracts/endpoint.ts';
import { optionalLines, version } from '#shared/contracts/fields.ts';
import {
  answerParticipation,
  getParticipation,
  share,
  tariffPercent,
  type Tender,
  tenderAmount,
} from '#shared/contracts/tenders.ts';
import { shareOf as layerShare, partOf, premiumOf } from '#shared/domain/tenders/bids.ts';
import { maxOf, valuesIn } from '#shared/domain/tenders/sections.ts';
import { api } from '../../api/client.ts';
import { useGet, useSend } from '../../api/query.ts';
import { AmountField, PercentField, TextField } from '../../kit/form/fields.tsx';
import { FormFrame, FormScope } from '../../kit/form/form-frame.tsx';
import { handleRefusal } from '../../kit/form/handle-refusal.ts';
import { ReasonDialog } from '../../kit/form/reason-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { Broken } from '../../kit/parts/broken.tsx';
import { useAsk } from '../../kit/parts/use-ask.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { deviceMoment } from '../../ui/device-time.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { amountOf, percentOf, shareOf } from './amount.ts';
import { AnswerTag } from './answer-tag.tsx';
import { isSealed, layerIn, sectionsOf } from './of-tender.ts';
import { SealedBox } from './sealed-box.tsx';
import { Facts, Part, TabLayout, Waiting } from './tab-layout.tsx';

type Own = Answer<typeof getParticipation>['data'];
type Shown = { tender: Tender; own: Own };

/** What a performer quotes itself, its line, and its signed share. */
export default function OwnQuoteTab({ tender }: { tender: Tender }) {
  const { t } = useTranslation('tenders');
  const id = tender.participation?.id;
  const answer = useGet(getParticipation, { params: { id: id ?? '' } }, { enabled: id !== undefined });
  if (id === undefined)
    return (
      <TabLayout>
        <EmptyState kind="start" title={t('ownQuote.none')} />
      </TabLayout>
    );
  const own = answer.data?.data;
  return (
    <TabLayout aside={<Wanted tender={tender} />}>
      {answer.error && !own && <Broken error={answer.error} onRetry={answer.refetch} as="banner" />}
      {!answer.error && !own && <Waiting />}
      {own && <OwnQuote tender={tender} own={own} />}
    </TabLayout>
  );
}

const OwnQuote = ({ tender, own }: Shown) => {
  const { t } = useTranslation('tenders');
  const quotes = own.answers.includes('quote');
  const writes = own.answers.includes('write');
  // What is typed stays when the deadline passes meanwhile.
  const [forms, setForms] = useState({ quote: quotes, line: writes });
  if ((quotes && !forms.quote) || (writes && !forms.line))
    setForms({ quote: forms.quote || quotes, line: forms.line || writes });
  return (
    <>
      {isSealed(tender) && tender.deadline && <SealedBox deadline={tender.deadline} text={t('ownQuote.onlyYou')} />}
      {quotes && !tender.takes_quotes && (
        <Banner tone="info" title={t('ownQuote.notReady')}>
          {t('ownQuote.notReadyText')}
        </Banner>
      )}
      <Sent tender={tender} own={own} />
      {forms.quote && <QuoteForm tender={tender} own={own} isClosed={!quotes} />}
      {forms.line && <LineForm tender={tender} own={own} isClosed={!writes} />}
    </>
  );
};

/** What the owner asks for. */
const Wanted = ({ tender }: { tender: Tender }) => {
  const { t } = useTranslation('tenders');
  const { currency, terms } = tender;
  const all = sectionsOf(tender);
  const { franchise } = valuesIn(all, 9);
  const { tariff_percent } = valuesIn(all, 10);
  const { order } = valuesIn(all, 8);
  const none = '—';
  return (
    <>
      <Part title={t('ownQuote.wanted')}>
        <Facts
          facts={[
            [t('compare.rows.layer'), amountOf(layerIn(tender), currency)],
            [t('signing.order'), order === null ? none : shareOf(order)],
            [t('compare.rows.tariff_percent'), tariff_percent === null ? none : percentOf(tariff_percent)],
            [t('compare.rows.franchise'), franchise === null ? none : amountOf(franchise, currency)],
          ]}
        />
      </Part>
      {terms && (
        <Part title={t('slip.terms')}>
          <Facts
            facts={[
              [t('compare.rows.tariff_percent'), percentOf(terms.tariff_percent.value)],
              [t('compare.rows.franchise'), amountOf(terms.franchise.value, currency)],
            ]}
          />
        </Part>
      )}
    </>
  );
};

/** The state of the own quote, what was sent, and the own line. */
const Sent = ({ tender, own }: Shown) => {
  const { t } = useTranslation('tenders');
  const { currency } = tender;
  const { ask, question } = useAsk();
  const send = useSend(answerParticipation);
  const [isDeclining, setIsDeclining] = useState(false);
  const { id, state, answered_at, revision, sum, franchise, tariff_percent, comment, written, least, signed } = own;
  const confirmRevocation = () =>
    ask({
      danger: true,
      title: t('ownQuote.revoke.title'),
      text: t('ownQuote.revoke.text'),
      confirm: t('ownQuote.revoke.confirm'),
      keep: t('ownQuote.revoke.keep'),
      act: () => send.mutateAsync({ params: { id }, body: { version: own.version, active: false } }),
      done: t('ownQuote.revoke.done'),
    });
  const decline = (reason: string | undefined) =>
    send.mutateAsync({
      params: { id },
      body: { version: own.version, active: false, ...(reason !== undefined && { reason }) },
    });
  const tellRefusal = ({ message }: { message: string }) => {
    snack({ tone: 'bad', text: message });
    setIsDeclining(false);
  };
  const facts: (readonly [string, string])[] = [
    ...(answered_at ? [[t('ownQuote.sentAt'), deviceMoment(answered_at)] as const] : []),
    ...(revision > 0 ? [[t('ownQuote.sentTimes'), t('quotes.times', { times: revision })] as const] : []),
    ...(sum === null ? [] : [[t('compare.rows.sum'), amountOf(sum, currency)] as const]),
    ...(franchise === null ? [] : [[t('compare.rows.franchise'), amountOf(franchise, currency)] as const]),
    ...(tariff_percent === null ? [] : [[t('compare.rows.tariff_percent'), percentOf(tariff_percent)] as const]),
    ...(written === null ? [] : [[t('signing.written'), shareOf(written)] as const]),
    ...(least === null ? [] : [[t('signing.least'), shareOf(least)] as const]),
    ...(signed === null
      ? []
      : [
          [t('signing.signed'), shareOf(signed)] as const,
          [t('signing.signedAmount'), amountOf(partOf(layerIn(tender), signed), currency)] as const,
        ]),
  ];
  return (
    <Part
      title={t('ownQuote.title')}
      end={<AnswerTag state={state} sealed={tender.opened_at === null && state === 'quoted'} />}
    >
      <div className="rounded-3 border-line flex flex-col gap-3 border p-4">
        <p className="text-ink-2 text-pretty">{t(`ownQuote.states.${stateOf(tender, own)}`)}</p>
        {facts.length > 0 && <Facts facts={facts} />}
        {comment && <p className="text-pretty wrap-anywhere whitespace-pre-line">{comment}</p>}
        {own.reason && (
          <p className="text-ink-2 text-pretty wrap-anywhere">{t('quotes.reason', { reason: own.reason })}</p>
        )}
        {own.answers.some((one) => one === 'revoke' || one === 'decline') && (
          <div className="flex flex-wrap gap-2">
            {own.answers.includes('revoke') && (
              <Button onClick={confirmRevocation}>{t('ownQuote.revoke.confirm')}</Button>
            )}
            {own.answers.includes('decline') && (
              <Button onClick={() => setIsDeclining(true)}>{t('ownQuote.decline.open')}</Button>
            )}
          </div>
        )}
      </div>
      {isDeclining && (
        <ReasonDialog
          danger
          title={t('ownQuote.decline.title')}
          confirm={t('ownQuote.decline.confirm')}
          keep={t('ownQuote.decline.keep')}
          reason={{ label: t('ownQuote.decline.reason'), hint: t('ownQuote.decline.hint'), optional: true }}
          submit={(reason) => handleRefusal(decline(reason), tellRefusal)}
          onDone={() => {
            snack({ tone: 'good', text: t('ownQuote.decline.done') });
            setIsDeclining(false);
          }}
          onClose={() => setIsDeclining(false)}
        >
          <p className="text-pretty">{t('ownQuote.decline.text')}</p>
        </ReasonDialog>
      )}
      {question}
    </Part>
  );
};

const stateOf = (tender: Tender, { state, signed, written, answers }: Own) => {
  if (signed !== null) return signed > 0 ? 'signed' : 'leftOut';
  if (state !== 'quoted') return tender.opened_at !== null && state === 'invited' ? 'late' : state;
  if (tender.opened_at === null) return 'sealed';
  if (answers.includes('write')) return written === null ? 'write' : 'written';
  return 'opened';
};

const Quote = z.strictObject({
  version,
  sum: tenderAmount,
  franchise: tenderAmount,
  tariff_percent: tariffPercent,
  comment: optionalLines(2000),
});
type Quote = z.input<typeof Quote>;

const quoteOf = ({ version: seen, sum, franchise, tariff_percent, comment }: Omit<Own, 'answers'>) => ({
  version: seen,
  sum,
  franchise,
  tariff_percent,
  comment: comment ?? '',
});

const QuoteForm = ({ tender, own, isClosed }: Shown & { isClosed: boolean }) => {
  const { t } = useTranslation('tenders');
  const send = useSend(answerParticipation);
  const { id } = own;
  const isChange = own.state === 'quoted';
  const unit = tender.currency ?? '';
  const state = useResourceForm({
    schema: Quote,
    values: quoteOf(own),
    check: ({ sum, tariff_percent }) => ({
      sum: sum === 0 ? t('ownQuote.sumZero') : undefined,
      tariff_percent: tariff_percent > maxOf.percent ? t('signing.tooMuch') : undefined,
    }),
    // A quote is whole: the terms that were not changed belong to it.
    submit: async (changed) => {
      const { version: seen, ...terms } = state.form.getValues() as Quote;
      const { data } = await send.mutateAsync({
        params: { id },
        body: { ...terms, version: changed.version ?? seen, active: true },
      });
      return quoteOf(data);
    },
    savedText: () => t(isChange ? 'ownQuote.changed' : 'ownQuote.sent'),
    reload: async () => quoteOf((await api(getParticipation, { params: { id } })).data),
  });
  if (isClosed && !state.isDirty) return null;
  return (
    <Part title={t(isChange ? 'ownQuote.change' : 'ownQuote.new')}>
      <FormScope state={state}>
        <FormFrame
          state={state}
          refusedTitle={t('ownQuote.notSent')}
          className="rounded-3 border-line flex flex-col gap-4 border p-4"
        >
          <div className="grid gap-4 sm:grid-cols-3">
            <AmountField<Quote> name="sum" label={t('compare.rows.sum')} hint={t('ownQuote.sumHint')} unit={unit} />
            <AmountField<Quote>
              name="franchise"
              label={t('compare.rows.franchise')}
              hint={t('ownQuote.franchiseHint')}
              unit={unit}
            />
            <PercentField<Quote>
              parts={10_000}
              name="tariff_percent"
              label={t('compare.rows.tariff_percent')}
              hint={t('ownQuote.tariffHint')}
            />
          </div>
          <Computed tender={tender} />
          <TextField<Quote>
            name="comment"
            label={t('compare.rows.comment')}
            hint={t('ownQuote.commentHint')}
            lines={3}
            maxLength={2000}
            optional
            nullable={false}
          />
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Button
              type="submit"
              variant="primary"
              busy={state.busy}
              disabled={isClosed || (isChange && !state.isDirty)}
            >
              {t(isChange ? 'ownQuote.change' : 'ownQuote.send')}
            </Button>
            <p className="text-12 text-ink-2 min-w-0 flex-1 basis-48 text-pretty">{t('ownQuote.until')}</p>
          </div>
        </FormFrame>
      </FormScope>
    </Part>
  );
};

/** What the typed terms mean for the layer. */
const Computed = ({ tender }: { tender: Tender }) => {
  const { t } = useTranslation('tenders');
  const [sum, tariff_percent] = useWatch<Quote, ['sum', 'tariff_percent']>({ name: ['sum', 'tariff_percent'] });
  const layer = layerIn(tender);
  const { currency } = tender;
  const typed = { sum: tenderAmount.safeParse(sum).data, tariff: tariffPercent.safeParse(tariff_percent).data };
  const portion = typed.sum === undefined ? null : layerShare(typed.sum, layer);
  const premium = typed.tariff === undefined ? null : premiumOf(layer, typed.tariff);
  const values = [
    [t('compare.rows.share'), portion === null ? '—' : shareOf(portion)],
    [t('compare.rows.premium'), premium === null ? '—' : amountOf(premium, currency)],
    [
      t('ownQuote.ownPremium'),
      typed.sum === undefined || typed.tariff === undefined
        ? '—'
        : amountOf(premiumOf(Math.min(typed.sum, layer), typed.tariff), currency),
    ],
  ] as const;
  return (
    <dl className="rounded-2 bg-sunken grid gap-x-6 gap-y-2 px-3 py-2.5 sm:grid-cols-3">
      {values.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-12 text-ink-2">{label}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const Line = z.strictObject({ version, written: share, least: z.nullable(share) });
type Line = z.input<typeof Line>;
const lineOf = ({ version: seen, written, least }: Omit<Own, 'answers'>) => ({ version: seen, written, least });

const LineForm = ({ tender, own, isClosed }: Shown & { isClosed: boolean }) => {
  const { t } = useTranslation('tenders');
  const send = useSend(answerParticipation);
  const { id } = own;
  const isChange = own.written !== null;
  const state = useResourceForm({
    schema: Line,
    values: lineOf(own),
    check: ({ written, least }) => ({
      written: written > maxOf.share ? t('signing.tooMuch') : undefined,
      least:
        least === null
          ? undefined
          : least > maxOf.share
            ? t('signing.tooMuch')
            : least > written
              ? t('signing.leastAbove')
              : undefined,
    }),
    submit: async (changed) => {
      const { version: seen, written, least } = state.form.getValues() as Line;
      const { data } = await send.mutateAsync({
        params: { id },
        body: { version: changed.version ?? seen, written, least },
      });
      return lineOf(data);
    },
    savedText: () => t('ownQuote.lineSent'),
    reload: async () => lineOf((await api(getParticipation, { params: { id } })).data),
  });
  if (isClosed && !state.isDirty) return null;
  return (
    <Part title={t('ownQuote.line')}>
      <FormScope state={state}>
        <FormFrame
          state={state}
          refusedTitle={t('ownQuote.notSent')}
          className="rounded-3 border-line flex flex-col gap-4 border p-4"
        >
          <p className="text-ink-2 text-pretty">{t('ownQuote.lineText')}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            <PercentField<Line>
              parts={100}
              name="written"
              label={t('signing.written')}
              hint={<LineAmount tender={tender} />}
            />
            <PercentField<Line>
              parts={100}
              name="least"
              label={t('signing.least')}
              hint={t('signing.leastHint')}
              optional
            />
          </div>
          <div>
            <Button
              type="submit"
              variant="primary"
              busy={state.busy}
              disabled={isClosed || (isChange && !state.isDirty)}
            >
              {t(isChange ? 'ownQuote.lineChange' : 'ownQuote.lineSend')}
            </Button>
          </div>
        </FormFrame>
      </FormScope>
    </Part>
  );
};

const LineAmount = ({ tender }: { tender: Tender }) => {
  const { t } = useTranslation('tenders');
  const written = share.safeParse(useWatch<Line, 'written'>({ name: 'written' })).data;
  if (written === undefined) return t('ownQuote.lineHint');
  return t('ownQuote.lineAmount', { amount: amountOf(partOf(layerIn(tender), written), tender.currency) });
};
