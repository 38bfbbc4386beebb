import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Answer } from '#shared/contracts/endpoint.ts';
import type { BoardShift, getCoverage } from '#shared/contracts/shifts.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMe } from '../../../api/me.ts';
import { ShiftShape } from '../../../domain/shifts/shift-status.tsx';
import { paths } from '../../../paths.ts';
import { cx } from '../../../ui/cx.ts';
import { productTimeZone } from '../../../ui/days.ts';
import { clock, clockRange } from '../../../ui/format.ts';
import '../calendar/board.css';
import { labelPlacement } from '../view/timeline-scale.ts';
import { barOf, hoursOf, placeOf, type Window, windowOf } from './bars.ts';
import { type ShiftRow, useShiftRow } from './shift-row.ts';

type Store = Answer<typeof getCoverage>['data']['stores'][number];

/** The shifts of each store as bars on the hours of the day; below md as lists. */
export const Stores = ({
  stores,
  day,
  now,
  isToday,
  wide,
}: {
  stores: readonly Store[];
  day: string;
  now: string;
  isToday: boolean;
  wide: boolean;
}) => {
  const { t } = useTranslation('shifts');
  const window = windowOf(day, isToday ? now : null);
  const rowOf = useShiftRow(now);
  const ofCustomer = sideOf(roleOf(useMe())) === 'customer';
  return (
    <div className={cx(!wide && 'agenda pb-20')}>
      {wide && (
        <div aria-hidden className="border-line bg-surface sticky top-0 z-2 flex h-8 items-center border-b">
          <span className="text-12 text-ink-3 w-48 flex-none pl-(--gutter)">
            {t('board.stores', { count: stores.length })}
          </span>
          <Hours window={window} now={isToday ? now : null} />
        </div>
      )}
      {stores.map((store) => (
        <StoreSection
          key={store.id}
          store={store}
          customer={ofCustomer ? null : store.customer.name}
          isToday={isToday}
          window={wide ? window : null}
          now={now}
        >
          {store.shifts.map((shift) =>
            wide ? (
              <Lane
                key={shift.id}
                shift={shift}
                row={rowOf(shift, store.time_zone)}
                window={window}
                now={now}
                zone={store.time_zone}
              />
            ) : (
              <ListRow key={shift.id} shift={shift} row={rowOf(shift, store.time_zone)} zone={store.time_zone} />
            ),
          )}
        </StoreSection>
      ))}
    </div>
  );
};

const Hours = ({ window, now }: { window: Window; now: string | null }) => (
  <span className="figures text-11 text-ink-3 relative h-full min-w-0 flex-1">
    {hoursOf(window).map(({ at, label, left }) => (
      <span key={at} className="absolute top-2 -translate-x-1/2" style={{ left: `${left}%` }}>
        {label}
      </span>
    ))}
    {now && (
      <b
        className="bg-accent-fill text-on-accent rounded-1 absolute top-2 -translate-x-1/2 px-1 font-semibold"
        style={{ left: `${placeOf(now, window)}%` }}
      >
        {clock(now, productTimeZone)}
      </b>
    )}
  </span>
);

