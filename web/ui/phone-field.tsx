import { Check, ChevronDown, Search } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { foldText } from '#shared/domain/fold-text.ts';
import { cx } from './cx.ts';
import { controlClass, Field } from './field.tsx';
import { currentLanguage } from './i18n.ts';
import { digitsOf, national, readNumber } from './phone-number.ts';
import type { Country } from './phone-number.ts';
import { Popover } from './popover.tsx';

/** A phone number with its country code. The digits are grouped by the country's mask. */
export type PhoneValue = { country: Country; digits: string };

export const PhoneField = ({
  label,
  hint,
  error,
  value,
  onChange,
  countries,
  autoFocus,
  tall,
}: {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  countries: readonly Country[];
  autoFocus?: boolean;
  /** Class of the input, for pages with a taller input than a form's. */
  tall?: string;
}) => {
  const { country, digits } = value;
  const { ref, keepCaret } = useCaret();
  /** A typed code that matches no country yet. */
  const [code, setCode] = useState<string | null>(null);
  const type = (typed: string) => {
    const read = readNumber(typed, country, countries);
    setCode(read ? null : typed);
    onChange(read ?? { country, digits: '' });
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <div className="flex">
          <CountryPicker
            country={country}
            countries={countries}
            onChange={(next) => onChange({ country: next, digits })}
            invalid={error !== undefined}
            tall={tall}
          />
          <input
            {...ids}
            type="tel"
            name="tel"
            inputMode="tel"
            autoComplete="tel"
            autoFocus={autoFocus}
            ref={ref}
            value={code ?? national(digits, country)}
            onChange={(event) => {
              keepCaret(event.target);
              type(event.target.value);
            }}
            className={cx(controlClass, tall, 'figures rounded-l-none')}
          />
        </div>
      )}
    </Field>
  );
};

/** Keeps the caret at its digit when the grouping changes. */
const useCaret = () => {
  const ref = useRef<HTMLInputElement>(null);
  const before = useRef<number | null>(null);
  useLayoutEffect(() => {
    const input = ref.current;
    if (!input || before.current === null) return;
    const start = input.value.match(new RegExp(`^(?:\\D*\\d){${before.current}}`))?.[0].length;
    if (start !== undefined) input.setSelectionRange(start, start);
    before.current = null;
  });
  const keepCaret = ({ value, selectionStart }: HTMLInputElement) => {
    const typedAtEnd = selectionStart === value.length;
    before.current = typedAtEnd || selectionStart === null ? null : digitsOf(value.slice(0, selectionStart)).length;
  };
  return { ref, keepCaret };
};

const nameOf = (country: Country) => country.names[currentLanguage()];

const CountryPicker = ({
  country,
  countries,
  onChange,
  invalid,
  tall,
}: {
  country: Country;
  countries: readonly Country[];
  onChange: (country: Country) => void;
  invalid: boolean;
  tall: string | undefined;
}) => {
  const { t } = useTranslation();
  return (
    <Popover
      className="w-72 p-0!"
      button={
        <button
          type="button"
          aria-label={t('phone.country', { country: nameOf(country), code: `+${country.code}` })}
          aria-haspopup="listbox"
          className={cx(
            controlClass,
            tall,
            'figures hover:bg-hover -mr-px flex w-auto! flex-none items-center gap-1.5 rounded-r-none',
            invalid && 'border-danger-line!',
          )}
        >
          <Flag iso={country.iso} />+{country.code}
          <ChevronDown className="text-ink-3 size-3.5" />
        </button>
      }
    >
      {(close) => (
        <CountryList
          chosen={country}
          countries={countries}
          onChoose={(next) => {
            onChange(next);
            close();
          }}
        />
      )}
    </Popover>
  );
};

const Flag = ({ iso }: { iso: string }) => (
  <img
    src={`/flags/${iso}.svg`}
    alt=""
    width="20"
    height="15"
    loading="lazy"
    className="bg-press outline-line h-[15px] w-5 flex-none rounded-[3px] object-cover outline-1"
  />
);

/** The countries of most workers in Czech stores come first, the others by name. */
const first = ['cz', 'sk', 'ua', 'pl', 'de', 'vn'];

const CountryList = ({
  chosen,
  countries,
  onChoose,
}: {
  chosen: Country;
  countries: readonly Country[];
  onChoose: (country: Country) => void;
}) => {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(() => chosen.iso);
  const found = arranged(countries).filter(({ names, code, iso }) =>
    foldText(`${Object.values(names).join(' ')} +${code} ${iso}`).includes(foldText(typed.trim())),
  );
  const nth = found.findIndex(({ iso }) => iso === active);
  const at = nth === -1 ? 0 : nth;
  const optionId = (iso: string) => `${id}-${iso}`;

  const move = (to: number) => {
    const next = found[Math.max(0, Math.min(found.length - 1, to))];
    if (!next) return;
    setActive(next.iso);
    document.getElementById(optionId(next.iso))?.scrollIntoView({ block: 'nearest' });
  };
  const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 8, PageUp: at - 8 };
  const press = (event: KeyboardEvent) => {
    const to = steps[event.key];
    const current = found[at];
    if (to !== undefined) move(to);
    else if (event.key === 'Enter' && current) onChoose(current);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div className="border-line flex items-center gap-2 border-b px-3">
        <Search className="text-ink-3 size-3.5" />
        <input
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={found[at] && optionId(found[at].iso)}
          aria-label={t('phone.find')}
          placeholder={t('phone.find')}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive('');
          }}
          onKeyDown={press}
          className="text-14 max-md:text-16 h-11 min-w-0 flex-1 bg-transparent outline-none"
        />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('phone.countries')}
        className="quiet-scroll max-h-66 overflow-y-auto p-1"
      >
        {found.map((country) => (
          <button
            key={country.iso}
            id={optionId(country.iso)}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={country.iso === chosen.iso}
            onClick={() => onChoose(country)}
            className={cx(
              'rounded-2 flex min-h-9 w-full items-center text-left gap-2.5 px-2 pointer-coarse:min-h-11',
              country === found[at] ? 'bg-hover' : 'hover:bg-hover',
            )}
          >
            <Flag iso={country.iso} />
            <span className="min-w-0 flex-1 truncate">{nameOf(country)}</span>
            <span className="figures text-ink-3">+{country.code}</span>
            <Check className={cx('text-primary-text size-3.5', country.iso !== chosen.iso && 'invisible')} />
          </button>
        ))}
      </div>
      {found.length === 0 && <p className="text-ink-3 px-3 pb-3">{t('phone.none', { text: typed })}</p>}
    </>
  );
};

const arranged = (countries: readonly Country[]): readonly Country[] => {
  const collator = new Intl.Collator(currentLanguage());
  const rank = ({ iso }: Country) => (first.includes(iso) ? first.indexOf(iso) : first.length);
  return countries.toSorted((one, other) => rank(one) - rank(other) || collator.compare(nameOf(one), nameOf(other)));
};
