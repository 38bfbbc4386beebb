import { Clock, LogIn, MapPin, PackageCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { Answer } from '#shared/contracts/endpoint.ts';
import { storeCode } from '#shared/contracts/store-code.ts';
import { getPublicStore } from '#shared/contracts/stores.ts';
import { may } from '#shared/domain/access.ts';
import { hoursText } from '#shared/domain/stores/hours-text.ts';
import { openState, weekdayOf, weekdays } from '#shared/domain/stores/schedule.ts';
import { useRole } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { rememberDoor } from '../../domain/stores/door-code.ts';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { paths } from '../../paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { clock, dayName, dayOf, namedDay } from '../../ui/format.ts';
import { useNow } from '../../ui/now.ts';
import { Body, Page } from '../../ui/page.tsx';
import { Tag } from '../../ui/pill.tsx';
import { snack } from '../../ui/snackbars.tsx';

type Store = Answer<typeof getPublicStore>['data'];

/** The public page of a store, opened from its QR code. */
export default function StoreView() {
  const { id = '' } = useParams();
  const { t } = useTranslation('guest');
  const code = useCode();
  const store = useGet(getPublicStore, { params: { id }, query: code === null ? {} : { code } });
  const isAtDoor = useWorkersDoor(id, { store: store.data?.data, isUnanswered: store.error?.code === 'network' });
  if (isAtDoor)
    return (
      <Page title={t('store.title')}>
        <Body>
          <Parts />
        </Body>
      </Page>
    );
  if (store.error?.code === 'not-found')
    return (
      <Page title={t('store.title')}>
        <Body>
          <EmptyState kind="search" title={t('store.missing')}>
            {t('store.missingText')}
          </EmptyState>
        </Body>
      </Page>
    );
  return (
    <Loaded title={t('store.title')} answer={store} placeholder={<Parts />}>
      {({ data }) => <OneStore store={data} />}
    </Loaded>
  );
}

/** The code of the poster that was scanned. A longer one is none. */
const useCode = (): string | null => {
  const [search] = useSearchParams();
  return search.get('code')?.slice(0, 64) || null;
};

/**
 * Leads a worker who scanned the code at the door to their day, where the next punches carry it. Without a network the
 * code is not verified: the server does that when it gets the punch.
 */
const useWorkersDoor = (
  id: string,
  { store, isUnanswered }: { store: Store | undefined; isUnanswered: boolean },
): boolean => {
  const { t } = useTranslation('guest');
  const navigate = useNavigate();
  const isWorker = useRole() === 'ROLE_VENDOR_STAFF';
  const scanned = storeCode.safeParse(useCode()).data;
  const isAccepted = store ? store.code_valid === true : isUnanswered;
  const code = isWorker && isAccepted ? scanned : undefined;
  const name = store?.name;
  useEffect(() => {
    if (code === undefined) return;
    rememberDoor(id, code, Date.now());
    snack({ tone: 'good', text: name === undefined ? t('store.doorOffline') : t('store.door', { store: name }) });
    void navigate(paths.worker, { replace: true });
  }, [id, code, name, navigate, t]);
  return code !== undefined;
};

const OneStore = ({ store }: { store: Store }) => (
  <Page title={store.name}>
    <Body>
      {store.code_valid === false && <Revoked />}
      <Parts store={store} />
    </Body>
  </Page>
);

const Revoked = () => {
  const { t } = useTranslation('guest');
  return (
    <div className="px-gutter max-w-240 pt-6">
      <Banner tone="warning" title={t('store.revoked')}>
        {t('store.revokedText')}
      </Banner>
    </div>
  );
};

/** The page's parts; while loading, gaps of the same size stand for the store's data, so that nothing moves. */
const Parts = ({ store }: { store?: Store }) => {
  const { id = '' } = useParams();
  const { t } = useTranslation('guest');
  return (
    <div className="px-gutter grid max-w-240 gap-x-14 gap-y-8 py-6 lg:grid-cols-[minmax(0,1fr)_320px]">
      <div className="flex min-w-0 flex-col gap-8">
        <section className="flex flex-col items-start gap-2">
          <h2 className="text-20 tracking-title font-semibold md:hidden">{store?.name ?? <Gap />}</h2>
          <p className="text-16 flex items-start gap-2.5">
            <MapPin className="text-ink-3 mt-1" />
            {store?.address ?? <Gap />}
          </p>
          {store ? (
            <OpenNow store={store} />
          ) : (
            <p className="text-14 flex items-center gap-2.5">
              <Clock className="text-ink-3" />
              <Gap />
            </p>
          )}
          {store?.pickup !== false && (
            <p className="text-14 text-ink-2 flex gap-2.5">
              <PackageCheck className="text-ink-3 mt-0.5" />
              {store ? t('store.pickup') : <Gap />}
            </p>
          )}
          {store ? <MapLink store={store} /> : <Gap />}
        </section>
        {store?.active !== false && (
          <section aria-labelledby="hours" className="max-w-100">
            <h2 id="hours" className="text-14 mb-2 font-semibold">
              {t('store.hours')}
            </h2>
            {store ? <Hours store={store} /> : <HoursGap />}
          </section>
        )}
      </div>
      <WayIn id={id} />
    </div>
  );
};

const MapLink = ({ store: { location, address } }: { store: Store }) => {
  const { t } = useTranslation('guest');
  const place = location ? `${location.lat},${location.lng}` : address;
  return (
    <a
      href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`}
      target="_blank"
      rel="noopener noreferrer"
      className="text-primary-text mt-1 pl-6.5 font-medium hover:underline"
    >
      {t('store.map')}
    </a>
  );
};

/** As high as a line of text. */
const Gap = () => (
  <span aria-hidden className="inline-flex w-45">
    <span className="skeleton my-auto w-full" />
    &nbsp;
  </span>
);
const HoursGap = () => (
  <>
    <div aria-hidden className="rounded-3 border-line border">
      {weekdays.map((weekday) => (
        <div key={weekday} className="border-line px-4 py-2 not-first:border-t">
          <Gap />
        </div>
      ))}
    </div>
    <p className="text-12 mt-2">
      <Gap />
    </p>
  </>
);

/** Day and time in the store's time zone, independent of the reader's. */
const useHereAndNow = ({ time_zone }: Store) => {
  const now = useNow();
  return { today: dayOf(now, time_zone), time: clock(now, time_zone) };
};

const OpenNow = ({ store }: { store: Store }) => {
  const { t } = useTranslation('guest');
  const { today, time } = useHereAndNow(store);
  const state = openState(openingOf(store), today, time);
  if (!store.active)
    return (
      <p className="text-14 flex items-center gap-2.5">
        <Clock className="text-ink-3" />
        <Tag tone="warning">{t('store.inactive')}</Tag>
      </p>
    );
  return (
    <p className="text-14 flex items-center gap-2.5">
      <Clock className="text-ink-3" />
      {state.isOpen ? (
        <Tag tone="success">{state.until ? t('store.open', { time: state.until }) : t('store.openNow')}</Tag>
      ) : (
        <Tag>{state.opens ? t('store.opens', { time: state.opens }) : t('store.closed')}</Tag>
      )}
    </p>
  );
};

/** The server has put the days on which the law closes the store among the exceptions. */
const openingOf = ({ schedule }: Store) => ({ schedule, sales_area_m2: null });

const Hours = ({ store }: { store: Store }) => {
  const { t } = useTranslation('guest');
  const { today } = useHereAndNow(store);
  const coming = store.schedule.exceptions.filter(({ date }) => date >= today);
  return (
    <>
      <dl className="rounded-3 border-line border">
        {weekdays.map((weekday, index) => (
          <HoursRow
            key={weekday}
            // 1 June 2026 is a Monday.
            label={dayName(`2026-06-0${index + 1}`)}
            hours={store.schedule.week[weekday]}
            isToday={weekday === weekdayOf(today)}
          />
        ))}
      </dl>
      {coming.length > 0 && (
        <>
          <h3 className="text-14 mt-5 mb-2 font-semibold">{t('store.exceptions')}</h3>
          <dl className="rounded-3 border-line border">
            {coming.map(({ date, hours }) => (
              <HoursRow key={date} label={namedDay(date)} hours={hours} isToday={date === today} />
            ))}
          </dl>
        </>
      )}
      <p className="text-12 text-ink-3 mt-2">{t('store.zone', { zone: store.time_zone })}</p>
    </>
  );
};

const HoursRow = ({
  label,
  hours,
  isToday,
}: {
  label: string;
  hours: Store['schedule']['week']['mon'];
  isToday: boolean;
}) => {
  const { t } = useTranslation('guest');
  return (
    <div
      className={cx(
        'flex justify-between gap-4 border-line px-4 py-2 not-first:border-t',
        isToday && 'bg-sunken font-medium',
      )}
    >
      <dt className="first-letter:uppercase">{label}</dt>
      <dd className={cx('figures text-right', hours.length === 0 && 'text-ink-3')}>
        {hoursText(hours) || t('store.closedDay')}
      </dd>
    </div>
  );
};

/** Guests sign in and return to this page, which leads workers to their day and managers to the store. */
const WayIn = ({ id }: { id: string }) => {
  const { t } = useTranslation('guest');
  const role = useRole();
  const code = useCode();
  if (role !== null) {
    const isWorker = role === 'ROLE_VENDOR_STAFF';
    return (
      (isWorker || may(role, 'store.read')) && (
        <ButtonLink
          variant={isWorker ? 'primary' : 'plain'}
          to={isWorker ? paths.worker : paths.stores.edit(id)}
          className="self-start lg:justify-self-end"
        >
          {t(isWorker ? 'store.day' : 'store.manage')}
        </ButtonLink>
      )
    );
  }
  const here = code === null ? paths.stores.view(id) : paths.stores.atDoor(id, code);
  return (
    <aside className="rounded-3 bg-sunken self-start p-5">
      <h2 className="text-14 mb-1 font-semibold">{t('store.work')}</h2>
      <p className="text-ink-2 mb-4 text-pretty">{t('store.workText')}</p>
      <ButtonLink icon={LogIn} to={`${paths.signIn}?${new URLSearchParams({ to: here })}`}>
        {t('store.enter')}
      </ButtonLink>
    </aside>
  );
};
