import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { productTimeZone } from '../../ui/days.ts';
import { dayAndTime } from '../../ui/format.ts';
import { Countdown } from './countdown.tsx';

const stripes = { backgroundImage: 'repeating-linear-gradient(135deg, transparent 0 9px, var(--line) 9px 10px)' };

/** Until when the quotes are sealed, and what that means for the reader. */
export const SealedBox = ({ deadline, text }: { deadline: string; text: string }) => {
  const { t } = useTranslation('tenders');
  return (
    <section
      aria-label={t('quotes.timer')}
      className="rounded-3 border-line-strong bg-sunken flex flex-wrap items-center gap-4 border p-4"
      style={stripes}
    >
      <span
        aria-hidden
        data-tone="ask"
        className="grid size-11 flex-none place-items-center rounded-full bg-(--bg) text-(--fg) max-sm:hidden [&>svg]:size-5"
      >
        <Lock />
      </span>
      <div className="rounded-2 bg-sunken min-w-0 flex-1 basis-60 px-1">
        <h2 className="text-16 tracking-title font-semibold tabular-nums">
          {t('quotes.sealedUntil', { time: dayAndTime(deadline, productTimeZone) })}
        </h2>
        <p className="text-ink-2 text-pretty">{text}</p>
      </div>
      <div className="max-sm:w-full">
        <Countdown until={deadline} />
      </div>
    </section>
  );
};

/** The place of a value that nobody reads yet. */
export const Hatched = ({ until }: { until: string }) => {
  const { t } = useTranslation('tenders');
  return (
    <span className="inline-flex">
      <i
        aria-hidden
        className="bg-press rounded-1 h-3 w-16"
        style={{ backgroundImage: 'repeating-linear-gradient(135deg, transparent 0 3px, var(--line-strong) 3px 6px)' }}
      />
      <span className="sr-only">{t('quotes.sealedUntil', { time: dayAndTime(until, productTimeZone) })}</span>
    </span>
  );
};
