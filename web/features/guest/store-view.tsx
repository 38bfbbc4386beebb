import { Clock, LogIn, MapPin, PackageCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Answer } from '#shared/contracts/endpoint.ts';
import { getPublicStore } from '#shared/contracts/stores.ts';
import { may } from '#shared/domain/access.ts';
import { useRole } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { paths } from '../../paths.ts';
import { Loaded } from '../../resource/loaded.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { clock, dayName, dayOf } from '../../ui/format.ts';
import { Body, Page } from '../../ui/page.tsx';
import { Tag } from '../../ui/pill.tsx';

type Store = Answer<typeof getPublicStore>['data'];

/** The public page of a store, opened from its QR code. */
export default function StoreView() {
  const { id = '' } = useParams();
  const { t } = useTranslation('guest');
  const store = useGet(getPublicStore, { params: { id } });
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
    <Loaded title={t('store.title')} answer={store}>
      {({ data }) => <OneStore store={data} />}
    </Loaded>
  );
}

const OneStore = ({ store }: { store: Store }) => {
  const { t } = useTranslation('guest');
  const { name, address, location, pickup } = store;
  const place = location ? `${location.lat},${location.lng}` : address;
  return (
    <Page title={name}>
      <Body>
        <div className="px-gutter grid max-w-240 gap-x-14 gap-y-8 py-6 lg:grid-cols-[minmax(0,1fr)_320px]">
          <div className="flex min-w-0 flex-col gap-8">
            <section className="flex flex-col items-start gap-2">
              <h2 className="text-20 tracking-title font-semibold md:hidden">{name}</h2>
              <p className="text-16 flex gap-2.5">
                <MapPin className="text-ink-3 mt-1" />
                {address}
              </p>
              <OpenNow store={store} />
              {pickup && (
                <p className="text-14 text-ink-2 flex gap-2.5">
                  <PackageCheck className="text-ink-3 mt-0.5" />
                  {t('store.pickup')}
                </p>
              )}
              <a
                href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`}
                target="_blank"
                rel="noopener noreferrer"
                className="text-primary-text mt-1 pl-6.5 font-medium hover:underline"
              >
                {t('store.map')}
              </a>
            </section>
            <Hours store={store} />
          </div>
          <WayIn id={store.id} />
        </div>
      </Body>
    </Page>
  );
};

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
/** Day and time in the store's time zone, independent of the reader's. */
const hereAndNow = ({ time_zone }: Store) => {
  const now = new Date().toISOString();
  const index = (new Date(dayOf(now, time_zone)).getUTCDay() + 6) % 7;
  return { today: weekdays[index] ?? 'mon', time: clock(now, time_zone) };
};

const OpenNow = ({ store }: { store: Store }) => {
  const { t } = useTranslation('guest');
  const { today, time } = hereAndNow(store);
  const hours = store.working_time[today];
  const open = hours && hours.from <= time && time < hours.to;
  return (
    <p className="text-14 flex items-center gap-2.5">
      <Clock className="text-ink-3" />
      {open ? (
        <Tag tone="success">{t('store.open', { time: hours.to })}</Tag>
      ) : (
        <Tag>{hours && time < hours.from ? t('store.opens', { time: hours.from }) : t('store.closed')}</Tag>
      )}
    </p>
  );
};

const Hours = ({ store }: { store: Store }) => {
  const { t } = useTranslation('guest');
  const { today } = hereAndNow(store);
  return (
    <section aria-labelledby="hours" className="max-w-100">
      <h2 id="hours" className="text-14 mb-2 font-semibold">
        {t('store.hours')}
      </h2>
      <dl className="rounded-3 border-line border">
        {weekdays.map((weekday, index) => {
          const hours = store.working_time[weekday];
          return (
            <div
              key={weekday}
              className={cx(
                'flex justify-between gap-4 border-line px-4 py-2 not-first:border-t',
                weekday === today && 'bg-sunken font-medium',
              )}
            >
              {/* 1 June 2026 is a Monday. */}
              <dt className="first-letter:uppercase">{dayName(`2026-06-0${index + 1}`)}</dt>
              <dd className={cx('figures', !hours && 'text-ink-3')}>
                {hours ? `${hours.from}–${hours.to}` : t('store.closedDay')}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="text-12 text-ink-3 mt-2">{t('store.zone', { zone: store.time_zone })}</p>
    </section>
  );
};

/** Guests sign in and return to the store; people with access get a link to it. */
const WayIn = ({ id }: { id: string }) => {
  const { t } = useTranslation('guest');
  const role = useRole();
  if (role !== null)
    return (
      may(role, 'store.read') && (
        <ButtonLink to={paths.stores.edit(id)} className="self-start lg:justify-self-end">
          {t('store.manage')}
        </ButtonLink>
      )
    );
  return (
    <aside className="rounded-3 bg-sunken self-start p-5">
      <h2 className="text-14 mb-1 font-semibold">{t('store.work')}</h2>
      <p className="text-ink-2 mb-4 text-pretty">{t('store.workText')}</p>
      <ButtonLink icon={LogIn} to={`${paths.signIn}?${new URLSearchParams({ to: paths.stores.edit(id) })}`}>
        {t('store.enter')}
      </ButtonLink>
    </aside>
  );
};
