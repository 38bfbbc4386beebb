import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../ui/cx.ts';

/**
 * Starting and ending a shift require a press of one second, to prevent accidental taps. A short tap, a key or a screen
 * reader opens a confirmation instead.
 */
const holdFor = 1000;

export const variants = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover',
  inverse: 'bg-inverse text-on-inverse',
  plain: 'border border-line-strong bg-surface text-ink hover:bg-hover text-16! max-[22.5rem]:text-14!',
};
export const bigButton =
  'relative flex min-h-17 w-full touch-none items-center justify-center gap-3 overflow-hidden rounded-[18px] px-3 py-2 text-[1.125rem] leading-6 max-[22.5rem]:gap-2 max-[22.5rem]:px-2 max-[22.5rem]:text-[1rem] font-semibold tracking-tight select-none disabled:opacity-60 [-webkit-touch-callout:none] [&_svg]:size-5 [&_svg]:flex-none';

export const HoldButton = ({
  icon: Icon,
  variant,
  label,
  note,
  holdingNote,
  disabled,
  onHeld,
  onTap,
}: {
  icon: LucideIcon;
  variant: 'primary' | 'inverse';
  label: string;
  note: string;
  holdingNote: string;
  disabled: boolean;
  onHeld: () => void;
  onTap: () => void;
}) => {
  const { t } = useTranslation('worker');
  const [holding, setHolding] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const press = () => {
    wasHeld.current = false;
    setHolding(true);
    timer.current = setTimeout(() => {
      wasHeld.current = true;
      setHolding(false);
      navigator.vibrate?.(30);
      onHeld();
    }, holdFor);
  };
  const release = () => {
    clearTimeout(timer.current);
    setHolding(false);
  };

  return (
    <button
      type="button"
      disabled={disabled}
      onPointerDown={(event) => event.isPrimary && event.button === 0 && press()}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      // A key or a screen reader has no pointer (detail is 0), so no hold precedes its click.
      onClick={({ detail }) => (detail === 0 || !wasHeld.current) && onTap()}
      className={cx(bigButton, variants[variant])}
    >
      <span
        aria-hidden
        style={{ transitionDuration: holding ? `${holdFor}ms` : undefined }}
        className={cx(
          'absolute inset-0 origin-left bg-[oklch(0_0_0/0.24)] transition-transform ease-linear motion-reduce:hidden',
          holding ? 'scale-x-100' : 'scale-x-0',
        )}
      />
      <Icon className="relative" />
      <span className="relative min-w-0 text-left text-balance">
        {holding ? t('dock.holding') : label}
        <small className="text-13 font-regular block leading-4 tracking-[0]">{holding ? holdingNote : note}</small>
      </span>
    </button>
  );
};
