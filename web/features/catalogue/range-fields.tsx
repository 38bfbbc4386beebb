import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../ui/cx.ts';
import { controlClass, GroupError } from '../../ui/field.tsx';
import type { Range } from './parameters.ts';

/** Two numbers, applied by Enter and when a field is left. The least and the greatest found are their placeholders. */
export const RangeFields = ({
  label,
  found,
  value,
  scale = 1,
  isValid = () => true,
  onChange,
}: {
  /** With the unit. */
  label: string;
  found: { min: number; max: number } | null;
  value: Range;
  /** How many of the value's units are one of the typed ones: 100 haléř. */
  scale?: number;
  isValid?: (value: number) => boolean;
  onChange: (range: Range) => void;
}) => {
  const { t } = useTranslation('catalogue');
  const errorId = useId();
  const write = (number: number | undefined) => (number === undefined ? '' : textOf(number, scale));
  const shown = { from: write(value.from), to: write(value.to) };
  const [typed, setTyped] = useState(shown);
  const [seen, setSeen] = useState(shown);
  const [issue, setIssue] = useState<'notNumber' | 'reversed' | null>(null);
  if (seen.from !== shown.from || seen.to !== shown.to) {
    setSeen(shown);
    setTyped(shown);
    setIssue(null);
  }
  const apply = () => {
    const [from, to] = [numberIn(typed.from, scale), numberIn(typed.to, scale)];
    const isNumber = [from, to].every((one) => one === undefined || (Number.isFinite(one) && isValid(one)));
    const next = !isNumber ? 'notNumber' : (from ?? -Infinity) > (to ?? Infinity) ? 'reversed' : null;
    setIssue(next);
    if (!next && (from !== value.from || to !== value.to)) onChange({ from, to });
  };
  return (
    <fieldset className="py-3">
      <legend className="float-left mb-2 font-semibold">{label}</legend>
      <div className="clear-both flex items-center gap-2">
        {(['from', 'to'] as const).map((end) => (
          <input
            key={end}
            inputMode="decimal"
            aria-label={t(`filters.${end}`, { name: label })}
            aria-invalid={issue !== null || undefined}
            aria-describedby={issue ? errorId : undefined}
            placeholder={found ? textOf(end === 'from' ? found.min : found.max, scale) : undefined}
            value={typed[end]}
            maxLength={12}
            onChange={(event) => setTyped({ ...typed, [end]: event.target.value })}
            onBlur={apply}
            onKeyDown={({ key }) => key === 'Enter' && apply()}
            className={cx(controlClass, 'figures')}
          />
        ))}
      </div>
      {issue && <GroupError id={errorId}>{t(`filters.${issue}`)}</GroupError>}
    </fieldset>
  );
};

/** With two decimals only where money needs them. */
const textOf = (value: number, scale: number): string =>
  (scale === 100 && value % 100 !== 0 ? (value / 100).toFixed(2) : String(value / scale)).replace('.', ',');

/** Undefined if it is empty, NaN if it is no number. */
const numberIn = (typed: string, scale: number): number | undefined => {
  const text = typed.replaceAll(/\s/g, '').replace(',', '.');
  if (text === '') return undefined;
  return scale === 1 ? Number(text) : Math.round(Number(text) * scale);
};
