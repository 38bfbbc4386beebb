import { CircleCheck } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { minPasswordLength } from '#shared/domain/people/password.ts';
import { cx } from '../../ui/cx.ts';
import { importOften } from '../../ui/import-again.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { type Strength, strengthOf } from './password-strength.ts';

export type NewPasswordValue = { password: string; password2: string };

/**
 * A new password, typed twice, with a strength meter. The server decides which passwords are refused and its errors
 * come in `errors`; password-strength.ts finds the obvious ones while typing.
 */
export const NewPassword = ({
  value,
  onChange,
  errors,
  autoFocus,
  tall,
}: {
  value: NewPasswordValue;
  onChange: (value: NewPasswordValue) => void;
  errors: Partial<Record<keyof NewPasswordValue, string>>;
  autoFocus?: boolean;
  /** Class of the inputs, for pages with taller inputs than a form's. */
  tall?: string;
}) => {
  const { t } = useTranslation();
  const { password, password2 } = value;
  const same = password2 !== '' && password === password2;
  return (
    <>
      <div className="flex flex-col gap-2">
        <PasswordField
          name="new-password"
          label={t('password.label')}
          hint={password === '' ? t('password.rule') : undefined}
          error={errors.password}
          autoComplete="new-password"
          autoFocus={autoFocus}
          value={password}
          onChange={(event) => onChange({ password: event.target.value, password2 })}
          className={tall}
        />
        {password !== '' && <StrengthBars password={password} />}
      </div>
      <PasswordField
        name="new-password-again"
        label={t('password.again')}
        error={errors.password2}
        hint={
          same && (
            <span className="text-success-text flex items-center gap-1">
              <CircleCheck className="size-3.5" />
              {t('password.same')}
            </span>
          )
        }
        autoComplete="new-password"
        value={password2}
        onChange={(event) => onChange({ password, password2: event.target.value })}
        className={tall}
      />
    </>
  );
};

const tones: Record<Strength, string> = {
  weak: 'bg-danger-line',
  fair: 'bg-warning-line',
  strong: 'bg-success-line',
  veryStrong: 'bg-success-line',
};
const order: readonly Strength[] = ['weak', 'fair', 'strong', 'veryStrong'];

/** The word list is large, so it is loaded when typing begins. */
const useIsCommon = () => {
  const [isCommon, setIsCommon] = useState<(password: string) => boolean>(() => () => false);
  useEffect(() => {
    void importOften(() => import('#shared/domain/people/common-passwords.ts'), 'isCommon').then(
      (list) => setIsCommon(() => list.isCommon),
      // The server checks the same list.
      () => undefined,
    );
  }, []);
  return isCommon;
};

const StrengthBars = ({ password }: { password: string }) => {
  const { t } = useTranslation();
  const id = useId();
  const common = useIsCommon()(password);
  const strength = common ? 'weak' : strengthOf(password);
  const filled = order.indexOf(strength) + 1;
  const missing = minPasswordLength - Array.from(password).length;
  return (
    <div>
      <div aria-hidden className="flex gap-1">
        {order.map((one, nth) => (
          <span
            key={one}
            className={cx('h-1 flex-1 rounded-full transition-colors', nth < filled ? tones[strength] : 'bg-press')}
          />
        ))}
      </div>
      <p id={id} aria-live="polite" className="text-12 text-ink-2 mt-1.5 flex flex-wrap justify-between gap-x-3">
        <span>{t('password.strength', { strength: t(`password.${strength}`) })}</span>
        {missing > 0 && <span className="figures text-ink-3">{t('password.short', { count: missing })}</span>}
        {missing <= 0 && common && <span className="text-danger-text">{t('password.common')}</span>}
      </p>
    </div>
  );
};
