import { Bell, CircleSlash, LockOpen, type LucideIcon, Trash2, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Participation, remindParticipants, removeParticipant, type Tender } from '#shared/contracts/tenders.ts';
import { isAwaited } from '#shared/domain/tenders/participation.ts';
import { useMay } from '../../api/me.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useSend } from '../../api/query.ts';
import { Broken } from '../../kit/parts/broken.tsx';
import { useAsk } from '../../kit/parts/use-ask.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { productTimeZone } from '../../ui/days.ts';
import { deviceMoment } from '../../ui/device-time.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { dayAndTime } from '../../ui/format.ts';
import { useWide } from '../../ui/media.ts';
import { snack } from '../../ui/snackbars.tsx';
import { amountOf, percentOf, shareOf } from './amount.ts';
import { AnswerTag } from './answer-tag.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { isSealed } from './of-tender.ts';
import { Hatched, SealedBox } from './sealed-box.tsx';
import { Part, TabLayout, Waiting } from './tab-layout.tsx';
import { useParticipations } from './use-participations.ts';

const beforeOpening: readonly Tender['status'][] = ['cart', 'new', 'formation', 'needs_clarification', 'quotation'];

/** Who takes part and has answered: sealed until the deadline, then with the terms. */
export default function QuotesTab({ tender }: { tender: Tender }) {
  const { t } = useTranslation('tenders');
  const answer = useParticipations(tender);
  const [isInviting, setIsInviting] = useState(false);
  const writes = useMay('tender.write');
  const changes = writes && tender.opened_at === null && beforeOpening.includes(tender.status);
  const participations = answer.data?.data;
  const invite = changes && (
    <Button icon={UserPlus} onClick={() => setIsInviting(true)}>
      {t('quotes.invite.open')}
    </Button>
  );
  return (
    <TabLayout aside={<Explained tender={tender} />}>
      {isSealed(tender) && tender.deadline && <SealedBox deadline={tender.deadline} text={t('quotes.nobody')} />}
      <Part
        title={t('quotes.participants')}
        end={
          <>
            {participations && <Counts participations={participations} />}
            {participations && writes && <Reminder tender={tender} participations={participations} />}
            {participations && participations.length > 0 && invite}
          </>
        }
      >
        {answer.error && !participations && <Broken error={answer.error} onRetry={answer.refetch} as="banner" />}
        {!answer.error && !participations && <Waiting />}
        {participations?.length === 0 && (
          <EmptyState kind="start" title={t('quotes.none')} actions={invite}>
            {t(changes ? 'quotes.noneText' : 'quotes.noneThen')}
          </EmptyState>
        )}
        {participations && participations.length > 0 && (
          <Participants tender={tender} participations={participations} changes={changes} />
        )}
      </Part>
      {isInviting && (
        <InviteDialog tender={tender} participations={participations ?? []} onClose={() => setIsInviting(false)} />
      )}
    </TabLayout>
  );
}

const Counts = ({ participations }: { participations: readonly Participation[] }) => {
  const { t } = useTranslation('tenders');
  const of = (state: Participation['state']) => participations.filter((one) => one.state === state).length;
  const kinds = [
    ['quotes', of('quoted')],
    ['declined', of('declined')],
    ['revoked', of('revoked')],
    ['silent', of('invited')],
  ] as const;
  const parts = kinds.flatMap(([kind, count]) => (count > 0 ? [t(`quotes.counts.${kind}`, { count })] : []));
  return <span>{parts.join(', ')}</span>;
};

/** Reminds those who did not answer. */
const Reminder = ({ tender, participations }: { tender: Tender; participations: readonly Participation[] }) => {
  const { t } = useTranslation('tenders');
  const send = useSend(remindParticipants);
  const count = participations.filter(({ state }) => isAwaited(state)).length;
  if (!tender.takes_quotes || count === 0) return null;
  const remind = async () => {
    try {
      const { data } = await send.mutateAsync({ params: { id: tender.id }, body: {} });
      snack({ tone: 'good', text: t('quotes.remind.done', { count: data.reminded }) });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      snack({ tone: 'bad', text: error.message });
    }
  };
  return (
    <Button icon={Bell} busy={send.isPending} onClick={() => void remind()}>
      {t('quotes.remind.button', { count })}
    </Button>
  );
};

type Rows = { tender: Tender; participations: readonly Participation[]; changes: boolean };

