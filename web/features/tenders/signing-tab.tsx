import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { get, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { id, integer, version } from '#shared/contracts/fields.ts';
import {
  getTender,
  listParticipations,
  type Participation,
  share,
  signTenderLines,
  type Tender,
} from '#shared/contracts/tenders.ts';
import { partOf, placedMoney } from '#shared/domain/tenders/bids.ts';
import { signDown } from '#shared/domain/tenders/lines.ts';
import { maxOf, valuesIn } from '#shared/domain/tenders/sections.ts';
import { api } from '../../api/client.ts';
import { useMay } from '../../api/me.ts';
import { useSend } from '../../api/query.ts';
import { PercentField, useField } from '../../kit/form/fields.tsx';
import { FormFrame, FormScope } from '../../kit/form/form-frame.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { Broken } from '../../kit/parts/broken.tsx';
import { useAsk } from '../../kit/parts/use-ask.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { deviceMoment } from '../../ui/device-time.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { controlClass } from '../../ui/field.tsx';
import { useWide } from '../../ui/media.ts';
import { amountOf, percentOf, shareOf } from './amount.ts';
import { LinesDrawing, lineColour } from './lines-drawing.tsx';
import { layerIn, sectionsOf } from './of-tender.ts';
import { Facts, Part, TabLayout, Waiting } from './tab-layout.tsx';
import { participationsOf, useParticipations } from './use-participations.ts';

/** The written lines against the order, and what is signed of each. A performer reads its own line only. */
export default function SigningTab({ tender }: { tender: Tender }) {
  return tender.is_owner ? <OfOwner tender={tender} /> : <OwnLine tender={tender} />;
}

const OwnLine = ({ tender }: { tender: Tender }) => {
  const { t } = useTranslation('tenders');
  const [line] = tender.signing?.lines ?? [];
  const { currency, terms } = tender;
  if (!tender.signing || !line)
    return (
      <TabLayout>
        <EmptyState kind="start" title={t('signing.notSigned')}>
          {t('signing.ownText')}
        </EmptyState>
      </TabLayout>
    );
  const { amount, premium } = placedMoney(layerIn(tender), [line.signed], terms?.tariff_percent.value ?? null);
  return (
    <TabLayout>
      <Part title={t('signing.own')} end={deviceMoment(tender.signing.at)}>
        <div className="rounded-3 border-line max-w-120 border p-4">
          <Facts
            facts={[
              [t('signing.order'), shareOf(tender.signing.order)],
              [t('signing.written'), shareOf(line.written)],
              ...(line.least === null ? [] : [[t('signing.least'), shareOf(line.least)] as const]),
              [t('signing.signed'), shareOf(line.signed)],
              [t('signing.signedAmount'), amountOf(amount, currency)],
              ...(premium === null ? [] : [[t('signing.premium'), amountOf(premium, currency)] as const]),
            ]}
          />
        </div>
      </Part>
    </TabLayout>
  );
};

const OfOwner = ({ tender }: { tender: Tender }) => {
  const { t } = useTranslation('tenders');
  const answer = useParticipations(tender);
  const quoted = answer.data?.data.filter(({ active }) => active);
  if (!quoted || tender.opened_at === null || quoted.length === 0)
    return (
      <TabLayout>
        {tender.opened_at === null || quoted ? (
          <EmptyState kind="start" title={t('signing.none')}>
            {t(tender.opened_at === null ? 'signing.sealedText' : 'signing.noneText')}
          </EmptyState>
        ) : answer.error ? (
          <Broken error={answer.error} onRetry={answer.refetch} as="banner" />
        ) : (
          <Waiting />
        )}
      </TabLayout>
    );
  // While participants write their lines nobody types here, so the newest ones are shown.
  const lines = quoted.map(({ id: participation, written, least }) => [participation, written, least].join(' '));
  return <Signing key={tender.status === 'processing' ? 'typed' : lines.join('; ')} tender={tender} quoted={quoted} />;
};

const Line = z.strictObject({ participation_id: id, written: share });
const Lines = z.strictObject({ version, order: integer(1, maxOf.share), lines: z.array(Line) });
type Lines = z.input<typeof Lines>;

/** The signed lines, or what the participants have written: 0 of those without a line. */
const linesOf = (tender: Tender, quoted: readonly Participation[]): Lines => ({
  version: tender.version,
  order: tender.signing?.order ?? valuesIn(sectionsOf(tender), 8).order ?? maxOf.share,
  lines: quoted.map(({ id: participation_id, written }) => {
    const signed = tender.signing?.lines.find((one) => one.participation_id === participation_id);
    // Once they are signed, a participant that is not among them has no line.
    return { participation_id, written: (tender.signing ? signed?.written : written) ?? 0 };
  }),
});

type Shown = { tender: Tender; quoted: readonly Participation[] };

const Signing = ({ tender, quoted }: Shown) => {
  const { t } = useTranslation('tenders');
  const signs = useMay('tender.write') && tender.status === 'processing';
  const send = useSend(signTenderLines);
  const { ask, question } = useAsk();
  // The participants of the first render: the rows of the form stay in their order.
  const [rows, setRows] = useState(quoted);
  const state = useResourceForm({
    schema: Lines,
    values: linesOf(tender, rows),
    ...(!signs && { editable: [] }),
    check: ({ order, lines }) => ({
      order: order > maxOf.share ? t('signing.tooMuch') : undefined,
      ...Object.fromEntries(
        lines.flatMap(({ written }, nth) => {
          const most = rows[nth]?.written ?? 0;
          return written > most
            ? [[`lines.${nth}.written`, t('signing.aboveWritten', { share: shareOf(most) })] as const]
            : [];
        }),
      ),
      // Without any line the request would take the signing back.
      ...(lines.every(({ written }) => written === 0) && { 'lines.0.written': t('signing.noLines') }),
    }),
    submit: async (changed) => {
      const { version: seen, order, lines } = state.form.getValues() as Lines;
      const { data } = await send.mutateAsync({
        params: { id: tender.id },
        body: { version: changed.version ?? seen, order, lines: lines.filter(({ written }) => written > 0) },
      });
      return linesOf(data, rows);
    },
    savedText: () => t('signing.done'),
    reload: async () => {
      const [newer, participations] = await Promise.all([
        api(getTender, { params: { id: tender.id } }),
        api(listParticipations, participationsOf(tender.id)),
      ]);
      const active = participations.data.filter((one) => one.active);
      setRows(active);
      return linesOf(newer.data, active);
    },
  });
  const takeBack = () =>
    ask({
      danger: true,
      title: t('signing.back.title'),
      text: t('signing.back.text'),
      confirm: t('signing.back.confirm'),
      keep: t('signing.back.keep'),
      act: () =>
        send.mutateAsync({
          params: { id: tender.id },
          body: { version: tender.version, order: tender.signing?.order ?? maxOf.share, lines: [] },
        }),
      done: t('signing.back.done'),
    });
  return (
    <FormScope state={state}>
      <TabLayout aside={<Sums tender={tender} rows={rows} signs={signs} />}>
        <FormFrame state={state} refusedTitle={t('signing.refused')} className="flex flex-col gap-6">
          <Drawn rows={rows} />
          <LineRows tender={tender} rows={rows} signs={signs} />
          {signs ? (
            <div className="flex flex-wrap items-center gap-2">
              <Button type="submit" variant="primary" busy={state.busy} disabled={!!tender.signing && !state.isDirty}>
                {t(tender.signing ? 'signing.again' : 'signing.sign')}
              </Button>
              {state.isDirty && <Button onClick={state.discard}>{t('signing.asWritten')}</Button>}
              {tender.signing && (
                <Button variant="danger-quiet" onClick={takeBack}>
                  {t('signing.back.confirm')}
                </Button>
              )}
            </div>
          ) : (
            <p className="text-ink-2 text-pretty">
              {t(tender.signing || tender.status !== 'placement' ? 'signing.closed' : 'signing.inPlacement')}
            </p>
          )}
        </FormFrame>
        {question}
      </TabLayout>
    </FormScope>
  );
};

const safe = (value: unknown): number => share.safeParse(value).data ?? 0;

/** What the typed lines come to. */
const useComputed = (rows: readonly Participation[]) => {
  const [typed, typedOrder] = useWatch<Lines, ['lines', 'order']>({ name: ['lines', 'order'] });
  const order = safe(typedOrder);
  const lines = typed.map(({ participation_id, written }) => ({
    id: participation_id,
    written: safe(written),
    least: rows.find((one) => one.id === participation_id)?.least ?? null,
  }));
  return {
    order,
    ...signDown(
      lines.filter(({ written }) => written > 0),
      order,
    ),
  };
};

const Drawn = ({ rows }: { rows: readonly Participation[] }) => {
  const { t } = useTranslation('tenders');
  const { order, written, signed, lines } = useComputed(rows);
  const drawn = rows.flatMap(({ id: participation, company }) => {
    const line = lines.find((one) => one.id === participation);
    return [{ id: participation, name: company.name, written: line?.written ?? 0, signed: line?.signed ?? 0 }];
  });
  return (
    <Part
      title={t('signing.title')}
      end={written > order && t('signing.formula', { order: shareOf(order), written: shareOf(written) })}
    >
      <LinesDrawing lines={drawn} order={order} written={written} signed={signed} />
    </Part>
  );
};

type RowsProps = { tender: Tender; rows: readonly Participation[]; signs: boolean };

const LineRows = ({ tender, rows, signs }: RowsProps) => {
  const { t } = useTranslation('tenders');
  const wide = useWide('lg');
  const computed = useComputed(rows);
  const layer = layerIn(tender);
  const { currency, terms } = tender;
  const lines = rows.map((one) => computed.lines.find((other) => other.id === one.id));
  const placed = placedMoney(
    layer,
    lines.map((line) => line?.signed ?? 0),
    terms?.tariff_percent.value ?? null,
  );
  const premium = (amount: number | null | undefined) =>
    typeof amount === 'number' ? amountOf(amount, currency) : '—';
  const each = rows.map((one, nth) => {
    const line = lines[nth];
    return {
      one,
      nth,
      written: amountOf(partOf(layer, line?.written ?? 0), currency),
      signed: shareOf(line?.signed ?? 0),
      amount: amountOf(placed.lines[nth]?.amount ?? 0, currency),
      premium: premium(placed.lines[nth]?.premium),
      isOut: computed.left_out.includes(one.id),
    };
  });
  const total = {
    written: shareOf(computed.written),
    writtenAmount: amountOf(
      lines.reduce((sum, line) => sum + partOf(layer, line?.written ?? 0), 0),
      currency,
    ),
    signed: shareOf(computed.signed),
    amount: amountOf(placed.amount, currency),
    premium: premium(placed.premium),
  };
  const inputOf = (nth: number, name: string) => (
    <LineInput name={`lines.${nth}.written`} label={t('signing.writtenOf', { name })} locked={!signs} />
  );
  const leastOf = ({ least }: Participation) => (least === null ? '—' : shareOf(least));
  if (!wide)
    return (
      <ul className="rounded-3 border-line divide-line divide-y border">
        {each.map(({ one, nth, signed, amount, premium: own, isOut }) => (
          <li key={one.id} className="flex flex-col gap-2 px-3.5 py-2.5">
            <p className="flex items-baseline gap-2">
              <Name nth={nth} name={one.company.name} />
              <b className="figures ml-auto font-semibold">{signed}</b>
            </p>
            {isOut && <p className="text-12 text-warning-text">{t('signing.leftOut')}</p>}
            <p className="text-ink-2 flex flex-wrap justify-between gap-x-3 tabular-nums">
              <span>{amount}</span>
              <span>{t('signing.premiumOf', { premium: own })}</span>
            </p>
            <div className="grid grid-cols-2 gap-3">
              <Labelled label={t('signing.columns.written')}>{inputOf(nth, one.company.name)}</Labelled>
              <Labelled label={t('signing.columns.least')}>
                <span className="figures inline-block py-2">{leastOf(one)}</span>
              </Labelled>
            </div>
          </li>
        ))}
        <li className="bg-sunken rounded-b-3 flex flex-col gap-1 px-3.5 py-2.5 font-semibold tabular-nums">
          <p className="flex justify-between gap-3">
            <span>{t('signing.total')}</span>
            <span>{total.signed}</span>
          </p>
          <p className="text-ink-2 flex flex-wrap justify-between gap-x-3 font-medium">
            <span>{total.amount}</span>
            <span>{t('signing.premiumOf', { premium: total.premium })}</span>
          </p>
        </li>
      </ul>
    );
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be operable by keyboard */}
      <div tabIndex={0} className="rounded-3 border-line quiet-scroll overflow-x-auto border">
        <table className="w-full border-separate border-spacing-0">
          <thead className="text-12 text-ink-3 bg-sunken">
            <tr>
              <th scope="col" className="h-row-head px-4 text-left font-medium">
                {t('signing.columns.participant')}
              </th>
              {(['written', 'least', 'writtenAmount', 'signed', 'signedAmount', 'premium'] as const).map((column) => (
                <th key={column} scope="col" className="px-3 text-right font-medium whitespace-nowrap">
                  {t(`signing.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {each.map(({ one, nth, written, signed, amount, premium: own, isOut }) => {
              return (
                <tr key={one.id}>
                  <th scope="row" className="border-line border-t px-4 py-1.5 text-left font-medium">
                    <Name nth={nth} name={one.company.name} />
                    {isOut && <span className="text-12 text-warning-text block">{t('signing.leftOut')}</span>}
                  </th>
                  <Cell>{inputOf(nth, one.company.name)}</Cell>
                  <Cell className="text-ink-2">{leastOf(one)}</Cell>
                  <Cell className="text-ink-2">{written}</Cell>
                  <Cell className="font-semibold">{signed}</Cell>
                  <Cell>{amount}</Cell>
                  <Cell>{own}</Cell>
                </tr>
              );
            })}
          </tbody>
          <tfoot className="bg-sunken font-semibold">
            <tr>
              <th scope="row" className="border-line-strong border-t px-4 py-2 text-left font-semibold">
                {t('signing.total')}
              </th>
              <Cell className={cx(computed.written > computed.order && 'text-warning-text')}>{total.written}</Cell>
              <Cell>{null}</Cell>
              <Cell>{total.writtenAmount}</Cell>
              <Cell className={cx(computed.unplaced === 0 && 'text-success-text')}>
                {computed.unplaced === 0 && <Check aria-hidden className="mr-1 inline-block size-3.5 align-[-2px]" />}
                {total.signed}
              </Cell>
              <Cell>{total.amount}</Cell>
              <Cell>{total.premium}</Cell>
            </tr>
          </tfoot>
        </table>
      </div>
      <p className="text-12 text-ink-3 mt-2 text-pretty">{t('signing.rounded')}</p>
    </div>
  );
};

const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <span aria-hidden className="text-12 text-ink-2 mb-1 block">
      {label}
    </span>
    {children}
  </div>
);

const Name = ({ nth, name }: { nth: number; name: string }) => (
  <span className="flex min-w-0 items-center gap-2">
    <i
      aria-hidden
      className="border-line-strong rounded-1 size-3 flex-none border"
      style={{ background: lineColour(nth) }}
    />
    <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
  </span>
);

const Cell = ({ className, children }: { className?: string; children: ReactNode }) => (
  <td className={cx('border-line figures border-t px-3 py-1.5 text-right align-middle', className)}>{children}</td>
);

const write = (value: number) => (value / 100).toFixed(2).replace('.', ',');

/** A share in a row of the table, which labels it by its column. An empty one is 0. */
const LineInput = ({ name, label, locked }: { name: string; label: string; locked: boolean }) => {
  const text = (value: unknown) => (typeof value === 'number' ? shareOf(value) : '—');
  const { field } = useField(name, { label, text });
  const current: unknown = field.value;
  const { onChange, onBlur, ref } = field;
  const found = get(useFormState({ name, exact: true }).errors, name) as { message?: string } | undefined;
  const error = found?.message;
  const [typed, setTyped] = useState<{ text: string; value: unknown } | null>(null);
  const shown = typeof current === 'number' && !Number.isNaN(current) ? write(current) : '';
  const errorId = `${name}-error`;
  return (
    <>
      <input
        ref={ref}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        inputMode="decimal"
        readOnly={locked}
        value={typed && Object.is(typed.value, current) ? typed.text : shown}
        onChange={(event) => {
          const digits = event.target.value.replaceAll(/\s/g, '').replace(',', '.');
          const value = digits === '' ? 0 : Math.round(Number(digits) * 100);
          setTyped({ text: event.target.value, value });
          onChange(value);
        }}
        onBlur={() => {
          if (!Number.isNaN(current)) setTyped(null);
          onBlur();
        }}
        className={cx(
          controlClass,
          'ml-auto w-24! text-right tabular-nums max-lg:w-full!',
          locked && 'border-line! bg-sunken!',
        )}
      />
      {error && (
        <p
          id={errorId}
          className="text-12 text-danger-text mt-1 max-w-40 text-right whitespace-normal max-lg:text-left"
        >
          {error}
        </p>
      )}
    </>
  );
};

const Sums = ({ tender, rows, signs }: RowsProps) => {
  const { t } = useTranslation('tenders');
  const { order, written, signed, kept, unplaced } = useComputed(rows);
  const sums = [
    ['written', written],
    ['signed', signed],
    ['kept', kept],
    ['unplaced', unplaced],
  ] as const;
  return (
    <>
      {signs ? (
        <PercentField<Lines> parts={100} name="order" label={t('signing.order')} hint={t('signing.orderHint')} />
      ) : (
        <Facts facts={[[t('signing.order'), shareOf(order)]]} />
      )}
      <dl className="rounded-3 border-line bg-surface grid grid-cols-2 border">
        {sums.map(([sum, value], nth) => (
          <div
            key={sum}
            className={cx('border-line px-3.5 py-2.5', nth > 1 && 'border-t', nth % 2 === 1 && 'border-l')}
          >
            <dt className="text-12 text-ink-2">{t(`signing.sums.${sum}`)}</dt>
            <dd className="text-16 font-semibold tabular-nums">{shareOf(value)}</dd>
          </div>
        ))}
      </dl>
      {tender.terms && (
        <Facts
          facts={[
            [t('compare.rows.tariff_percent'), percentOf(tender.terms.tariff_percent.value)],
            [t('compare.rows.franchise'), amountOf(tender.terms.franchise.value, tender.currency)],
          ]}
        />
      )}
      {tender.signing ? (
        <Banner tone="success" title={t('signing.isSigned')}>
          {t('signing.isSignedText', { time: deviceMoment(tender.signing.at) })}
        </Banner>
      ) : (
        <Banner tone="info" title={t('signing.notSigned')}>
          {t('signing.notSignedText')}
        </Banner>
      )}
    </>
  );
};
