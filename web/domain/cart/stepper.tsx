import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

const part = 'text-ink-2 hover:bg-hover hover:text-ink grid h-full place-items-center disabled:opacity-45';

/** The pieces of a product in the cart, by buttons or typed. 0 removes it. */
export const Stepper = ({
  name,
  count,
  most,
  onChange,
}: {
  /** Of the product. */
  name: string;
  count: number;
  /** The greatest count that may be chosen; fewer than now is always possible. */
  most: number;
  onChange: (count: number) => void;
}) => {
  const { t } = useTranslation('cart');
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    const wanted = Number(typed);
    setTyped(null);
    if (!typed?.trim() || !Number.isInteger(wanted) || wanted < 0) return;
    const next = Math.min(wanted, Math.max(most, 0));
    if (next !== count) onChange(next);
  };
  const press = (event: KeyboardEvent) => {
    if (typed === null || !['Enter', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    if (event.key === 'Enter') take();
    else setTyped(null);
  };
  return (
    <span
      role="group"
      aria-label={t('pieces', { name })}
      className="rounded-2 border-line-strong bg-raised h-control-sm relative z-1 inline-flex flex-none items-center border"
    >
      <button
        type="button"
        aria-label={t('fewer', { name })}
        onClick={() => onChange(Math.min(count - 1, Math.max(most, 0)))}
        className={`${part} rounded-l-2 w-control-sm`}
      >
        <Minus className="size-3.5" />
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('pieces', { name })}
        value={typed ?? String(count)}
        maxLength={4}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={take}
        onKeyDown={press}
        className="figures max-md:text-16 h-full w-9 bg-transparent text-center font-medium -outline-offset-1"
      />
      <button
        type="button"
        aria-label={t('more', { name })}
        disabled={count >= most}
        onClick={() => onChange(count + 1)}
        className={`${part} rounded-r-2 w-control-sm`}
      >
        <Plus className="size-3.5" />
      </button>
    </span>
  );
};