const StoreSection = ({
  store,
  customer,
  isToday,
  window,
  now,
  children,
}: {
  store: Store;
  /** null for the customer's own people. */
  customer: string | null;
  isToday: boolean;
  /** null for a list. */
  window: Window | null;
  now: string;
  children: React.ReactNode;
}) => {
  const { t } = useTranslation('shifts');
  const heading = useId();
  const expected = store.on_site + store.missing;
  return (
    <section
      aria-labelledby={heading}
      className={cx(window && 'border-line flex border-b [contain-intrinsic-size:auto_80px] [content-visibility:auto]')}
    >
      <header
        className={
          window ? 'w-48 flex-none py-2 pr-3 pl-(--gutter)' : 'px-gutter flex items-center gap-2 pt-3.5 pb-1.5'
        }
      >
        <h2 id={heading} className="min-w-0 font-semibold wrap-anywhere">
          {store.name}
        </h2>
        {customer !== null && <p className="text-12 text-ink-3 min-w-0 flex-1 truncate">{customer}</p>}
        {isToday && expected > 0 && (
          <p
            className={cx(
              'figures text-12 flex-none font-medium',
              store.missing > 0 ? 'text-danger-text' : 'text-ink-2',
              !window && 'ml-auto',
            )}
          >
            {t('board.onSite', { present: store.on_site, expected })}
          </p>
        )}
      </header>
      {window ? (
        <div
          className="border-line relative min-w-0 flex-1 overflow-hidden border-l bg-[linear-gradient(to_left,var(--line)_1px,transparent_1px)]"
          style={{ backgroundSize: `${hoursOf(window)[0]?.left}% 100%` }}
        >
          <ul className="space-y-0.75 py-1.5">{children}</ul>
          {isToday && (
            <span
              className="border-accent pointer-events-none absolute inset-y-0 border-l-2"
              style={{ left: `${placeOf(now, window)}%` }}
            />
          )}
        </div>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5 px-3">{children}</ul>
      )}
    </section>
  );
};

type RowProps = { shift: BoardShift; row: ShiftRow; zone: string };

const RowIcon = ({ row, className }: { row: ShiftRow; className?: string }) => {
  const { t } = useTranslation();
  return row.icon ? (
    <row.icon aria-hidden className={cx('text-(--fg)', className)} />
  ) : (
    <ShiftShape status={row.status} className={className ?? ''} word={t(`shiftStatus.${row.status}`)} />
  );
};

/** Percent of the window per letter, when the board is at its narrowest. */
const letter = 1.1;

/** The whole lane is the link, because a short bar is hard to press. Its words stand beside a bar that is too short. */
const Lane = ({ shift, row, zone, window, now }: RowProps & { window: Window; now: string }) => {
  const { left, width } = barOf(shift, window, now);
  const where = labelPlacement({ left, width }, (row.name.length + row.note.length + 4) * letter);
  return (
    <li className="relative h-6.5">
      <Link
        to={paths.shifts.view(shift.id)}
        data-status={row.status}
        title={clockRange(shift.starts_at, shift.ends_at, zone)}
        className="rounded-1 absolute inset-0 -outline-offset-2"
      >
        {width > 0 && (
          <span
            data-status={row.status}
            className={cx('shift-cell absolute inset-y-0', row.isMissing && 'border-danger-line! border')}
            style={{ left: `${left}%`, width: `${width}%` }}
          />
        )}
        <span
          className="text-12 absolute inset-y-0 flex max-w-full min-w-0 items-center gap-1.5 px-2.5 whitespace-nowrap [&>svg]:size-3.5 [&>svg]:flex-none"
          style={
            where === 'before' ? { right: `${100 - left}%` } : { left: `${where === 'inside' ? left : left + width}%` }
          }
        >
          <RowIcon row={row} />
          <span className={cx('font-medium', row.isMissing && 'text-(--fg)')}>{row.name}</span>
          <span className={cx('tabular-nums', row.isMissing ? 'text-(--fg)' : 'text-ink-2')}>{row.note}</span>
          <span className="sr-only">{clockRange(shift.starts_at, shift.ends_at, zone)}</span>
        </span>
      </Link>
    </li>
  );
};

const ListRow = ({ shift, row, zone }: RowProps) => (
  <li>
    <Link
      to={paths.shifts.view(shift.id)}
      data-status={row.status}
      className={cx('shift-cell', row.isMissing && 'border-danger-line! border')}
    >
      <span className="shift-time">
        <span className={cx('truncate', row.isMissing && 'text-(--fg)')}>{row.name}</span>
        <RowIcon row={row} />
      </span>
      <span className="shift-name tabular-nums">
        {clockRange(shift.starts_at, shift.ends_at, zone)} · {row.note}
      </span>
    </Link>
  </li>
);
