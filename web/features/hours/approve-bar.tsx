import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HoursRow } from '#shared/contracts/hours.ts';
import { Button } from '../../ui/button.tsx';
import { count, hours, money } from '../../ui/format.ts';
import { KeyHint } from '../../ui/kbd.tsx';
import { useWide } from '../../ui/media.ts';
import { sumOf } from './rows.ts';

/**
 * What is chosen, and the button that approves it; on a phone, where nothing can be chosen, only if something is.
 * `onDispute` disputes the hours that the focus was on last.
 */
export const ApproveBar = ({
  chosen,
  isBusy,
  onApprove,
  onDispute,
}: {
  chosen: readonly HoursRow[];
  isBusy: boolean;
  onApprove: () => void;
  /** undefined while none can be disputed. */
  onDispute: (() => void) | undefined;
}) => {
  const { t } = useTranslation('hours');
  const wide = useWide('md');
  const isEmpty = chosen.length === 0;
  if (isEmpty && !wide) return null;
  const charge = chosen.reduce((total, row) => total + (row.charge ?? 0), 0);
  return (
    <div
      data-bar="save"
      className="border-line bg-surface px-gutter flex min-h-14 flex-none flex-wrap items-center gap-x-3 gap-y-2 border-t py-2 max-md:sticky max-md:bottom-0 max-md:z-5"
    >
      <p role="status" className="tabular-nums">
        {isEmpty ? (
          t('bar.none')
        ) : (
          <b className="font-semibold">
            {t('bar.chosen', {
              count: chosen.length,
              shown: count(chosen.length),
              hours: hours(sumOf(chosen).minutes),
            })}
          </b>
        )}
        {wide && !isEmpty && <span className="text-ink-3"> {t('bar.charge', { money: money(charge) })}</span>}
      </p>
      {wide && (
        <p className="text-12 text-ink-3 ml-auto flex items-center gap-1.5 pointer-coarse:hidden">
          <KeyHint keys="J" />
          <KeyHint keys="K" />
          {t('bar.keys.move')}
          <KeyHint keys="Space" />
          {t('bar.keys.choose')}
          <KeyHint keys="A" />
          {t('bar.keys.approve')}
          <KeyHint keys="D" />
          {t('bar.keys.dispute')}
        </p>
      )}
      <div className="ml-auto flex gap-2 md:pointer-fine:ml-0">
        {wide && (
          <Button disabled={!onDispute} onClick={onDispute}>
            {t('dispute.button')}
          </Button>
        )}
        {!isEmpty && (
          <Button variant="primary" icon={Check} busy={isBusy} onClick={onApprove}>
            {t('approve.many', { count: chosen.length, shown: count(chosen.length) })}
          </Button>
        )}
      </div>
    </div>
  );
};
