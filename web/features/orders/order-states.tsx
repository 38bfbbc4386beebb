import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#shared/contracts/orders.ts';
import { lookOf } from '../../domain/orders/order-status.tsx';
import { cx } from '../../ui/cx.ts';
import { deviceMoment } from '../../ui/device-time.ts';
import { type PassedState, passedStates } from './passed-states.ts';

/** The row of states: those passed, the current one, and those that follow. Below md a column. */
export const OrderStates = ({ order }: { order: Order }) => {
  const { t } = useTranslation('orders');
  return (
    <section aria-label={t('view.states')}>
      <ol className="flex max-md:flex-col">
        {passedStates(order).map((state) => (
          <State key={state.status} state={state} />
        ))}
      </ol>
    </section>
  );
};

const State = ({ state: { status, at, when } }: { state: PassedState }) => {
  const { t } = useTranslation('orders');
  const { icon, tone } = lookOf(status);
  const Icon = when === 'done' ? Check : icon;
  return (
    <li
      data-tone={tone}
      aria-current={when === 'now' ? 'step' : undefined}
      className="group relative min-w-0 flex-1 max-md:flex max-md:gap-2.5 max-md:pb-3 md:pr-3"
    >
      <span
        aria-hidden
        className={cx(
          'absolute border-line-strong group-last:hidden max-md:top-6 max-md:bottom-0 max-md:left-[9.5px] max-md:border-l md:top-[9.5px] md:right-1 md:left-6 md:border-t',
          when !== 'done' && 'border-dashed',
        )}
      />
      <span
        aria-hidden
        className={cx(
          'grid size-5 flex-none place-items-center rounded-full [&>svg]:size-3',
          when === 'done' && 'bg-press text-ink-2',
          when === 'now' && 'bg-(--bg) text-(--fg) ring-1 ring-(--fg)',
          when === 'coming' && 'border-line-strong border',
        )}
      >
        {when !== 'coming' && <Icon />}
      </span>
      <span className="block min-w-0 md:mt-1.5">
        <span className={cx('block wrap-anywhere', when === 'now' ? 'font-semibold text-(--fg)' : 'text-ink-2')}>
          {t(`statuses.${status}`)}
        </span>
        <span className={cx('text-12 text-ink-3 block tabular-nums', when === 'coming' && 'sr-only')}>
          {at ? deviceMoment(at) : t(`view.state.${when}`)}
        </span>
      </span>
    </li>
  );
};