const Participants = ({ tender, participations, changes }: Rows) => {
  const { t } = useTranslation('tenders');
  const wide = useWide('md');
  const { ask, question } = useAsk();
  const remove = useSend(removeParticipant);
  const confirmRemoval = ({ id, version, company, state }: Participation) =>
    ask({
      danger: true,
      title: t('quotes.remove.title', { name: company.name }),
      text: t(state === 'quoted' ? 'quotes.remove.textQuoted' : 'quotes.remove.text'),
      confirm: t('quotes.remove.confirm'),
      keep: t('quotes.remove.keep'),
      act: () => remove.mutateAsync({ params: { id }, query: { version: String(version) } }),
      done: t('quotes.remove.done', { name: company.name }),
    });
  const removal = (one: Participation) =>
    changes &&
    one.state !== 'removed' && (
      <IconButton
        icon={Trash2}
        size="sm"
        label={t('quotes.remove.of', { name: one.company.name })}
        onClick={() => confirmRemoval(one)}
      />
    );
  const Shown = wide ? Table : List;
  return (
    <>
      <Shown tender={tender} participations={participations} removal={removal} />
      {question}
    </>
  );
};

type Shown = Omit<Rows, 'changes'> & { removal: (one: Participation) => ReactNode };

/** What stands in place of the terms of somebody who has none. */
const useInsteadOfTerms = (tender: Tender) => {
  const { t } = useTranslation('tenders');
  return ({ state, reason }: Participation): string => {
    if (reason) return t('quotes.reason', { reason });
    if (state === 'invited' || state === 'revoked')
      return isSealed(tender) && tender.deadline
        ? t('quotes.hasUntil', { time: dayAndTime(tender.deadline, productTimeZone) })
        : t(tender.opened_at === null ? 'quotes.later' : 'quotes.late');
    return '';
  };
};

