import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldText } from '#shared/domain/fold-text.ts';
import { cx } from './cx.ts';
import { controlClass, Field } from './field.tsx';
import { currentLanguage } from './i18n.ts';
import { type Country, digitsOf, national, readNumber } from './phone-number.ts';
import { Combobox } from './select.tsx';

export type PhoneValue = { country: Country; digits: string };

/** A phone number with its country code. The digits are grouped by the country's mask. */
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
  const byIso = new Map(countries.map((each) => [each.iso, each]));
  const fits = (iso: string, typed: string) => {
    const { names, code } = byIso.get(iso) ?? country;
    return foldText(`${Object.values(names).join(' ')} +${code} ${iso}`).includes(foldText(typed.trim()));
  };
  return (
    <div className="relative -mr-px w-32 flex-none">
      <Combobox
        aria-label={t('phone.country', { country: nameOf(country), code: `+${country.code}` })}
        options={arranged(countries).map((each) => ({
          value: each.iso,
          label: `+${each.code}`,
          note: nameOf(each),
          icon: <Flag iso={each.iso} />,
        }))}
        value={country.iso}
        onChange={(iso) => onChange(byIso.get(iso) ?? country)}
        typing={{ fits }}
        invalid={invalid}
        className={cx(tall, 'figures rounded-r-none pl-9!')}
      />
      <span className="pointer-events-none absolute inset-y-0 left-2.5 flex items-center">
        <Flag iso={country.iso} />
      </span>
    </div>
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

const arranged = (countries: readonly Country[]): readonly Country[] => {
  const collator = new Intl.Collator(currentLanguage());
  const rank = ({ iso }: Country) => (first.includes(iso) ? first.indexOf(iso) : first.length);
  return countries.toSorted((one, other) => rank(one) - rank(other) || collator.compare(nameOf(one), nameOf(other)));
};
