import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type Contact, listShiftLog, type Shift } from '#shared/contracts/shifts.ts';
import { shiftNumber } from '#shared/domain/shifts/search.ts';
import { useMay } from '../../../api/me.ts';
import { useGet } from '../../../api/query.ts';
import { ChargeLines } from '../../../domain/hours/pay-lines.tsx';
import { ContactLinks } from '../../../domain/shifts/contact-links.tsx';
import { paths } from '../../../paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { money, moment } from '../../../ui/format.ts';
import { usePunchText } from './punched.tsx';

/** The worker, both companies, the author of the order and the rate. */
export const Facts = ({ shift }: { shift: Shift }) => {
  const { t } = useTranslation('shifts');
  const mayOpenStore = useMay('store.read');
  const punchText = usePunchText();
  const params = { id: shift.id };
  const { data: newest } = useGet(listShiftLog, { params, query: { per_page: '1' } });
  // The first entry of a log is on its last page.
  const { data: first } = useGet(
    listShiftLog,
    { params, query: { per_page: '1', page: String(newest?.total) } },
    { enabled: newest !== undefined && newest.total > 0 },
  );
  const call = (who: Contact['who'], names = false) => (
    <ContactLinks contacts={(shift.contacts ?? []).filter((contact) => contact.who === who)} names={names} />
  );
  const orderer = first?.data.find(({ kind }) => kind === 'created')?.by;
  return (
    <>
      <section aria-labelledby="worker">
        <h2 id="worker" className="text-14 mb-3 font-semibold">
          {t('view.worker')}
        </h2>
        {shift.staff ? (
          <div className="flex items-center gap-3">
            <Avatar name={shift.staff.fio} size="lg" />
            <div className="min-w-0">
              <p className="font-medium">{shift.staff.fio}</p>
              <p className="text-12 text-ink-3">{shift.category.name}</p>
              {call('worker')}
            </div>
          </div>
        ) : (
          <p className="text-ink-3">{t('view.nobody')}</p>
        )}
      </section>
      <dl className="grid grid-cols-[108px_minmax(0,1fr)] gap-x-3 gap-y-2">
        <Fact label={t('view.facts.number')}>{shiftNumber(shift.id)}</Fact>
        <Fact label={t('view.facts.customer')}>{shift.customer.name}</Fact>
        <Fact label={t('view.facts.performer')} more={call('performer', shift.vendor === null)}>
          {shift.vendor?.name ??
            t(shift.flags.includes('offered_to_nobody') ? 'view.facts.noPerformer' : 'view.facts.anyPerformer')}
        </Fact>
        <Fact
          label={t('view.facts.store')}
          more={
            <>
              <span className="block">{shift.store.address}</span>
              {call('store')}
            </>
          }
        >
          {mayOpenStore ? (
            <Link to={paths.stores.edit(shift.store.id)} className={factLink}>
              {shift.store.name}
            </Link>
          ) : (
            shift.store.name
          )}
        </Fact>
        <Fact label={t('view.facts.ordered')} more={moment(shift.created_at, shift.store.time_zone)}>
          {orderer?.fio}
        </Fact>
        <Fact label={t('view.facts.rate')}>{t('order.rate', { rate: money(shift.hourly_rate) })}</Fact>
        {(['start', 'end'] as const).map((action) => {
          const facts = shift.punched[action];
          const text = facts && punchText(facts, shift.store.time_zone);
          return (
            text && (
              <Fact key={action} label={t(`view.figures.${action}`)}>
                {text}
              </Fact>
            )
          );
        })}
        {shift.comment && <Fact label={t('view.facts.comment')}>{shift.comment}</Fact>}
      </dl>
      {shift.charge?.expected && (
        <section aria-label={t('order.cost')}>
          <ChargeLines {...shift.charge} title={t('order.cost')} />
        </section>
      )}
    </>
  );
};

/** At least 24 px high, 40 px for touch, without moving the lines around it. */
const factLink =
  '-my-0.5 inline-block py-0.5 pointer-coarse:-my-2.5 pointer-coarse:py-2.5 font-medium text-primary-text underline-offset-3 hover:underline';

const Fact = ({ label, more, children }: { label: string; more?: ReactNode; children: ReactNode }) => (
  <>
    <dt className="text-ink-3">{label}</dt>
    <dd className="min-w-0 wrap-anywhere">
      {children}
      {more && <span className="text-ink-3 block tabular-nums">{more}</span>}
    </dd>
  </>
);