const Table = ({ tender, participations, removal }: Shown) => {
  const { t } = useTranslation('tenders');
  const sealed = tender.opened_at === null;
  const insteadOfTerms = useInsteadOfTerms(tender);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be operable by keyboard
    <div tabIndex={0} className="rounded-3 border-line quiet-scroll overflow-x-auto border">
      <table className="w-full border-separate border-spacing-0">
        <thead className="text-12 text-ink-3 bg-sunken">
          <tr>
            <Head>{t('quotes.columns.participant')}</Head>
            <Head>{t('quotes.columns.answer')}</Head>
            <Head>{t('quotes.columns.changed')}</Head>
            <Head isNumber={!sealed}>{t('quotes.columns.sum')}</Head>
            <Head isNumber={!sealed}>{t('quotes.columns.franchise')}</Head>
            <Head isNumber={!sealed}>{t('quotes.columns.tariff')}</Head>
            <th scope="col">
              <span className="sr-only">{t('quotes.columns.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {participations.map((one) => (
            <tr key={one.id} className={cx((one.state === 'declined' || one.state === 'removed') && 'text-ink-2')}>
              <th scope="row" className="border-line border-t px-4 py-2 text-left font-medium">
                <span className="flex min-w-36 items-center gap-2.5">
                  <Avatar company name={one.company.name} />
                  <span className="min-w-0 wrap-anywhere">{one.company.name}</span>
                </span>
              </th>
              <Cell>
                <AnswerTag state={one.state} sealed={sealed} />
              </Cell>
              <Cell>
                <span className="text-ink-2 figures">{deviceMoment(one.answered_at ?? one.invited_at)}</span>
                {one.revision > 0 && (
                  <span className="text-12 text-ink-2 block">
                    {t('quotes.columns.sent')} {t('quotes.times', { times: one.revision })}
                  </span>
                )}
              </Cell>
              {one.state === 'quoted' ? (
                <Terms tender={tender} one={one} />
              ) : (
                <td colSpan={3} className="border-line text-ink-2 border-t px-4 py-2 text-pretty wrap-anywhere">
                  {insteadOfTerms(one)}
                </td>
              )}
              <td className="border-line border-t px-2 text-right">{removal(one)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Terms = ({ tender: { currency, deadline }, one }: { tender: Tender; one: Participation }) => {
  const values = [
    one.sum === null ? null : amountOf(one.sum, currency),
    one.franchise === null ? null : amountOf(one.franchise, currency),
    one.tariff_percent === null ? null : percentOf(one.tariff_percent),
  ];
  return values.map((text, nth) => (
    <Cell key={nth} isNumber={text !== null}>
      {text ?? (deadline && <Hatched until={deadline} />)}
      {nth === 0 && one.share !== null && <span className="text-12 text-ink-2 block">{shareOf(one.share)}</span>}
    </Cell>
  ));
};

const Head = ({ isNumber = false, children }: { isNumber?: boolean; children: ReactNode }) => (
  <th
    scope="col"
    className={cx('h-row-head px-4 font-medium whitespace-nowrap', isNumber ? 'text-right' : 'text-left')}
  >
    {children}
  </th>
);
const Cell = ({ isNumber = false, children }: { isNumber?: boolean; children: ReactNode }) => (
  <td className={cx('border-line border-t px-4 py-2 whitespace-nowrap', isNumber && 'figures text-right')}>
    {children}
  </td>
);

const List = ({ tender, participations, removal }: Shown) => {
  const { t } = useTranslation('tenders');
  const { currency, opened_at } = tender;
  const insteadOfTerms = useInsteadOfTerms(tender);
  return (
    <ul className="rounded-3 border-line divide-line divide-y border">
      {participations.map((one) => (
        <li key={one.id} className="flex flex-col gap-1 px-3.5 py-2.5">
          <div className="flex flex-wrap items-center gap-2">
            <Avatar company name={one.company.name} />
            <b className="min-w-0 flex-1 basis-32 font-medium wrap-anywhere">{one.company.name}</b>
            <AnswerTag state={one.state} sealed={opened_at === null} />
          </div>
          <div className="flex items-center gap-2">
            <p className="text-ink-2 flex-1 tabular-nums">
              {t('quotes.changedAt', { time: deviceMoment(one.answered_at ?? one.invited_at) })}
              {one.revision > 0 && ` · ${t('quotes.times', { times: one.revision })}`}
            </p>
            {removal(one)}
          </div>
          {one.sum !== null && one.franchise !== null && one.tariff_percent !== null ? (
            <dl className="grid grid-cols-[auto_1fr] gap-x-3">
              <dt className="text-ink-2">{t('quotes.columns.sum')}</dt>
              <dd className="figures text-right">{amountOf(one.sum, currency)}</dd>
              <dt className="text-ink-2">{t('quotes.columns.franchise')}</dt>
              <dd className="figures text-right">{amountOf(one.franchise, currency)}</dd>
              <dt className="text-ink-2">{t('quotes.columns.tariff')}</dt>
              <dd className="figures text-right">{percentOf(one.tariff_percent)}</dd>
            </dl>
          ) : (
            one.state !== 'quoted' && <p className="text-ink-2 text-pretty wrap-anywhere">{insteadOfTerms(one)}</p>
          )}
        </li>
      ))}
    </ul>
  );
};

/** Who reads what, and what the deadline changes. */
const Explained = ({ tender }: { tender: Tender }) => {
  const { t } = useTranslation('tenders');
  const sees = tender.opened_at === null ? 'sealed' : 'opened';
  return (
    <>
      <Part title={t('quotes.who.title')}>
        <dl className="flex flex-col gap-3">
          {(['you', 'participant', 'platform'] as const).map((who) => (
            <div key={who}>
              <dt className="font-medium">{t(`quotes.who.${who}`)}</dt>
              <dd className="text-ink-2 text-pretty">{t(`quotes.who.${sees}.${who}`)}</dd>
            </div>
          ))}
        </dl>
      </Part>
      {tender.opened_at === null ? (
        <Part title={t('quotes.afterwards.title')}>
          <ul className="flex flex-col gap-4">
            <Then icon={LockOpen} text={t('quotes.afterwards.open')} note={t('quotes.afterwards.openNote')} />
            <Then icon={CircleSlash} text={t('quotes.afterwards.silent')} note={t('quotes.afterwards.silentNote')} />
          </ul>
        </Part>
      ) : (
        <Part title={t('quotes.opened')}>
          <p className="text-ink-2 text-pretty tabular-nums">
            {t('quotes.openedAt', { time: deviceMoment(tender.opened_at) })}
          </p>
        </Part>
      )}
    </>
  );
};

const Then = ({ icon: Icon, text, note }: { icon: LucideIcon; text: string; note: string }) => (
  <li className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-2.5">
    <span aria-hidden className="bg-press text-ink-2 grid size-5 place-items-center rounded-full [&>svg]:size-3">
      <Icon />
    </span>
    <div>
      <p className="font-medium text-pretty">{text}</p>
      <p className="text-12 text-ink-2 text-pretty">{note}</p>
    </div>
  </li>
);
